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
Bombast Laser                            | 137 | 12   | 3     | -                  | directFire energy laser             | Bombast Laser; is bombast laser; isbombastlaser
Centurion Weapon System                  | 190 | 4    | 2     | -                  | energy                              | Centurion Weapon System
Light Plasma Rifle                       | 96  | 4    | 2     | light-plasma-rifle | directFire energy                   | ISLightPlasmaRifle
RISC Hyper Laser                         | 596 | 24   | 6     | -                  | directFire energy laser explosive   | ISRISCHyperLaser
TSEMP Cannon                             | 488 | 10   | 5     | -                  | directFire energy explosive         | TSEMP Cannon; istsemp
TSEMP One-Shot                           | 98  | 10   | 3     | -                  | directFire energy oneShot explosive | TSEMP One-Shot; istsempos
TSEMP Repeating Cannon                   | 600 | 10   | 7     | -                  | directFire energy explosive         | TSEMP Repeating Cannon; istsemprepeating
`),
  // Guns.
  ...readInertWeapons(`
weapon                            | bv  | heat | slots | ammo                | marks                           | names in unit files
Rotary AC/10                      | 617 | 3    | 7     | rotary-ac-10        | directFire rotary               | CLRotaryAC10; clan rotary ac/10; clan rotary assault cannon/10
Rotary AC/20                      | 823 | 7    | 10    | rotary-ac-20        | directFire splittable rotary    | CLRotaryAC20; clan rotary ac/20; clan rotary assault cannon/20
Clan Fluid Gun                    | 6   | 0    | 2     | fluid-gun           | -                               | Clan Fluid Gun; clfluidgun
Fluid Gun                         | 6   | 0    | 2     | fluid-gun           | -                               | IS Fluid Gun; isfluidgun
BattleMech Taser                  | 40  | 6    | 3     | taser               | directFire explosive            | Mek Taser; isbattlemechtaser; ismektaser
Nail/Rivet Gun                    | 1   | 0    | 1     | nail-rivet-gun      | -                               | Nail/Rivet Gun; clnail gun; clnail/rivet gun; clnailrivet gun; clnailrivetgun; clrivet gun; isnail gun; isnailrivet gun; isrivet gun; nail gun
`),
  // Missiles, mortars and artillery.
  ...readInertWeapons(`
