import { EQUIPMENT_KINDS, type EquipmentKind, type JumpJetType } from '@hexfall/rules';
import {
  type BattleFigures,
  type BattleMark,
  createFigures,
  marksOfKind,
  readWorth,
  WORTHLESS,
} from './battle-figures.ts';
import { readTable, type TableRow } from './text-table.ts';

/** Equipment that is neither weapon nor ammunition. */
export interface GearEntry {
  readonly kind: 'equipment';
  readonly equipment: EquipmentKind;
  readonly name: string;
  /** Returns how many slots one of them takes on a unit of this weight; `undefined` when all its slots are one item. */
  slots(tonnage: number): number | undefined;
  /** Whether a critical hit can strike it. */
  readonly hittable: boolean;
  /** Whether its slots may continue in a neighbouring location. */
  readonly splittable: boolean;
  readonly battle: BattleFigures;
  readonly names: readonly string[];
}

export interface HeatSinkEntry {
  readonly kind: 'heatSink';
  readonly name: string;
  /** Sinks in one such item, and the heat that each removes. */
  readonly sinks: 1 | 2;
  readonly capacity: 1 | 2;
  readonly slots: number;
  readonly battle: BattleFigures;
  readonly names: readonly string[];
}

export interface JumpJetEntry {
  readonly kind: 'jumpJet';
  readonly type: JumpJetType;
  /** Slots of one jet; `undefined` for boosters, whose slots are one item together. */
  readonly slots: number | undefined;
  readonly battle: BattleFigures;
  readonly names: readonly string[];
}

/** Armor and structure that occupy slots in which nothing can be struck. */
export interface FillerEntry {
  readonly kind: 'filler';
  readonly name: string;
  readonly part: 'structure' | 'armor';
  readonly battle: BattleFigures;
  readonly names: readonly string[];
}

/**
 * Slots: a number; `W/15` for the unit's weight divided and rounded up; `~W/20` rounded to the nearest; `all` if all
 * slots of the unit are one item; `AES` for an actuator enhancement system, by weight class.
 */
