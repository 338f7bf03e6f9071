import { readInertAmmo } from './inert-entry.ts';
import type { GearEntry } from './other-table.ts';

/** Ammunition of the weapons that no rule plays yet, and kinds of it that have a Battle Value of their own. */
export const INERT_AMMO: readonly GearEntry[] = readInertAmmo(`
ammo                | bv   | explodes | names in unit files
-                   | 0    | yes      | CL Ammo VGL; CL Chaff Ammo VGL; CL Incendiary Ammo VGL; IS Incendiary Ammo VGL; CL Smoke Ammo VGL; IS Ammo VGL; IS Chaff Ammo VGL; IS Smoke Ammo VGL
-                   | 0    | yes      | Clan M-Pod Ammo; IS M-Pod Ammo
-                   | 0    | yes      | IS Ammo RL-10
-                   | 0    | yes      | IS Ammo RL-15
-                   | 0    | yes      | IS Ammo RL-20
-                   | 0    | yes      | ISBPodAmmo
apds                | 22   | yes      | ISAPDS Ammo
arrow-iv            | 30   | yes      | CLArrowIVAir-Defense Arrow (ADA) MissilesAmmo; CLArrowIVAmmo; CLArrowIVClusterAmmo; CLArrowIVHomingAmmo; CLArrowIVIlluminationAmmo; CLArrowIVInferno-IVAmmo; CLArrowIVLaser InhibitingAmmo; CLArrowIVSmokeAmmo; ISArrowIVAir-Defense Arrow (ADA) MissilesAmmo; ISArrowIVAmmo; isarrowiv ammo; ISArrowIVClusterAmmo; ISArrowIVDavy Crockett-MAmmo; ISArrowIVFuel-AirAmmo; ISArrowIVHomingAmmo; isarrowiv homing ammo; ISArrowIVIlluminationAmmo; ISArrowIVInferno-IVAmmo; ISArrowIVLaser InhibitingAmmo; ISArrowIVSmokeAmmo
arrow-iv            | 80   | yes      | ISArrowIVThunder (FASCAM)Ammo
arrow-iv            | 100  | yes      | CLArrowIVThunder Vibrabomb-IVAmmo; ISArrowIVThunder Vibrabomb-IVAmmo
arrow-iv            | 120  | yes      | CLArrowIVThunder (FASCAM)Ammo
c3-remote-sensor    | 6    | no       | ISC3Sensors
cruise-missile-50   | 75   | yes      | ISCruiseMissile50Ammo
cruise-missile-70   | 129  | yes      | ISCruiseMissile70Ammo
cruise-missile-90   | 191  | yes      | ISCruiseMissile90Ammo
cruise-missile-120  | 285  | yes      | ISCruiseMissile120Ammo
enhanced-lrt-5      | 7    | yes      | ISEnhancedLRT5 Ammo
enhanced-lrt-10     | 13   | yes      | ISEnhancedLRT10 Ammo
enhanced-lrt-15     | 20   | yes      | ISEnhancedLRT15 Ammo
enhanced-lrt-20     | 26   | yes      | ISEnhancedLRT20 Ammo
fluid-gun           | 1    | yes      | CLFluidGun Ammo
fluid-gun           | 1    | no       | ISFluidGun Ammo
heavy-flamer        | 2    | yes      | (Clan) Coolant Heavy Flamer Ammo; Coolant Heavy Flamer Ammo
iatm-3              | 21   | yes      | Clan Ammo iATM-3; Clan Ammo iATM-3 ER; Clan Ammo iATM-3 HE
iatm-3              | 27   | yes      | Clan Ammo iATM-3 IIW
iatm-3              | 42   | yes      | Clan Ammo iATM-3 IMP
iatm-6              | 39   | yes      | Clan Ammo iATM-6; Clan Ammo iATM-6 ER; Clan Ammo iATM-6 HE
iatm-6              | 51   | yes      | Clan Ammo iATM-6 IIW
iatm-6              | 78   | yes      | Clan Ammo iATM-6 IMP
iatm-9              | 54   | yes      | Clan Ammo iATM-9; Clan Ammo iATM-9 ER; Clan Ammo iATM-9 HE
iatm-9              | 70   | yes      | Clan Ammo iATM-9 IIW
iatm-9              | 108  | yes      | Clan Ammo iATM-9 IMP
iatm-12             | 78   | yes      | Clan Ammo iATM-12; Clan Ammo iATM-12 ER; Clan Ammo iATM-12 HE
iatm-12             | 101  | yes      | Clan Ammo iATM-12 IIW
iatm-12             | 156  | yes      | Clan Ammo iATM-12 IMP
improved-ac-2       | 5    | yes      | CLIMPArmor-Piercing AmmoAC2; CLIMPCaseless AmmoAC2; CLIMPFlak AmmoAC2; CLIMPFlechette AmmoAC2; CLIMPPrecision AmmoAC2; CLIMPTracer AmmoAC2
improved-ac-5       | 9    | yes      | CLIMPArmor-Piercing AmmoAC5; CLIMPCaseless AmmoAC5; CLIMPFlak AmmoAC5; CLIMPFlechette AmmoAC5; CLIMPPrecision AmmoAC5; CLIMPTracer AmmoAC5
improved-ac-10      | 15   | yes      | CLIMPArmor-Piercing AmmoAC10; CLIMPCaseless AmmoAC10; CLIMPFlak AmmoAC10; CLIMPFlechette AmmoAC10; CLIMPPrecision AmmoAC10; CLIMPTracer AmmoAC10
improved-ac-20      | 22   | yes      | CLIMPArmor-Piercing AmmoAC20; CLIMPCaseless AmmoAC20; CLIMPFlak AmmoAC20; CLIMPFlechette AmmoAC20; CLIMPPrecision AmmoAC20; CLIMPTracer AmmoAC20
inarc               | 0    | yes      | ISiNarc ECM Pods; ISiNarc Explosive Pods; ISiNarc Haywire Pods; ISiNarc Nemesis Pods
light-plasma-rifle  | 12   | no       | ISLightPlasmaRifleAmmo
long-tom            | 46   | yes      | Cluster Long Tom Ammo; Copperhead Long Tom Ammo; Davy Crockett-M Long Tom Ammo; Flechette Long Tom Ammo; ISLongTomAmmo; Illumination Long Tom Ammo; Smoke Long Tom Ammo
long-tom            | 64.4 | yes      | Fuel-Air Long Tom Ammo
long-tom            | 100  | yes      | FASCAM Long Tom Ammo
long-tom-cannon     | 41   | yes      | ISLongTomCannonAmmo
long-tom-cannon     | 57.4 | yes      | Fuel-Air Long Tom Cannon Ammo
lrt-5               | 6    | yes      | IS Ammo LRTorpedo-5
lrt-5               | 7    | yes      | Clan Ammo LRTorpedo-5
lrt-10              | 11   | yes      | IS Ammo LRTorpedo-10
lrt-10              | 14   | yes      | Clan Ammo LRTorpedo-10
lrt-15              | 17   | yes      | IS Ammo LRTorpedo-15; islrt15 ammo
lrt-15              | 21   | yes      | Clan Ammo LRTorpedo-15
lrt-20              | 23   | yes      | IS Ammo LRTorpedo-20
lrt-20              | 27   | yes      | Clan Ammo LRTorpedo-20
machine-gun         | 1    | yes      | Clan Machine Gun Ammo - Proto
mech-mortar-1       | 1.2  | yes      | Clan Ammo AB Mortar-1; Clan Ammo AP Mortar-1; Clan Ammo FL Mortar-1; Clan Ammo SC Mortar-1; Clan Ammo SG Mortar-1; Clan Ammo SM Mortar-1; IS Ammo AB Mortar-1; IS Ammo AP Mortar-1; IS Ammo FL Mortar-1; IS Ammo SC Mortar-1; IS Ammo SG Mortar-1; IS Ammo SM Mortar-1
mech-mortar-2       | 2.4  | yes      | Clan Ammo AB Mortar-2; Clan Ammo AP Mortar-2; Clan Ammo FL Mortar-2; Clan Ammo SC Mortar-2; Clan Ammo SG Mortar-2; Clan Ammo SM Mortar-2; IS Ammo AB Mortar-2; IS Ammo AP Mortar-2; IS Ammo FL Mortar-2; IS Ammo SC Mortar-2; IS Ammo SG Mortar-2; IS Ammo SM Mortar-2
mech-mortar-4       | 3.6  | yes      | Clan Ammo AB Mortar-4; Clan Ammo AP Mortar-4; Clan Ammo FL Mortar-4; Clan Ammo SC Mortar-4; Clan Ammo SG Mortar-4; Clan Ammo SM Mortar-4; IS Ammo AB Mortar-4; IS Ammo AP Mortar-4; IS Ammo FL Mortar-4; IS Ammo SC Mortar-4; IS Ammo SG Mortar-4; IS Ammo SM Mortar-4
mech-mortar-8       | 7.2  | yes      | Clan Ammo AB Mortar-8; Clan Ammo AP Mortar-8; Clan Ammo FL Mortar-8; Clan Ammo SC Mortar-8; Clan Ammo SG Mortar-8; Clan Ammo SM Mortar-8; IS Ammo AB Mortar-8; IS Ammo AP Mortar-8; IS Ammo FL Mortar-8; IS Ammo SC Mortar-8; IS Ammo SG Mortar-8; IS Ammo SM Mortar-8
nail-rivet-gun      | 0.5  | no       | IS Ammo Nail/Rivet - Half
nail-rivet-gun      | 1    | no       | IS Ammo Nail/Rivet - Full
narc                | 0    | yes      | CLNarc Explosive Pods; ISNarc ExplosivePods
primitive-long-tom  | 35   | yes      | ISPrimitiveLongTomAmmo
protomech-ac-2      | 4    | yes      | Clan ProtoMech AC/2 Armor-Piercing Ammo; Clan ProtoMech AC/2 Flak Ammo; Clan ProtoMech AC/2 Flechette Ammo
protomech-ac-2      | 5    | yes      | Clan ProtoMech AC/2 Tracer Ammo
protomech-ac-2      | 8    | yes      | Clan ProtoMech AC/2 Caseless Ammo
protomech-ac-4      | 6    | yes      | Clan ProtoMech AC/4 Armor-Piercing Ammo; Clan ProtoMech AC/4 Flak Ammo; Clan ProtoMech AC/4 Flechette Ammo
protomech-ac-4      | 7.5  | yes      | Clan ProtoMech AC/4 Tracer Ammo
protomech-ac-4      | 12   | yes      | Clan ProtoMech AC/4 Caseless Ammo
protomech-ac-8      | 8    | yes      | Clan ProtoMech AC/8 Armor-Piercing Ammo; Clan ProtoMech AC/8 Flak Ammo; Clan ProtoMech AC/8 Flechette Ammo
protomech-ac-8      | 10   | yes      | Clan ProtoMech AC/8 Tracer Ammo
protomech-ac-8      | 16   | yes      | Clan ProtoMech AC/8 Caseless Ammo
prototype-arrow-iv  | 30   | yes      | ProtoTypeArrowIVAir-Defense Arrow (ADA) MissilesAmmo; ProtoTypeArrowIVAmmo; ProtoTypeArrowIVClusterAmmo; ProtoTypeArrowIVDavy Crockett-MAmmo; ProtoTypeArrowIVFuel-AirAmmo; ProtoTypeArrowIVHomingAmmo; ProtoTypeArrowIVIlluminationAmmo; ProtoTypeArrowIVInferno-IVAmmo; ProtoTypeArrowIVLaser InhibitingAmmo; ProtoTypeArrowIVSmokeAmmo
prototype-arrow-iv  | 64   | yes      | ProtoTypeArrowIVThunder (FASCAM)Ammo
prototype-arrow-iv  | 80   | yes      | ProtoTypeArrowIVThunder Vibrabomb-IVAmmo
rotary-ac-2         | 15   | yes      | ISRotaryAC2 Caseless Ammo
rotary-ac-5         | 31   | yes      | ISRotaryAC5 Caseless Ammo
rotary-ac-10        | 37   | yes      | ISRotaryAC10 Ammo; ISRotaryAC10 Caseless Ammo
rotary-ac-10        | 74   | yes      | CLRotaryAC10 Ammo
rotary-ac-20        | 59   | yes      | ISRotaryAC20 Ammo; ISRotaryAC20 Caseless Ammo
rotary-ac-20        | 118  | yes      | CLRotaryAC20 Ammo
sniper              | 11   | yes      | Cluster Sniper Ammo; Copperhead Sniper Ammo; Flechette Sniper Ammo; ISSniperAmmo; Illumination Sniper Ammo; Smoke Sniper Ammo
sniper              | 15.4 | yes      | Fuel-Air Sniper Ammo
sniper              | 160  | yes      | FASCAM Sniper Ammo
sniper-cannon       | 10   | yes      | ISSniperCannonAmmo
sniper-cannon       | 14   | yes      | Fuel-Air Sniper Cannon Ammo
srt-2               | 3    | yes      | Clan Ammo SRTorpedo-2; IS Ammo SRTorpedo-2
srt-4               | 5    | yes      | Clan Ammo SRTorpedo-4; IS Ammo SRTorpedo-4; issrt4 ammo
srt-6               | 7    | yes      | Clan Ammo SRTorpedo-6; IS Ammo SRTorpedo-6
taser               | 5    | yes      | Taser Ammo; mektaserammo
thumper             | 5    | yes      | Cluster Thumper Ammo; Copperhead Thumper Ammo; Flechette Thumper Ammo; ISThumperAmmo; Illumination Thumper Ammo; Smoke Thumper Ammo
thumper             | 7    | yes      | Fuel-Air Thumper Ammo
thumper             | 240  | yes      | FASCAM Thumper Ammo
thumper-cannon      | 5    | yes      | ISThumperCannonAmmo
thumper-cannon      | 7    | yes      | Fuel-Air Thumper Cannon Ammo
vehicle-flamer      | 1    | yes      | (Clan) Coolant Vehicle Flamer Ammo; Coolant Vehicle Flamer Ammo
`);
