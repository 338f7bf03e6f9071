import { readInertWeapons } from './inert-entry.ts';
import type { GearEntry } from './other-table.ts';

/**
 * Weapons that no rule plays yet: they take up their slots and count for Battle Value. The heat is what Battle Value
 * counts, which for prototype lasers is more than is printed.
 */
export const INERT_WEAPONS: readonly GearEntry[] = Object.freeze([
  // Beams and flamers.
  ...readInertWeapons(`
weapon                                   | bv  | heat | slots | ammo               | marks                               | names in unit files
Binary Laser (Blazer) Cannon             | 222 | 16   | 4     | -                  | directFire energy laser             | Binary Laser (Blazer) Cannon; blazer cannon; is binary laser cannon; isbinarylaser; isbinarylasercannon; isblazer
Bombast Laser                            | 137 | 12   | 3     | -                  | directFire energy laser             | Bombast Laser; is bombast laser; isbombastlaser
ER Large Pulse Laser                     | 272 | 13   | 3     | -                  | directFire energy laser pulse       | CLERLargePulseLaser; clan er large pulse laser; clan er pulse large laser
Prototype ER Medium Laser (CP)           | 62  | 5    | 1     | -                  | directFire energy laser             | CLERMediumLaserPrototype; prototype er medium laser
ER Medium Pulse Laser                    | 117 | 6    | 2     | -                  | directFire energy laser pulse       | CLERMediumPulseLaser; clan er medium pulse laser; clan er pulse med laser
Prototype ER Small Laser (CP)            | 17  | 2    | 1     | -                  | directFire energy laser             | CLERSmallLaserPrototype; prototype er small laser
ER Small Pulse Laser                     | 36  | 3    | 1     | -                  | directFire energy laser pulse       | CLERSmallPulseLaser; clan er pulse small laser; clan er small pulse laser; clanersmallpulselaser
Clan Heavy Flamer                        | 15  | 5    | 1     | heavy-flamer       | energy                              | CLHeavyFlamer; cl heavy flamer; clan heavy flamer
Improved Heavy Large Laser               | 296 | 18   | 3     | -                  | directFire energy laser explosive   | CLImprovedHeavyLargeLaser; clan improved large heavy laser
Improved Heavy Medium Laser              | 93  | 7    | 2     | -                  | directFire energy laser explosive   | CLImprovedMediumHeavyLaser; clan improved heavy medium laser; climprovedheavymediumlaser
Improved Heavy Small Laser               | 19  | 3    | 1     | -                  | directFire energy laser explosive   | CLImprovedSmallHeavyLaser; clan improved small heavy laser; climprovedheavysmalllaser
Large Chemical Laser                     | 99  | 6    | 2     | chemical-laser-1   | directFire energy chemicalLaser     | CLLargeChemicalLaser; cllargechemlaser; large chem laser
Medium Chemical Laser                    | 37  | 2    | 1     | chemical-laser-5   | directFire energy chemicalLaser     | CLMediumChemicalLaser; clmediumchemlaser; medium chem laser
Small Chemical Laser                     | 7   | 1    | 1     | chemical-laser-3   | directFire energy chemicalLaser     | CLSmallChemicalLaser; clsmallchemlaser; small chem laser
Enhanced PPC                             | 329 | 15   | 3     | -                  | directFire energy ppc               | CLWERPPC; is eh er ppc; iseherppc; wolverine er ppc
Centurion Weapon System                  | 190 | 4    | 2     | -                  | energy                              | Centurion Weapon System
Flamer (Vehicle)                         | 5   | 3    | 1     | vehicle-flamer     | energy                              | Flamer (Vehicle); clan vehicle flamer; clvehicleflamer; is vehicle flamer; isvehicleflamer; vehicle flamer
Heavy Flamer                             | 15  | 5    | 1     | heavy-flamer       | energy                              | Heavy Flamer; is heavy flamer; isheavyflamer
Prototype ER Large Laser                 | 136 | 15   | 2     | -                  | directFire energy laser             | ISERLargeLaserPrototype; is er large laser prototype
Heavy Plasma Rifle                       | 278 | 12   | 3     | heavy-plasma-rifle | directFire energy                   | ISHeavyPlasmaRifle
Kins Slaughter H ER PPC                  | 229 | 13   | 3     | -                  | directFire energy ppc               | ISKinHERPPC; is kinslaughter h er ppc
Prototype Large Pulse Laser              | 108 | 13   | 2     | -                  | directFire energy laser pulse       | ISLargePulseLaserPrototype; is prototype large pulse laser; is pulse large laser prototype
Large VSP Laser                          | 123 | 10   | 4     | -                  | directFire energy laser pulse       | ISLargeVSPLaser; islargevariablespeedlaser; islargevsp; islvspl
Large X-Pulse Laser                      | 178 | 14   | 2     | -                  | directFire energy laser pulse       | ISLargeXPulseLaser; is large x-pulse laser; is x-pulse large laser
Light Plasma Rifle                       | 96  | 4    | 2     | light-plasma-rifle | directFire energy                   | ISLightPlasmaRifle
Prototype Medium Pulse Laser             | 43  | 7    | 1     | -                  | directFire energy laser pulse       | ISMediumPulseLaserPrototype; is medium pulse laser prototype; is pulse med laser prototype
Medium Pulse Laser (Recovered Prototype) | 48  | 7    | 1     | -                  | directFire energy laser pulse       | ISMediumPulseLaserRecovered; is pulse med laser recovered
Medium VSP Laser                         | 56  | 7    | 2     | -                  | directFire energy laser pulse       | ISMediumVSPLaser; ismediumvariablespeedlaser; ismediumvsp; ismvspl
Medium X-Pulse Laser                     | 71  | 6    | 1     | -                  | directFire energy laser pulse       | ISMediumXPulseLaser; is medium x-pulse laser; is x-pulse med laser
RISC Hyper Laser                         | 596 | 24   | 6     | -                  | directFire energy laser explosive   | ISRISCHyperLaser
Prototype Small Pulse Laser              | 11  | 4    | 1     | -                  | directFire energy laser pulse       | ISSmallPulseLaserPrototype; is prototype small pulse laser; issmall pulse laser prototype
Small VSP Laser                          | 22  | 3    | 1     | -                  | directFire energy laser pulse       | ISSmallVSPLaser; issmallvariablespeedlaser; issmallvsp; issvspl
Small X-Pulse Laser                      | 21  | 3    | 1     | -                  | directFire energy laser pulse       | ISSmallXPulseLaser; is small x-pulse laser; is x-pulse small laser
Improved Large Laser                     | 123 | 8    | 1     | -                  | directFire energy laser             | Improved Large Laser; implargelaser
Improved PPC                             | 176 | 10   | 2     | -                  | directFire energy ppc               | Improved PPC; climpppc; improved particle cannon
Improved Large Pulse Laser               | 119 | 10   | 2     | -                  | directFire energy laser pulse       | ImprovedLargePulseLaser; implargepulselaser; improved pulse large laser
Large Re-engineered Laser                | 161 | 9    | 5     | -                  | directFire energy laser pulse       | Large Re-engineered Laser; islargereengineeredlaser; islargerelaser
Light Blazer                             | 65  | 6    | 2     | -                  | directFire energy laser             | Light Blazer; islightblazerr
Clan Plasma Rifle                        | 400 | 15   | 2     | -                  | directFire energy                   | MFUK Plasma Rifle; cl plasma rifle; clan plasma rifle; clplasmarifle; mfukclplasmarifle
Medium Re-engineered Laser               | 65  | 6    | 2     | -                  | directFire energy laser pulse       | Medium Re-engineered Laser; ismediumreengineeredlaser; ismediumrelaser
Primitive Prototype Large Laser          | 123 | 12   | 2     | -                  | directFire energy laser             | Primitive Prototype Large Laser; is large laser prototype; islargelaserprototype
Primitive Prototype Medium Laser         | 46  | 5    | 1     | -                  | directFire energy laser             | Primitive Prototype Medium Laser; is medium laser prototype; ismediumlaserprototype
Primitive Prototype PPC                  | 176 | 15   | 3     | -                  | directFire energy ppc               | Primitive Prototype PPC; is ppcp; isppcp; particle cannon primitive; ppcp
Primitive Prototype Small Laser          | 9   | 2    | 1     | -                  | directFire energy laser             | Primitive Prototype Small Laser; issmall laser primitive; issmalllaserprimitive
Small Re-engineered Laser                | 14  | 4    | 1     | -                  | directFire energy laser pulse       | Small Re-engineered Laser; issmallreengineeredlaser; issmallrelaser
TSEMP Cannon                             | 488 | 10   | 5     | -                  | directFire energy explosive         | TSEMP Cannon; istsemp
TSEMP One-Shot                           | 98  | 10   | 3     | -                  | directFire energy oneShot explosive | TSEMP One-Shot; istsempos
TSEMP Repeating Cannon                   | 600 | 10   | 7     | -                  | directFire energy explosive         | TSEMP Repeating Cannon; istsemprepeating
`),
  // Guns.
  ...readInertWeapons(`
weapon                            | bv  | heat | slots | ammo                | marks                           | names in unit files
Primitive Prototype Autocannon/10 | 123 | 3    | 7     | primitive-ac-10     | directFire                      | Autocannon/10 Primitive; ac/10p; auto cannon/10 primitive; is auto cannon/10 primitive; is autocannon/10 primitive; isac10p
AC/15                             | 178 | 5    | 8     | ac-15               | directFire splittable           | Autocannon/15; ac/15; auto cannon/15; is auto cannon/15; is autocannon/15; isac15
Primitive Prototype Autocannon/20 | 178 | 7    | 10    | primitive-ac-20     | directFire splittable           | Autocannon/20 Primitive; auto cannon/20 primitive; is auto cannon/20 primitive; is autocannon/20 primitive; isac20p
Primitive Prototype Autocannon/2  | 37  | 1    | 1     | primitive-ac-2      | directFire                      | Autocannon/2p; ac/2p; auto cannon/2 primitive; autocannon/2 primitive; is auto cannon/2 primitive; is autocannon/2 primitive; isac2p
Primitive Prototype Autocannon/5  | 70  | 1    | 4     | primitive-ac-5      | directFire                      | Autocannon/5 Primitive; ac/5p; auto cannon/5 primitive; is auto cannon/5 primitive; is autocannon/5 primitive; isac5p
Prototype LB 20-X Autocannon      | 237 | 6    | 12    | lb-x-20             | directFire splittable           | CLLBXAC20Prototype
Prototype LB 2-X Autocannon       | 42  | 1    | 5     | lb-x-2              | directFire                      | CLLBXAC2Prototype
Prototype LB 5-X Autocannon       | 83  | 1    | 6     | lb-x-5              | directFire                      | CLLBXAC5Prototype
ProtoMech AC/2                    | 34  | 1    | 2     | protomech-ac-2      | directFire                      | CLProtoMechAC2; clan protomech ac/2
ProtoMech AC/4                    | 49  | 1    | 3     | protomech-ac-4      | directFire                      | CLProtoMechAC4; clan protomech ac/4
ProtoMech AC/8                    | 66  | 2    | 4     | protomech-ac-8      | directFire                      | CLProtoMechAC8; clan protomech ac/8
Rotary AC/10                      | 617 | 3    | 7     | rotary-ac-10        | directFire rotary               | CLRotaryAC10; clan rotary ac/10; clan rotary assault cannon/10
Rotary AC/20                      | 823 | 7    | 10    | rotary-ac-20        | directFire splittable rotary    | CLRotaryAC20; clan rotary ac/20; clan rotary assault cannon/20
Prototype Ultra Autocannon/10     | 210 | 4    | 8     | ultra-ac-10         | directFire splittable ultra     | CLUltraAC10Prototype
Prototype Ultra Autocannon/20     | 281 | 8    | 11    | ultra-ac-20         | directFire splittable ultra     | CLUltraAC20Prototype
Prototype Ultra Autocannon/2      | 56  | 1    | 4     | ultra-ac-2          | directFire ultra                | CLUltraAC2Prototype
Clan Fluid Gun                    | 6   | 0    | 2     | fluid-gun           | -                               | Clan Fluid Gun; clfluidgun
GAC/2                             | 88  | 2    | 2     | ac-2                | directFire pulse                | GAC/2; gatling auto cannon/2; gatling autocannon/2; is gatling auto cannon/2; is gatling autocannon/2; isgac2
GAC/4                             | 175 | 4    | 4     | ac-4                | directFire pulse                | GAC/4; gatling auto cannon/4; gatling autocannon/4; is gatling auto cannon/4; is gatling autocannon/4; isgac4
GAC/6                             | 316 | 6    | 4     | ac-6                | directFire pulse                | GAC/6; gatling auto cannon/6; gatling autocannon/6; is gatling auto cannon/6; is gatling autocannon/6; isgac6
GAC/8                             | 421 | 8    | 4     | ac-8                | directFire pulse                | GAC/8; gatling auto cannon/8; gatling autocannon/8; is gatling auto cannon/8; is gatling autocannon/8; isgac8
HVAC/10                           | 158 | 7    | 6     | hypervelocity-ac-10 | directFire hypervelocity        | Hyper Velocity Auto Cannon/10; is hyper velocity auto cannon/10; is hyper velocity autocannon/10; ishvac10
HVAC/2                            | 53  | 1    | 2     | hypervelocity-ac-2  | directFire hypervelocity        | Hyper Velocity Auto Cannon/2; is hyper velocity auto cannon/2; is hyper velocity autocannon/2; ishvac2
HVAC/5                            | 109 | 3    | 4     | hypervelocity-ac-5  | directFire hypervelocity        | Hyper Velocity Auto Cannon/5; is hyper velocity auto cannon/5; is hyper velocity autocannon/5; ishvac5
Fluid Gun                         | 6   | 0    | 2     | fluid-gun           | -                               | IS Fluid Gun; isfluidgun
AC/10i                            | 167 | 3    | 7     | improved-is-ac-10   | directFire                      | ISAutocannon10i; isac/10i; isac10i
Prototype Gauss Rifle             | 320 | 1    | 8     | gauss               | directFire splittable explosive | ISGaussRiflePrototype; is gauss rifle prototype
Prototype LB 10-X Autocannon      | 148 | 2    | 7     | lb-x-10             | directFire                      | ISLBXAC10Prototype; is lb 10-x ac prototype
Magshot                           | 15  | 1    | 2     | magshot             | directFire explosive            | ISMagshotGR
Rail Gun                          | 411 | 1    | 9     | rail-gun            | directFire splittable explosive | ISRailGun; is rail gun
Silver Bullet Gauss Rifle         | 198 | 1    | 7     | silver-bullet-gauss | explosive                       | ISSBGR; is silver bullet gauss rifle; issbgaussrifle
LB 2-X AC (THB)                   | 40  | 1    | 4     | thb-lb-x-2          | directFire                      | ISTHBLBXAC2; is lb 2-x ac (thb)
LB 20-X AC (THB)                  | 204 | 6    | 10    | thb-lb-x-20         | directFire splittable           | ISTHBLBXAC20; is lb 20-x ac (thb)
LB 5-X AC (THB)                   | 85  | 1    | 6     | thb-lb-x-5          | directFire                      | ISTHBLBXAC5; is lb 5-x ac (thb)
Ultra AC/10 (THB)                 | 245 | 4    | 7     | thb-ultra-ac-10     | directFire ultra                | ISUltraAC10 (THB); is ultra ac/10 (thb)
Ultra AC/2 (THB)                  | 67  | 1    | 3     | thb-ultra-ac-2      | directFire ultra                | ISUltraAC2 (THB); is ultra ac/2 (thb)
Ultra AC/20 (THB)                 | 335 | 10   | 11    | thb-ultra-ac-20     | directFire splittable ultra     | ISUltraAC20 (THB); is ultra ac/20 (thb)
Prototype Ultra Autocannon/5      | 112 | 1    | 6     | ultra-ac-5          | directFire ultra                | ISUltraAC5Prototype; is ultra ac/5 prototype
Improved Autocannon/10            | 123 | 3    | 6     | improved-ac-10      | directFire                      | Improved Autocannon/10; climpac10
Improved Autocannon/2             | 37  | 1    | 1     | improved-ac-2       | directFire                      | Improved Autocannon/2; climpac2
Improved Autocannon/20            | 178 | 7    | 9     | improved-ac-20      | directFire splittable           | Improved Autocannon/20; climpac20
Improved Autocannon/5             | 70  | 1    | 2     | improved-ac-5       | directFire                      | Improved Autocannon/5; climpac5
Improved Gauss Rifle              | 320 | 1    | 6     | improved-gauss      | directFire explosive            | Improved Gauss Rifle; climpgaussrifle
LAC/10                            | 74  | 3    | 4     | light-ac-10         | directFire                      | Light Auto Cannon/10; is light autocannon/10; islac10
LAC/20                            | 118 | 7    | 6     | light-ac-20         | directFire                      | Light Auto Cannon/20; is light autocannon/20; islac20
BattleMech Taser                  | 40  | 6    | 3     | taser               | directFire explosive            | Mek Taser; isbattlemechtaser; ismektaser
Nail/Rivet Gun                    | 1   | 0    | 1     | nail-rivet-gun      | -                               | Nail/Rivet Gun; clnail gun; clnail/rivet gun; clnailrivet gun; clnailrivetgun; clrivet gun; isnail gun; isnailrivet gun; isrivet gun; nail gun
Rifle (Cannon, Heavy)             | 91  | 4    | 3     | heavy-rifle         | directFire                      | Rifle (Cannon, Heavy); heavy rifle; is heavy rifle; isheavyrifle
Rifle (Cannon, Light)             | 21  | 1    | 1     | light-rifle         | directFire                      | Rifle (Cannon, Light); is light rifle; islightrifle
Rifle (Cannon, Medium)            | 51  | 2    | 2     | medium-rifle        | directFire                      | Rifle (Cannon, Medium); is medium rifle; ismediumrifle
`),
  // Missiles, mortars and artillery.
  ...readInertWeapons(`
weapon                                 | bv   | heat | slots | ammo               | marks                     | names in unit files
Clan Arrow IV                          | 240  | 10   | 12    | arrow-iv           | splittable                | CLArrowIV; clan arrow iv missile system; clan arrow iv system; clarrowivsystem
Clan LRT 10                            | 109  | 4    | 1     | lrt-10             | artemisCapable            | CLLRT10; clan lrt 10; clan lrt-10; cllrtorpedo10
Clan LRT 15                            | 164  | 5    | 2     | lrt-15             | artemisCapable            | CLLRT15; clan lrt 15; clan lrt-15; cllrtorpedo15
Clan LRT 20                            | 220  | 6    | 4     | lrt-20             | artemisCapable            | CLLRT20; clan lrt 20; clan lrt-20; cllrtorpedo20
Clan LRT 5                             | 55   | 2    | 1     | lrt-5              | artemisCapable            | CLLRT5; clan lrt 5; clan lrt-5; cllrtorpedo5
Prototype Rocket Launcher 10           | 15   | 3    | 1     | -                  | oneShot                   | CLRocketLauncher10Prototype
Prototype Rocket Launcher 15           | 18   | 4    | 2     | -                  | oneShot                   | CLRocketLauncher15Prototype; isprimrl15
Clan SRT 2                             | 21   | 2    | 1     | srt-2              | artemisCapable            | CLSRT2; clan srt 2; clan srt-2
Clan SRT 4                             | 39   | 3    | 1     | srt-4              | artemisCapable            | CLSRT4; clan srt 4; clan srt-4
Clan SRT 6                             | 59   | 4    | 1     | srt-6              | artemisCapable            | CLSRT6; clan srt 6; clan srt-6
Prototype Streak SRM 4                 | 59   | 3    | 2     | streak-srm-4       | streak                    | CLStreakSRM4Prototype
Prototype Streak SRM 6                 | 89   | 4    | 2     | streak-srm-6       | streak                    | CLStreakSRM6Prototype
Improved ATM 12                        | 333  | 8    | 5     | iatm-12            | streak                    | CLiATM12; clan iatm-12
Improved ATM 3                         | 83   | 2    | 2     | iatm-3             | streak                    | CLiATM3; clan iatm-3
Improved ATM 6                         | 165  | 4    | 3     | iatm-6             | streak                    | CLiATM6; clan iatm-6
Improved ATM 9                         | 231  | 6    | 4     | iatm-9             | streak                    | CLiATM9; clan iatm-9
Clan 'Mech Mortar 1                    | 10   | 1    | 1     | mech-mortar-1      | -                         | Clan Mech Mortar-1; clan mek mortar 1; clmekmortar1
Clan 'Mech Mortar 2                    | 14   | 2    | 1     | mech-mortar-2      | -                         | Clan Mech Mortar-2; clan mek mortar 2; clmekmortar2
Clan 'Mech Mortar 4                    | 26   | 5    | 2     | mech-mortar-4      | -                         | Clan Mech Mortar-4; clan mek mortar 4; clmekmortar4
Clan 'Mech Mortar 8                    | 50   | 10   | 3     | mech-mortar-8      | -                         | Clan Mech Mortar-8; clan mek mortar 8; clmekmortar8
Enhanced LRM 10                        | 104  | 4    | 4     | enhanced-lrm-10    | artemisCapable            | Enhanced LRM 10; isenhancedlrm10
Enhanced LRM 15                        | 157  | 5    | 6     | enhanced-lrm-15    | artemisCapable            | Enhanced LRM 15; isenhancedlrm15
Enhanced LRM 20                        | 210  | 6    | 9     | enhanced-lrm-20    | artemisCapable splittable | Enhanced LRM 20; isenhancedlrm20
Enhanced LRM 5                         | 52   | 2    | 2     | enhanced-lrm-5     | artemisCapable            | Enhanced LRM 5; isenhancedlrm5
Extended LRM 10                        | 133  | 6    | 4     | extended-lrm-10    | artemisCapable            | Extended LRM 10; elrm-10 (thb); is extended lrm 10; is extended lrm-10; isextendedlrm10
Extended LRM 15                        | 200  | 8    | 6     | extended-lrm-15    | artemisCapable            | Extended LRM 15; elrm-15 (thb); is extended lrm 15; is extended lrm-15; isextendedlrm15
Extended LRM 20                        | 268  | 10   | 8     | extended-lrm-20    | artemisCapable splittable | Extended LRM 20; elrm-20 (thb); is extended lrm 20; is extended lrm-20; isextendedlrm20
Extended LRM 5                         | 67   | 3    | 1     | extended-lrm-5     | artemisCapable            | Extended LRM 5; elrm-5 (thb); is extended lrm 5; is extended lrm-5; isextendedlrm5
'Mech Mortar 1                         | 10   | 1    | 1     | mech-mortar-1      | -                         | IS Mech Mortar-1; is mek mortar 1; ismekmortar1
'Mech Mortar 2                         | 14   | 2    | 2     | mech-mortar-2      | -                         | IS Mech Mortar-2; is mek mortar 2; ismekmortar2
'Mech Mortar 4                         | 26   | 5    | 3     | mech-mortar-4      | -                         | IS Mech Mortar-4; is mek mortar 4; ismekmortar4
'Mech Mortar 8                         | 50   | 10   | 5     | mech-mortar-8      | -                         | IS Mech Mortar-8; is mek mortar 8; ismekmortar8
Arrow IV                               | 240  | 10   | 15    | arrow-iv           | splittable                | ISArrowIV; is arrow iv missile system; is arrow iv system; isarrowivsystem
C3 Remote Sensor Launcher              | 30   | 0    | 3     | c3-remote-sensor   | -                         | ISC3RemoteSensorLauncher; c3remotesensorlauncher
Cruise Missile/120                     | 2281 | 120  | 120   | cruise-missile-120 | splittable                | ISCruiseMissile120
Cruise Missile/50                      | 601  | 50   | 55    | cruise-missile-50  | splittable                | ISCruiseMissile50
Cruise Missile/70                      | 1031 | 70   | 80    | cruise-missile-70  | splittable                | ISCruiseMissile70
Cruise Missile/90                      | 1530 | 90   | 100   | cruise-missile-90  | splittable                | ISCruiseMissile90
iNarc                                  | 75   | 0    | 3     | inarc              | -                         | ISImprovedNarc; is inarc beacon; is inarc missile beacon
Long Tom                               | 368  | 20   | 30    | long-tom           | splittable                | ISLongTom; clan long tom; cllongtom; cllongtomartillery; is long tom; islongtomartillery
Long Tom Cannon                        | 329  | 20   | 15    | long-tom-cannon    | splittable                | ISLongTomCannon; cl long tom cannon; cllongtomartillerycannon; cllongtomcannon; is long tom cannon; islongtomartillerycannon
Enhanced LRT 5                         | 52   | 2    | 2     | enhanced-lrt-5     | artemisCapable            | ISNLRT05
Enhanced LRT 10                        | 104  | 4    | 4     | enhanced-lrt-10    | artemisCapable            | ISNLRT10
Enhanced LRT 15                        | 157  | 5    | 6     | enhanced-lrt-15    | artemisCapable            | ISNLRT15
Enhanced LRT 20                        | 210  | 6    | 9     | enhanced-lrt-20    | artemisCapable splittable | ISNLRT20
Prototype Narc Missile Beacon          | 15   | 0    | 2     | narc               | -                         | ISNarcBeaconPrototype; prototypenarcbeacon
Primitive Prototype Long Tom Artillery | 368  | 20   | 30    | primitive-long-tom | splittable                | ISPrimitiveLongTom; isprimitivelongtomartillery
Sniper                                 | 85   | 10   | 20    | sniper             | splittable                | ISSniper; clan sniper; clsniper; clsniperartillery; is sniper; issniperartillery
Sniper Cannon                          | 77   | 10   | 10    | sniper-cannon      | splittable                | ISSniperCannon; cl sniper cannon; clsniper cannon; clsniperartillerycannon; is sniper cannon; issniperartillerycannon
Thumper                                | 43   | 5    | 15    | thumper            | splittable                | ISThumper; clan thumper; clthumper; clthumperartillery; is thumper; isthumperartillery
Thumper Cannon                         | 41   | 5    | 7     | thumper-cannon     | -                         | ISThumperCannon; cl thumper cannon; clthumper cannon; clthumperartillerycannon; is thumper cannon; isthumperartillerycannon
Improved LRM 10                        | 90   | 4    | 1     | improved-lrm-10    | artemisCapable            | Improved LRM 10; climplrm10; climprovedlrm10
Improved LRM 15                        | 136  | 5    | 2     | improved-lrm-15    | artemisCapable            | Improved LRM 15; climplrm15; climprovedlrm15
Improved LRM 20                        | 181  | 6    | 4     | improved-lrm-20    | artemisCapable            | Improved LRM 20; climplrm20; climprovedlrm20
Improved LRM 5                         | 45   | 2    | 1     | improved-lrm-5     | artemisCapable            | Improved LRM 5; climplrm5; climprovedlrm5
Improved SRM 2                         | 28   | 2    | 1     | improved-srm-2     | artemisCapable            | Improved SRM 2; climprovedsrm2
Improved SRM 4                         | 39   | 3    | 1     | improved-srm-4     | artemisCapable            | Improved SRM 4; climprovedsrm4
Improved SRM 6                         | 79   | 4    | 2     | improved-srm-6     | artemisCapable            | Improved SRM 6; climprovedsrm6
LRT 10                                 | 90   | 4    | 2     | lrt-10             | artemisCapable            | LRT 10; is lrt 10; is lrt-10; islrt10; islrtorpedo10
LRT 15                                 | 136  | 5    | 3     | lrt-15             | artemisCapable            | LRT 15; is lrt 15; is lrt-15; islrt15; islrtorpedo15
LRT 20                                 | 181  | 6    | 5     | lrt-20             | artemisCapable            | LRT 20; is lrt 20; is lrt-20; islrt20; islrtorpedo20
LRT 5                                  | 45   | 2    | 1     | lrt-5              | artemisCapable            | LRT 5; is lrt 5; is lrt-5; islrt5; islrtorpedo5
Primitive Prototype LRM 10             | 90   | 4    | 2     | primitive-lrm-10   | -                         | Primitive Prototype LRM 10; is lrm 10 primitive; is lrm-10 primitive; islrm10p
Primitive Prototype LRM 15             | 136  | 5    | 3     | primitive-lrm-15   | -                         | Primitive Prototype LRM 15; is lrm 15 primitive; is lrm-15 primitive; islrm15p
Primitive Prototype LRM 20             | 181  | 6    | 5     | primitive-lrm-20   | -                         | Primitive Prototype LRM 20; is lrm 20 primitive; is lrm-20 primitive; islrm20p
Primitive Prototype LRM 5              | 45   | 2    | 1     | primitive-lrm-5    | -                         | Primitive Prototype LRM 5; is lrm 5 primitive; is lrm-5 primitive; islrm5p
Primitive Prototype SRM 2              | 21   | 2    | 1     | primitive-srm-2    | -                         | Primitive Prototype SRM 2; is srm 2 primitive; is srm-2 primitive; issrm2p
Primitive Prototype SRM 4              | 39   | 3    | 1     | primitive-srm-4    | -                         | Primitive Prototype SRM 4; is srm 4 primitive; is srm-4 primitive; issrm4p
Primitive Prototype SRM 6              | 59   | 4    | 2     | primitive-srm-6    | -                         | Primitive Prototype SRM 6; is srm 6 primitive; is srm-6 primitive; issrm6p
Prototype Arrow IV                     | 240  | 10   | 16    | prototype-arrow-iv | splittable                | ProtoTypeArrowIV; protoarrowivsystem
Prototype Rocket Launcher 20           | 19   | 5    | 3     | -                  | oneShot                   | RocketLauncher20Prototype; clrocketlauncher20prototype
SRT 2                                  | 21   | 2    | 1     | srt-2              | artemisCapable            | SRT 2; is srt 2; is srt-2; issrt2
SRT 4                                  | 39   | 3    | 1     | srt-4              | artemisCapable            | SRT 4; is srt 4; is srt-4; issrt4
SRT 6                                  | 59   | 4    | 2     | srt-6              | artemisCapable            | SRT 6; is srt 6; is srt-6; issrt6
Thunderbolt 10                         | 127  | 5    | 2     | thunderbolt-10     | -                         | Thunderbolt 10; is thunderbolt 10; is thunderbolt-10; istbolt10; isthunderbolt10
Thunderbolt 15                         | 229  | 7    | 3     | thunderbolt-15     | -                         | Thunderbolt 15; is thunderbolt 15; is thunderbolt-15; istbolt15; isthunderbolt15
Thunderbolt 20                         | 305  | 8    | 5     | thunderbolt-20     | -                         | Thunderbolt 20; is thunderbolt 20; is thunderbolt-20; istbolt20; isthunderbolt20
Thunderbolt 5                          | 64   | 3    | 1     | thunderbolt-5      | -                         | Thunderbolt 5; is thunderbolt 5; is thunderbolt-5; isthunderbolt5
`),
  // Point defense, pods and spotting gear.
  ...readInertWeapons(`
weapon                             | bv      | heat | slots | ammo | marks                    | names in unit files
Clan Laser AMS                     | def 45  | 5    | 1     | -    | energy laser antiMissile | CLLaserAntiMissileSystem; clan laser ams; clan laser anti-missile sys
Light TAG                          | 0       | 0    | 1     | -    | tag                      | CLLightTAG; clan light tag; light tag [clan]
RISC Advanced Point Defense System | def 64  | 2    | 2     | apds | antiMissile              | ISAPDS
Anti-BattleArmor Pods (B-Pods)     | def 2   | 0    | 1     | -    | oneShot explosive        | ISBPod; clb-pod; clbpod; isb-pod
Laser AMS                          | def 45  | 7    | 2     | -    | energy laser antiMissile | ISLaserAntiMissileSystem; is laser ams; is laser anti-missile system; islaserams
Laser AMS (THB)                    | def 105 | 3    | 2     | -    | energy laser antiMissile | ISLaserAntiMissileSystemTHB; is laser ams (thb); is laser anti-missile system (thb)
M-Pod                              | def 5   | 0    | 1     | -    | oneShot explosive        | ISMPod; ism-pod
Prototype TAG                      | 0       | 0    | 1     | -    | tag                      | ISProtoTypeTAG; is prototype tag
Vehicular Grenade Launcher         | 15      | 1    | 1     | -    | oneShot grenadeLauncher  | ISVehicularGrenadeLauncher; clvehiculargrenadelauncher
`),
]);