export const GEAR: readonly GearEntry[] = Object.freeze(
  readTable(`
name                    | kind              | slots  | hit | bv                      | names in unit files
Hatchet                 | hatchet           | W/15   | yes | off hatchet             | Hatchet
Sword                   | sword             | W/15   | yes | off sword               | Sword
Mace                    | mace              | W/10   | yes | off mace                | Mace; THB Mace
Lance                   | lance             | W/20   | yes | off lance               | IS Lance; ISLance; Lance
Retractable Blade       | retractableBlade  | 1+W/20 | yes | off retractable         | Retractable Blade
Flail                   | flail             | 4      | yes | off 11                  | IS Flail; Flail
Chainsaw                | chainsaw          | 5      | yes | off 7                   | Chainsaw
Mining Drill            | miningDrill       | 4      | yes | off 6                   | MiningDrill
Rock Cutter             | rockCutter        | 5      | yes | off 6                   | Rock Cutter
Combine                 | combine           | 4      | yes | off 5                   | Combine
Backhoe                 | backhoe           | 6      | yes | off 8                   | Backhoe
Dual Saw                | dualSaw           | 7      | yes | off 9                   | Dual Saw
Spot Welder             | spotWelder        | 1      | yes | off 5                   | Spot Welder
Heavy-Duty Pile Driver  | pileDriver        | 8      | yes | off 5                   | Heavy-Duty Pile Driver; Pile Driver; PileDriver
Actuator Enhancement System | aes               | AES    | yes | -                       | ISAES; cl actuator enhancement system; clactuatorenhancementsystem; claes; is actuator enhancement system; isactuatorenhancementsystem
Claw                    | claw              | W/15   | yes | off claw                | ISClaw; CLClaw
Talons                  | talons            | all    | yes | off talons              | Talons
MASC                    | masc              | ~W/20  | yes | -                       | ISMASC; IS MASC
MASC                    | masc              | ~W/25  | yes | -                       | CLMASC; Clan MASC
Supercharger            | supercharger      | 1      | yes | -                       | Supercharger; IS Super Charger; ISSupercharger; Supercharger (Clan); CL Super Charger; CL Supercharger; CLSupercharger
Triple-Strength Myomer  | tsm               | all    | no  | -                       | Triple Strength Myomer; TSM; IS TSM
Industrial TSM          | industrialTsm     | all    | no  | -                       | Industrial Triple Strength Myomer; Industrial TSM; IS Industrial TSM
CASE                    | case              | 1      | no  | -                       | ISCASE; IS CASE; ISCASEPrototype; Prototype CASE
Clan CASE               | case              | 1      | no  | -                       | CLCASE; Clan CASE
CASE II                 | caseTwo           | 1      | no  | -                       | ISCASEII; IS CASE II
CASE II                 | caseTwo           | 1      | no  | -                       | CLCASEII; Clan CASE II
Artemis IV              | artemisIV         | 1      | yes | -                       | ISArtemisIV; IS Artemis IV FCS; CLArtemisIV; Clan Artemis IV FCS
Artemis V               | artemisV          | 2      | yes | -                       | CLArtemisV; Artemis V; Clan Artemis V
Apollo                  | apollo            | 1      | yes | -                       | ISApollo; IS MRM Apollo FCS; IS MRM Apollo Fire Control System
PPC Capacitor           | ppcCapacitor      | 1      | yes | -                       | PPC Capacitor; ISPPCCapacitor; ISLightPPCCapacitor; ISHeavyPPCCapacitor; ISERPPCCapacitor; ISSNPPCCapacitor; CLPPCCapacitor; ERPPC Capacitor; HPPC Capacitor; LPPC Capacitor; SNPPC Capacitor
Targeting Computer      | targetingComputer | all    | yes | -                       | ISTargeting Computer; IS Targeting Computer; Targeting Computer [IS]
Targeting Computer      | targetingComputer | all    | yes | -                       | CLTargeting Computer; Clan Targeting Computer; Targeting Computer [Clan]
Guardian ECM            | ecm               | 2      | yes | def 61                  | ISGuardianECMSuite; IS Guardian ECM; IS Guardian ECM Suite; ISGuardianECM
ECM Suite               | ecm               | 1      | yes | def 61                  | CLECMSuite; Clan ECM Suite; ECM Suite [Clan]
Angel ECM               | angelEcm          | 2      | yes | def 100                 | ISAngelECMSuite; IS Angel ECM Suite; ISAngelECM; Clan Angel ECM Suite; CLAngelECM; CLAngelECMSuite
Beagle Active Probe     | activeProbe       | 2      | yes | def 10                  | BeagleActiveProbe; Beagle Active Probe; IS Beagle Active Probe; ISBeagleActiveProbe
Bloodhound Active Probe | activeProbe       | 3      | yes | def 25                  | BloodhoundActiveProbe; Bloodhound Active Probe; IS Bloodhound Active Probe; ISBloodhoundActiveProbe
Active Probe            | activeProbe       | 1      | yes | def 12                  | CLActiveProbe; Active Probe; Active Probe [Clan]; Clan Active Probe
Light Active Probe      | activeProbe       | 1      | yes | def 7                   | CLLightActiveProbe; CL Light Active Probe; Clan Light Active Probe; Light Active Probe
Watchdog CEWS           | ewSuite           | 2      | yes | def 68                  | WatchdogECMSuite; CLWatchdogECM; Watchdog ECM Suite; WatchdogECM
Nova CEWS               | novaCews          | 1      | yes | def 68                  | NovaCEWS; CLNCEWS; Nova CEWS
EW Equipment            | ewSuite           | 4      | yes | def 39                  | ISElectronicWarfareEquipment
C3 Master               | c3Master          | 5      | yes | -                       | ISC3MasterUnit; ISC3MasterComputer; IS C3 Computer; C3 Computer [Master]
C3 Slave                | c3Slave           | 1      | yes | -                       | ISC3SlaveUnit; IS C3 Slave; C3 Computer [Slave]
C3i                     | c3i               | 2      | yes | -                       | ISC3iUnit; IS C3i Computer; ISImprovedC3CPU
Stealth Armor           | stealthArmor      | all    | no  | -                       | IS Stealth; Stealth; IS Stealth Armor; Stealth Armor
Partial Wing            | partialWing       | all    | yes | -                       | ISPartialWing; IS Partial Wing; PartialWing
Partial Wing            | partialWing       | all    | yes | -                       | CLPartialWing; Clan Partial Wing; Partial Wing (Clan)
Anti-Personnel Pod      | antiPersonnelPod  | 1      | yes | def 1                   | ISAntiPersonnelPod; IS A-Pod; IS AP Pod; ISAPod; CLAntiPersonnelPod; Clan A-Pod; CL AP Pod
Coolant Pod             | coolantPod        | 1      | yes | -                       | Coolant Pod; IS Coolant Pod; Clan Coolant Pod
Machine Gun Array       | machineGunArray   | 1      | yes | array machine-gun       | ISMGA; IS Machine Gun Array
Machine Gun Array       | machineGunArray   | 1      | yes | array machine-gun       | CLMGA; Clan Machine Gun Array
Light Machine Gun Array | machineGunArray   | 1      | yes | array light-machine-gun | ISLMGA; IS Light Machine Gun Array
Light Machine Gun Array | machineGunArray   | 1      | yes | array light-machine-gun | CLLMGA; Clan Light Machine Gun Array
Heavy Machine Gun Array | machineGunArray   | 1      | yes | array heavy-machine-gun | ISHMGA; IS Heavy Machine Gun Array
Heavy Machine Gun Array | machineGunArray   | 1      | yes | array heavy-machine-gun | CLHMGA; Clan Heavy Machine Gun Array
Command Console         | commandConsole    | 1      | yes | -                       | Command Console
Environmental Sealing   | environmentalSealing | all    | yes | -                       | Environmental Sealing; Environmental Sealing (Mech)
C3 Boosted System (Master) | c3BoostedMaster   | 6      | yes | -                       | ISC3MasterBoostedSystemUnit; c3 boosted system (c3bs) [master]; c3 master boosted system with tag; is c3 computer boosted; isc3mastercomputerboosted
C3 Boosted System (Slave) | c3BoostedSlave    | 2      | yes | -                       | ISC3BoostedSystemSlaveUnit; c3 boosted system (c3bs) [slave]; is c3 boosted system slave
Null Signature System   | nullSignature     | all    | yes | -                       | Mek Null Signature System; null signature system; nullsignaturesystem
Chameleon Light Polarization Shield | chameleon         | all    | yes | -                       | Chameleon Light Polarization Shield; chameleon light polarization field; chameleonlightpolarizationfield; chameleonlightpolarizationshield
Void Signature System   | voidSignature     | all    | yes | -                       | Mek Void Signature System; void signature system; voidsignaturesystem
Modular Armor           | modularArmor      | 1      | yes | -                       | ISModularArmor; clan modular armor; clmodulararmor; is modular armor
Radical Heat Sink System | radicalSinks      | 3      | yes | -                       | Radical Heat Sink System
Vibroblade (Small)      | smallVibroblade   | 1      | yes | wpn 12 3                | ISSmallVibroblade; small vibroblade
Vibroblade (Medium)     | mediumVibroblade  | 2      | yes | wpn 17 5                | ISMediumVibroblade; medium vibroblade
Vibroblade (Large)      | largeVibroblade   | 4      | yes | wpn 24 7                | ISLargeVibroblade; large vibroblade
Chain Whip              | chainWhip         | 2      | yes | off 5.175               | Chain Whip
Wrecking Ball           | wreckingBall      | 5      | yes | off 8                   | IS Wrecking Ball; clan wrecking ball; clwrecking ball; wreckingball
Ram Plate               | ramPlate          | all    | yes | off ramPlate            | Ram Plate
THB Angel ECM Suite     | angelEcm          | 2      | yes | def 100                 | ISTHBAngelECMSuite; is thb angel ecm suite; isthbangelecm
ECM Suite (Guardian) Prototype | ecm               | 3      | yes | def 61                  | ISGuardianECMSuitePrototype; is prototype guardian ecm
Active Probe (Beagle) Prototype | activeProbe       | 3      | yes | def 10                  | BeagleActiveProbePrototype; beagle active probe prototype
Bloodhound Active Probe (THB) | activeProbe       | 2      | yes | def 25                  | THBBloodhoundActiveProbe; is thb bloodhound active probe; isthbbloodhoundactiveprobe; thb bloodhound active probe
Anti-BattleArmor Pods (B-Pods) | bPod              | 1      | yes | def 2                   | ISBPod; clb-pod; clbpod; isb-pod
BattleMech/Vehicle HarJel System | harjel            | 1      | yes | -                       | IS HarJel; clan harjel
HarJel Repair Systems (HarJel II) | harjelTwo         | 1      | yes | def -1                  | HarJel Repair Systems (HarJel II); harjel ii self-repair system
HarJel Repair Systems (HarJel III) | harjelThree       | 2      | yes | def -2                  | HarJel Repair Systems (HarJel III); harjel iii self-repair system
Blue Shield Particle Field Damper | blueShield        | all    | yes | -                       | Blue Shield Particle Field Damper
Shield (Large)          | largeShield       | 7      | yes | def 263                 | ISLargeShield; large shield
Laser Insulator         | laserInsulator    | 1      | yes | -                       | ISLaserInsulator; cllaserinsulator
Shield (Medium)         | mediumShield      | 5      | yes | def 135                 | ISMediumShield; medium shield
RISC Emergency Coolant System | emergencyCoolant  | 1      | yes | -                       | ISRISCEmergencyCoolantSystem
RISC Laser Pulse Module | pulseModule       | 1      | yes | -                       | ISRISCLaserPulseModule
Shield (Small)          | smallShield       | 3      | yes | def 50                  | ISSmallShield; small shield
Spikes                  | spikes            | 1      | yes | def 4                   | Spikes
UMU                     | umu               | 1      | yes | -                       | UMU; clumu; is underwater maneuvering unit; isumu
Searchlight             | other             | 1      | yes | -                       | Searchlight
Tracks                  | other             | all    | yes | -                       | Tracks
Landing Gear            | other             | 1      | yes | -                       | Landing Gear
Avionics                | other             | 1      | yes | -                       | Avionics
Conversion Gear         | other             | 1      | yes | -                       | Conversion Gear
`).map(readGear),
);