weapon                                 | bv   | heat | slots | ammo               | marks                     | names in unit files
Clan Arrow IV                          | 240  | 10   | 12    | arrow-iv           | splittable                | CLArrowIV; clan arrow iv missile system; clan arrow iv system; clarrowivsystem
Clan LRT 10                            | 109  | 4    | 1     | lrt-10             | artemisCapable            | CLLRT10; clan lrt 10; clan lrt-10; cllrtorpedo10
Clan LRT 15                            | 164  | 5    | 2     | lrt-15             | artemisCapable            | CLLRT15; clan lrt 15; clan lrt-15; cllrtorpedo15
Clan LRT 20                            | 220  | 6    | 4     | lrt-20             | artemisCapable            | CLLRT20; clan lrt 20; clan lrt-20; cllrtorpedo20
Clan LRT 5                             | 55   | 2    | 1     | lrt-5              | artemisCapable            | CLLRT5; clan lrt 5; clan lrt-5; cllrtorpedo5
Clan SRT 2                             | 21   | 2    | 1     | srt-2              | artemisCapable            | CLSRT2; clan srt 2; clan srt-2
Clan SRT 4                             | 39   | 3    | 1     | srt-4              | artemisCapable            | CLSRT4; clan srt 4; clan srt-4
Clan SRT 6                             | 59   | 4    | 1     | srt-6              | artemisCapable            | CLSRT6; clan srt 6; clan srt-6
Improved ATM 12                        | 333  | 8    | 5     | iatm-12            | streak                    | CLiATM12; clan iatm-12
Improved ATM 3                         | 83   | 2    | 2     | iatm-3             | streak                    | CLiATM3; clan iatm-3
Improved ATM 6                         | 165  | 4    | 3     | iatm-6             | streak                    | CLiATM6; clan iatm-6
Improved ATM 9                         | 231  | 6    | 4     | iatm-9             | streak                    | CLiATM9; clan iatm-9
Clan 'Mech Mortar 1                    | 10   | 1    | 1     | mech-mortar-1      | -                         | Clan Mech Mortar-1; clan mek mortar 1; clmekmortar1
Clan 'Mech Mortar 2                    | 14   | 2    | 1     | mech-mortar-2      | -                         | Clan Mech Mortar-2; clan mek mortar 2; clmekmortar2
Clan 'Mech Mortar 4                    | 26   | 5    | 2     | mech-mortar-4      | -                         | Clan Mech Mortar-4; clan mek mortar 4; clmekmortar4
Clan 'Mech Mortar 8                    | 50   | 10   | 3     | mech-mortar-8      | -                         | Clan Mech Mortar-8; clan mek mortar 8; clmekmortar8
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
Long Tom                               | 368  | 20   | 30    | long-tom           | splittable                | ISLongTom; clan long tom; cllongtom; cllongtomartillery; is long tom; islongtomartillery
Long Tom Cannon                        | 329  | 20   | 15    | long-tom-cannon    | splittable                | ISLongTomCannon; cl long tom cannon; cllongtomartillerycannon; cllongtomcannon; is long tom cannon; islongtomartillerycannon
Enhanced LRT 5                         | 52   | 2    | 2     | enhanced-lrt-5     | artemisCapable            | ISNLRT05
Enhanced LRT 10                        | 104  | 4    | 4     | enhanced-lrt-10    | artemisCapable            | ISNLRT10
Enhanced LRT 15                        | 157  | 5    | 6     | enhanced-lrt-15    | artemisCapable            | ISNLRT15
Enhanced LRT 20                        | 210  | 6    | 9     | enhanced-lrt-20    | artemisCapable splittable | ISNLRT20
Primitive Prototype Long Tom Artillery | 368  | 20   | 30    | primitive-long-tom | splittable                | ISPrimitiveLongTom; isprimitivelongtomartillery
Sniper                                 | 85   | 10   | 20    | sniper             | splittable                | ISSniper; clan sniper; clsniper; clsniperartillery; is sniper; issniperartillery
Sniper Cannon                          | 77   | 10   | 10    | sniper-cannon      | splittable                | ISSniperCannon; cl sniper cannon; clsniper cannon; clsniperartillerycannon; is sniper cannon; issniperartillerycannon
Thumper                                | 43   | 5    | 15    | thumper            | splittable                | ISThumper; clan thumper; clthumper; clthumperartillery; is thumper; isthumperartillery
Thumper Cannon                         | 41   | 5    | 7     | thumper-cannon     | -                         | ISThumperCannon; cl thumper cannon; clthumper cannon; clthumperartillerycannon; is thumper cannon; isthumperartillerycannon
LRT 10                                 | 90   | 4    | 2     | lrt-10             | artemisCapable            | LRT 10; is lrt 10; is lrt-10; islrt10; islrtorpedo10
LRT 15                                 | 136  | 5    | 3     | lrt-15             | artemisCapable            | LRT 15; is lrt 15; is lrt-15; islrt15; islrtorpedo15
LRT 20                                 | 181  | 6    | 5     | lrt-20             | artemisCapable            | LRT 20; is lrt 20; is lrt-20; islrt20; islrtorpedo20
LRT 5                                  | 45   | 2    | 1     | lrt-5              | artemisCapable            | LRT 5; is lrt 5; is lrt-5; islrt5; islrtorpedo5
Prototype Arrow IV                     | 240  | 10   | 16    | prototype-arrow-iv | splittable                | ProtoTypeArrowIV; protoarrowivsystem
SRT 2                                  | 21   | 2    | 1     | srt-2              | artemisCapable            | SRT 2; is srt 2; is srt-2; issrt2
SRT 4                                  | 39   | 3    | 1     | srt-4              | artemisCapable            | SRT 4; is srt 4; is srt-4; issrt4
SRT 6                                  | 59   | 4    | 2     | srt-6              | artemisCapable            | SRT 6; is srt 6; is srt-6; issrt6
`),
  // Point defense, pods and spotting gear.
  ...readInertWeapons(`
weapon                             | bv      | heat | slots | ammo | marks                    | names in unit files
RISC Advanced Point Defense System | def 64  | 2    | 2     | apds | antiMissile              | ISAPDS
Laser AMS (THB)                    | def 105 | 3    | 2     | -    | energy laser antiMissile | ISLaserAntiMissileSystemTHB; is laser ams (thb); is laser anti-missile system (thb)
M-Pod                              | def 5   | 0    | 1     | -    | oneShot explosive        | ISMPod; ism-pod
Vehicular Grenade Launcher         | 15      | 1    | 1     | -    | oneShot grenadeLauncher  | ISVehicularGrenadeLauncher; clvehiculargrenadelauncher
`),
]);
