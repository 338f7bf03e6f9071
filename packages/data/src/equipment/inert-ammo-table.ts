import { readInertAmmo } from './inert-entry.ts';
import type { GearEntry } from './other-table.ts';

/** Ammunition of weapons without rules, and kinds of it that have a Battle Value of their own. */
export const INERT_AMMO: readonly GearEntry[] = readInertAmmo(`
ammo                | bv   | explodes | names in unit files
-                   | 0    | yes      | CL Ammo VGL; CL Chaff Ammo VGL; CL Incendiary Ammo VGL; IS Incendiary Ammo VGL; CL Smoke Ammo VGL; IS Ammo VGL; IS Chaff Ammo VGL; IS Smoke Ammo VGL
-                   | 0    | yes      | Clan M-Pod Ammo; IS M-Pod Ammo
-                   | 0    | yes      | IS Ammo RL-10
-                   | 0    | yes      | IS Ammo RL-15
-                   | 0    | yes      | IS Ammo RL-20
-                   | 0    | yes      | ISBPodAmmo
arrow-iv            | 30   | yes      | CLArrowIVAir-Defense Arrow (ADA) MissilesAmmo; CLArrowIVHomingAmmo; CLArrowIVIlluminationAmmo; CLArrowIVInferno-IVAmmo; CLArrowIVLaser InhibitingAmmo; CLArrowIVSmokeAmmo; ISArrowIVAir-Defense Arrow (ADA) MissilesAmmo; ISArrowIVDavy Crockett-MAmmo; ISArrowIVFuel-AirAmmo; ISArrowIVHomingAmmo; isarrowiv homing ammo; ISArrowIVIlluminationAmmo; ISArrowIVInferno-IVAmmo; ISArrowIVLaser InhibitingAmmo; ISArrowIVSmokeAmmo
arrow-iv            | 80   | yes      | ISArrowIVThunder (FASCAM)Ammo
arrow-iv            | 100  | yes      | CLArrowIVThunder Vibrabomb-IVAmmo; ISArrowIVThunder Vibrabomb-IVAmmo
arrow-iv            | 120  | yes      | CLArrowIVThunder (FASCAM)Ammo
c3-remote-sensor    | 6    | no       | ISC3Sensors
cruise-missile-50   | 75   | yes      | ISCruiseMissile50Ammo
cruise-missile-70   | 129  | yes      | ISCruiseMissile70Ammo
cruise-missile-90   | 191  | yes      | ISCruiseMissile90Ammo
cruise-missile-120  | 285  | yes      | ISCruiseMissile120Ammo
heavy-flamer        | 2    | yes      | (Clan) Coolant Heavy Flamer Ammo; Coolant Heavy Flamer Ammo
improved-ac-2       | 5    | yes      | CLIMPFlak AmmoAC2
improved-ac-5       | 9    | yes      | CLIMPFlak AmmoAC5
improved-ac-10      | 15   | yes      | CLIMPFlak AmmoAC10
improved-ac-20      | 22   | yes      | CLIMPFlak AmmoAC20
inarc               | 0    | yes      | ISiNarc Nemesis Pods
light-plasma-rifle  | 12   | no       | ISLightPlasmaRifleAmmo
long-tom            | 46   | yes      | Copperhead Long Tom Ammo; Davy Crockett-M Long Tom Ammo; Flechette Long Tom Ammo; Illumination Long Tom Ammo; Smoke Long Tom Ammo
long-tom            | 64.4 | yes      | Fuel-Air Long Tom Ammo
long-tom            | 100  | yes      | FASCAM Long Tom Ammo
long-tom-cannon     | 57.4 | yes      | Fuel-Air Long Tom Cannon Ammo
machine-gun         | 1    | yes      | Clan Machine Gun Ammo - Proto
mech-mortar-1       | 1.2  | yes      | Clan Ammo FL Mortar-1; Clan Ammo SG Mortar-1; Clan Ammo SM Mortar-1; IS Ammo FL Mortar-1; IS Ammo SG Mortar-1; IS Ammo SM Mortar-1
mech-mortar-2       | 2.4  | yes      | Clan Ammo FL Mortar-2; Clan Ammo SG Mortar-2; Clan Ammo SM Mortar-2; IS Ammo FL Mortar-2; IS Ammo SG Mortar-2; IS Ammo SM Mortar-2
mech-mortar-4       | 3.6  | yes      | Clan Ammo FL Mortar-4; Clan Ammo SG Mortar-4; Clan Ammo SM Mortar-4; IS Ammo FL Mortar-4; IS Ammo SG Mortar-4; IS Ammo SM Mortar-4
mech-mortar-8       | 7.2  | yes      | Clan Ammo FL Mortar-8; Clan Ammo SG Mortar-8; Clan Ammo SM Mortar-8; IS Ammo FL Mortar-8; IS Ammo SG Mortar-8; IS Ammo SM Mortar-8
protomech-ac-2      | 4    | yes      | Clan ProtoMech AC/2 Flak Ammo
protomech-ac-4      | 6    | yes      | Clan ProtoMech AC/4 Flak Ammo
protomech-ac-8      | 8    | yes      | Clan ProtoMech AC/8 Flak Ammo
prototype-arrow-iv  | 30   | yes      | ProtoTypeArrowIVAir-Defense Arrow (ADA) MissilesAmmo; ProtoTypeArrowIVDavy Crockett-MAmmo; ProtoTypeArrowIVFuel-AirAmmo; ProtoTypeArrowIVHomingAmmo; ProtoTypeArrowIVIlluminationAmmo; ProtoTypeArrowIVInferno-IVAmmo; ProtoTypeArrowIVLaser InhibitingAmmo; ProtoTypeArrowIVSmokeAmmo
prototype-arrow-iv  | 64   | yes      | ProtoTypeArrowIVThunder (FASCAM)Ammo
prototype-arrow-iv  | 80   | yes      | ProtoTypeArrowIVThunder Vibrabomb-IVAmmo
rotary-ac-10        | 37   | yes      | ISRotaryAC10 Ammo; ISRotaryAC10 Caseless Ammo
rotary-ac-20        | 59   | yes      | ISRotaryAC20 Ammo; ISRotaryAC20 Caseless Ammo
sniper              | 11   | yes      | Copperhead Sniper Ammo; Flechette Sniper Ammo; Illumination Sniper Ammo; Smoke Sniper Ammo
sniper              | 15.4 | yes      | Fuel-Air Sniper Ammo
sniper              | 160  | yes      | FASCAM Sniper Ammo
sniper-cannon       | 14   | yes      | Fuel-Air Sniper Cannon Ammo
thumper             | 5    | yes      | Copperhead Thumper Ammo; Flechette Thumper Ammo; Illumination Thumper Ammo; Smoke Thumper Ammo
thumper             | 7    | yes      | Fuel-Air Thumper Ammo
thumper             | 240  | yes      | FASCAM Thumper Ammo
thumper-cannon      | 7    | yes      | Fuel-Air Thumper Cannon Ammo
vehicle-flamer      | 1    | yes      | (Clan) Coolant Vehicle Flamer Ammo; Coolant Vehicle Flamer Ammo
`);