export const HEAT_SINKS: readonly HeatSinkEntry[] = Object.freeze([
  heatSink('Heat Sink', 1, 1, 1, 'Heat Sink', 'Single Heat Sink'),
  heatSink('Double Heat Sink', 1, 2, 3, 'ISDoubleHeatSink', 'IS Double Heat Sink', 'ISDouble Heat Sink'),
  heatSink('Double Heat Sink', 1, 2, 2, 'CLDoubleHeatSink', 'Clan Double Heat Sink', 'CLDouble Heat Sink'),
  heatSink('Laser Heat Sink', 1, 2, 2, 'Laser Heat Sink', 'CLLaser Heat Sink'),
  heatSink('Compact Heat Sink', 1, 1, 1, '1 Compact Heat Sink', 'IS1 Compact Heat Sink'),
  heatSink('2 Compact Heat Sinks', 2, 1, 1, '2 Compact Heat Sinks', 'IS2 Compact Heat Sinks'),
  prototypeSink(
    'Double Heat Sink Prototype',
    'ISDoubleHeatSinkPrototype',
    'IS Double Heat Sink Prototype',
    'ISDouble Heat Sink Prototype',
  ),
  prototypeSink('Double Heat Sink (Freezers)', 'ISDoubleHeatSinkFreezer', 'Freezers'),
]);

