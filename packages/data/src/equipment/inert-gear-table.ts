import { readInertGear } from './inert-entry.ts';
import type { GearEntry } from './other-table.ts';

/** Equipment without rules: it occupies slots and may count for Battle Value. */
export const INERT_GEAR: readonly GearEntry[] = readInertGear(`
name                                             | bv           | slots | hit | marks                                | names in unit files
Bomb Bay                                         | -            | 1     | yes | fuel                                 | Bomb Bay
Buzzsaw                                          | off 67       | 2     | yes | club                                 | Buzzsaw; clan buzzsaw; clbuzzsaw; is buzzsaw
Cargo                                            | -            | all   | yes | -                                    | Cargo; cargo (0.5 tons); cargo (1 ton); cargo (1.5 tons); cargo (10 tons); cargo (10.5 tons); cargo (11 tons); cargo (2 tons); cargo (2.5 tons); cargo (3 tons); cargo (3.5 tons); cargo (4 tons); cargo (4.5 tons); cargo (5 tons); cargo (5.5 tons); cargo (6 tons); cargo (6.5 tons); cargo (7 tons); cargo (7.5 tons); cargo (8 ton); cargo (8.5 tons); cargo (9 tons); cargo (9.5 tons)
Cargo Container (10 tons)                        | -            | all   | yes | -                                    | Cargo Container (10 tons)
Chain Drape (Apron)                              | -            | all   | yes | chainDrape                           | ChainDrapeApron; chain drape apron; chaindrape apron
Chain Drape (Cape)                               | -            | all   | yes | chainDrape                           | ChainDrapeCape; chain drape cape; chaindrape cape
Chain Drape (Poncho)                             | -            | all   | yes | chainDrape                           | ChainDrapePoncho; chain drape poncho; chaindrape poncho
Communications Equipment                         | -            | all   | yes | -                                    | Communications Equipment; commsgear; commsgear:1; commsgear:10; commsgear:11; commsgear:12; commsgear:13; commsgear:14; commsgear:15; commsgear:2; commsgear:3; commsgear:4; commsgear:5; commsgear:6; commsgear:7; commsgear:8; commsgear:9; communications equipment (1 ton); communications equipment (10 ton); communications equipment (11 ton); communications equipment (12 ton); communications equipment (13 ton); communications equipment (14 ton); communications equipment (15 ton); communications equipment (2 ton); communications equipment (3 ton); communications equipment (4 ton); communications equipment (5 ton); communications equipment (6 ton); communications equipment (7 ton); communications equipment (8 ton); communications equipment (9 ton)
Direct Neural Interface Cockpit Modification     | -            | all   | no  | -                                    | DNICockpitModification
Damage Interrupt Circuit                         | -            | all   | no  | -                                    | DamageInterruptCircuit
Dumper (Front)                                   | -            | 1     | yes | -                                    | Dumper (Front)
Dumper (Left)                                    | -            | 1     | yes | -                                    | Dumper (Left)
Dumper (Rear)                                    | -            | 1     | yes | -                                    | Dumper (Rear)
Dumper (Right)                                   | -            | 1     | yes | -                                    | Dumper (Right)
Enhanced Imaging (EI) Interface                  | -            | all   | no  | -                                    | EIInterface; ei interface; enhanced imaging interface
Ejection Seat (IndustrialMech)                   | -            | 1     | yes | -                                    | Ejection Seat (Industrial Mech)
Extended Fuel Tank                               | -            | 1     | yes | fuel                                 | Extended Fuel Tank; extended fuel tank (0.5 tons); extended fuel tank (1 ton); extended fuel tank (1.5 tons); extended fuel tank (2 tons); extended fuel tank (2.5 tons); extended fuel tank (3 tons); extended fuel tank (3.5 tons); extended fuel tank (4 tons)
Fluid Suction System (Light - Mech)              | -            | 1     | yes | -                                    | Fluid Suction System (Light - Mech); light fluid suction system (mech)
Girder Club                                      | -            | all   | yes | club                                 | Girder Club
Searchlight (Handheld)                           | -            | all   | yes | -                                    | HHSearchlight
Bridge Layer (Heavy)                             | def 20       | 12    | yes | -                                    | HeavyBridgeLayer
Prototype Artemis IV FCS                         | -            | 1     | yes | prototypeArtemis                     | ISArtemisIVProto; is proto type artemis iv fcs
Booby Trap                                       | -            | 1     | yes | -                                    | ISBoobyTrap
C3 Emergency Master                              | -            | 2     | yes | c3 c3Master                          | ISC3EmergencyMaster; c3 emergency master (c3em); emergency c3 master
Chaff Pod                                        | def 19       | 1     | yes | -                                    | ISChaffPod
Collapsible Command Module                       | -            | 12    | yes | -                                    | ISCollapsibleCommandModule; collapsiblecommandmodule; isccm
Drone (Remote) Operating System                  | -            | 1     | yes | drone                                | ISDroneOperatingSystem; cldroneoperatingsystem; isdronecontrolconsole
Mobile Hyperpulse Generators (Ground-Mobile HPG) | -            | 12    | yes | splittable                           | ISGroundMobileHPG; clangroundmobilehpg
BattleMech Turret (Head)                         | -            | 1     | yes | -                                    | ISHeadTurret; clheadturret
MechWarrior Aquatic Survival System (MASS)       | def 9        | 1     | yes | -                                    | ISMASS; clan mass; clmass; is mass
BattleMech Turret (Quad)                         | -            | 1     | yes | -                                    | ISQuadTurret; clquadturret
Recon Camera                                     | -            | 1     | yes | -                                    | ISReconCamera; clreconcamera
Remote Drone Command Console                     | -            | 1     | yes | -                                    | ISRemoteDroneCommandConsole
BattleMech Turret (Shoulder)                     | -            | 1     | yes | -                                    | ISShoulderTurret; clshoulderturret
RISC Super-Cooled Myomer                         | -            | all   | yes | superCooledMyomer                    | ISSuperCooledMyomer
Vehicular Mine Dispenser                         | off 8        | 1     | yes | -                                    | ISVehicularMineDispenser; clvehicularminedispenser
Smart Robotic Control System (SRCS) (Improved)   | -            | all   | yes | -                                    | ImprovedSmartRoboticControlSystem; improvedsrcs
Fuel Tank                                        | -            | 1     | yes | fuel                                 | LAM Fuel Tank
Ladder                                           | -            | 1     | yes | -                                    | Ladder; ladder (100m); ladder (20m); ladder (40m); ladder (60m); ladder (80m)
Lift Hoist/Arresting Hoist                       | -            | 3     | yes | -                                    | Lift Hoist/Arresting Hoist; lift hoist
Bridge Layer (Light)                             | def 5        | 2     | yes | -                                    | LightBridgeLayer
Liquid Storage                                   | -            | all   | yes | -                                    | Liquid Storage; liquid storage (0.5 tons); liquid storage (1 ton)
Sprayer (Mech)                                   | -            | 1     | yes | -                                    | MechSprayer; sprayer [mech]
Bridge Layer (Medium)                            | def 10       | 4     | yes | -                                    | MediumBridgeLayer
Paramedic Equipment                              | -            | 1     | yes | -                                    | Paramedic Equipment
Prototype Remote Sensors/Dispenser               | -            | 1     | yes | -                                    | ProtoTypeRemoteSensorDispenser; prototype remote sensor dispenser
Prototype Triple Strength Myomer                 | -            | all   | no  | prototypeTsm                         | Prototype TSM
QuadVee Wheels                                   | -            | all   | yes | -                                    | QuadVee Wheels; wheels
RISC Viral Jammer (Decoy)                        | def 284      | 1     | yes | -                                    | RISC Viral Jammer (Decoy)
RISC Viral Jammer (Homing)                       | def 284      | 1     | yes | -                                    | RISC Viral Jammer (Homing)
Remote Sensors/Dispenser                         | -            | 1     | yes | -                                    | RemoteSensorDispenser; remote sensor dispenser
Salvage Arm                                      | -            | 2     | yes | -                                    | Salvage Arm; salvagearm
Smart Robotic Control System (SRCS)              | -            | all   | yes | -                                    | SmartRoboticControlSystem
Tree Club                                        | -            | all   | yes | club                                 | Tree Club
`);