const JET_MARKS: Readonly<Partial<Record<JumpJetType, readonly BattleMark[]>>> = {
  improved: ['jumpJet', 'improved'],
  mechanical: ['jumpBooster'],
  prototypeImproved: ['jumpJet', 'improved', 'prototype', 'explosive'],
};

export const JUMP_JETS: readonly JumpJetEntry[] = Object.freeze([
  jumpJet('standard', 1, 'Jump Jet', 'JumpJet', 'ISPrototypeJumpJet'),
  jumpJet(
    'improved',
    2,
    'Improved Jump Jet',
    'ImprovedJump Jet',
    'IS Improved Jump Jet',
    'ISImprovedJump Jet',
    'Clan Improved Jump Jet',
    'CLImprovedJump Jet',
  ),
  jumpJet('mechanical', undefined, 'MechanicalJumpBooster', 'Jump Booster', 'Mech Mechanical Jump Boosters'),
  jumpJet('prototypeImproved', 1, 'Prototype Improved Jump Jet', 'ISPrototypeImprovedJumpJet'),
]);

/**
 * Fillers by the name of the type. Unit files have it with and without the technology base in front and the closing
 * word.
 */
export const FILLERS: readonly FillerEntry[] = Object.freeze([
  filler('structure', 'Standard Structure', 'Standard', 'Regular'),
  filler('structure', 'Industrial Structure'),
  filler('structure', 'Reinforced'),
  filler('structure', 'Composite'),
  filler('structure', 'Endo Steel', 'Endo-Steel', 'EndoSteel', 'Endo Steel Prototype', 'Endo-Steel Prototype'),
  filler('structure', 'Endo-Composite'),
  filler('armor', 'Standard Armor', 'Regular Armor'),
  filler('armor', 'Ferro-Fibrous', 'Ferro Fibre', 'Ferro-Fibrous Prototype', 'Ferro-Fibrous Armor Prototype'),
  filler('armor', 'Light Ferro-Fibrous', 'LightFerro'),
  filler('armor', 'Heavy Ferro-Fibrous'),
  filler('armor', 'Ferro-Lamellor'),
  filler('armor', 'Hardened'),
  filler('armor', 'Reactive'),
  filler('armor', 'Reflective'),
  filler('armor', 'Ballistic-Reinforced'),
  filler('armor', 'Impact-Resistant'),
  filler('armor', 'Heat-Dissipating'),
  filler('armor', 'Anti-Penetrative Ablation'),
  filler('armor', 'Primitive'),
  filler('armor', 'Industrial Armor', 'Industrial'),
  filler('armor', 'Heavy Industrial'),
  filler('armor', 'Commercial'),
]);

function readGear(row: TableRow): GearEntry {
  const equipment = EQUIPMENT_KINDS.find(known => known === row.text('kind'));
  if (equipment === undefined) throw new Error(`the equipment kind "${row.text('kind')}" is unknown`);
  return Object.freeze({
    kind: 'equipment',
    equipment,
    name: row.text('name'),
    slots: slotRule(row.text('slots')),
    hittable: row.text('hit') === 'yes',
    splittable: false,
    battle: createFigures({ ...readWorth(row.text('bv')), marks: new Set(gearMarks(equipment, row.text('name'))) }),
    names: row.list('names in unit files'),
  });
}

/** Returns the marks of gear. A Nova suite is a network, too. */
function gearMarks(kind: EquipmentKind, name: string): readonly BattleMark[] {
  return name === 'Nova CEWS' ? ['nova'] : marksOfKind(kind);
}

export function slotRule(text: string): GearEntry['slots'] {
  if (text === 'all') return () => undefined;
  if (text === 'AES') return tonnage => (tonnage <= 35 ? 1 : tonnage <= 55 ? 2 : tonnage <= 75 ? 3 : 4);
  const [, base = '0', nearest, divisor] = /^(?:(\d+)\+)?(~?)W\/(\d+)$/.exec(text) ?? [];
  if (divisor === undefined) return () => Number(text);
  if (nearest === '~') return tonnage => Math.max(1, Math.floor(tonnage / Number(divisor) + 0.5));
  return tonnage => Number(base) + Math.ceil(tonnage / Number(divisor));
}

function heatSink(name: string, sinks: 1 | 2, capacity: 1 | 2, slots: number, ...names: string[]): HeatSinkEntry {
  const battle = createFigures({ marks: new Set([capacity === 2 ? ('doubleSink' as const) : ('heatSink' as const)]) });
  return Object.freeze({ kind: 'heatSink', name, sinks, capacity, slots, battle, names });
}

/** Creates an early double sink, which works beside single ones, and which an engine cannot hold. */
function prototypeSink(name: string, ...names: string[]): HeatSinkEntry {
  const battle = createFigures({ marks: new Set(['prototypeSink' as const]) });
  return Object.freeze({ kind: 'heatSink', name, sinks: 1, capacity: 2, slots: 3, battle, names });
}

function jumpJet(type: JumpJetType, slots: number | undefined, ...names: string[]): JumpJetEntry {
  const marks = JET_MARKS[type] ?? ['jumpJet'];
  return Object.freeze({ kind: 'jumpJet', type, slots, battle: createFigures({ marks: new Set(marks) }), names });
}

function filler(part: FillerEntry['part'], name: string, ...others: readonly string[]): FillerEntry {
  const word = part === 'armor' ? 'Armor' : 'Structure';
  const bare = [name, ...others].flatMap(type => [type, `IS ${type}`, `Clan ${type}`]);
  const names = bare.flatMap(text => [text, `${text} ${word}`]);
  return Object.freeze({ kind: 'filler', name, part, battle: WORTHLESS, names });
}
