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
ac-2                | 12   | yes      | IS Ammo GAC/2
ac-4                | 22   | yes      | IS Ammo GAC/4
ac-6                | 40   | yes      | IS Ammo GAC/6
ac-8                | 53   | yes      | IS Ammo GAC/8
ac-15               | 22   | yes      | IS Ammo AC/15
apds                | 22   | yes      | ISAPDS Ammo
arrow-iv            | 30   | yes      | CLArrowIVAir-Defense Arrow (ADA) MissilesAmmo; CLArrowIVAmmo; CLArrowIVClusterAmmo; CLArrowIVHomingAmmo; CLArrowIVIlluminationAmmo; CLArrowIVInferno-IVAmmo; CLArrowIVLaser InhibitingAmmo; CLArrowIVSmokeAmmo; ISArrowIVAir-Defense Arrow (ADA) MissilesAmmo; ISArrowIVAmmo; isarrowiv ammo; ISArrowIVClusterAmmo; ISArrowIVDavy Crockett-MAmmo; ISArrowIVFuel-AirAmmo; ISArrowIVHomingAmmo; isarrowiv homing ammo; ISArrowIVIlluminationAmmo; ISArrowIVInferno-IVAmmo; ISArrowIVLaser InhibitingAmmo; ISArrowIVSmokeAmmo
arrow-iv            | 80   | yes      | ISArrowIVThunder (FASCAM)Ammo
arrow-iv            | 100  | yes      | CLArrowIVThunder Vibrabomb-IVAmmo; ISArrowIVThunder Vibrabomb-IVAmmo
arrow-iv            | 120  | yes      | CLArrowIVThunder (FASCAM)Ammo
c3-remote-sensor    | 6    | no       | ISC3Sensors
chemical-laser-1    | 12   | yes      | CLLargeChemLaserAmmo
chemical-laser-3    | 1    | yes      | CLSmallChemLaserAmmo
chemical-laser-5    | 5    | yes      | CLMediumChemLaserAmmo
cruise-missile-50   | 75   | yes      | ISCruiseMissile50Ammo
cruise-missile-70   | 129  | yes      | ISCruiseMissile70Ammo
cruise-missile-90   | 191  | yes      | ISCruiseMissile90Ammo
cruise-missile-120  | 285  | yes      | ISCruiseMissile120Ammo
enhanced-lrm-5      | 7    | yes      | ISEnhancedLRM5 Ammo
enhanced-lrm-10     | 13   | yes      | ISEnhancedLRM10 Ammo
enhanced-lrm-15     | 20   | yes      | ISEnhancedLRM15 Ammo
enhanced-lrm-20     | 26   | yes      | ISEnhancedLRM20 Ammo
enhanced-lrt-5      | 7    | yes      | ISEnhancedLRT5 Ammo
enhanced-lrt-10     | 13   | yes      | ISEnhancedLRT10 Ammo
enhanced-lrt-15     | 20   | yes      | ISEnhancedLRT15 Ammo
enhanced-lrt-20     | 26   | yes      | ISEnhancedLRT20 Ammo
extended-lrm-5      | 8    | yes      | IS Ammo Extended LRM-5
extended-lrm-10     | 17   | yes      | IS Ammo Extended LRM-10; isextended lrm10 ammo
extended-lrm-15     | 25   | yes      | IS Ammo Extended LRM-15
extended-lrm-20     | 34   | yes      | IS Ammo Extended LRM-20
fluid-gun           | 1    | yes      | CLFluidGun Ammo
fluid-gun           | 1    | no       | ISFluidGun Ammo
heavy-flamer        | 2    | yes      | (Clan) Coolant Heavy Flamer Ammo; CL Heavy Flamer Ammo; Coolant Heavy Flamer Ammo; IS Heavy Flamer Ammo; isheavyflamer ammo
heavy-plasma-rifle  | 35   | no       | ISHeavyPlasmaRifleAmmo
heavy-rifle         | 11   | yes      | IS Ammo Heavy Rifle; isheavy rifle ammo
hypervelocity-ac-2  | 7    | yes      | IS Ammo HVAC/2
hypervelocity-ac-5  | 14   | yes      | IS Ammo HVAC/5
hypervelocity-ac-10 | 20   | yes      | IS Ammo HVAC/10
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
improved-ac-2       | 5    | yes      | CLIMPAmmoAC2; CLIMPArmor-Piercing AmmoAC2; CLIMPCaseless AmmoAC2; CLIMPFlak AmmoAC2; CLIMPFlechette AmmoAC2; CLIMPPrecision AmmoAC2; CLIMPTracer AmmoAC2
improved-ac-5       | 9    | yes      | CLIMPAmmoAC5; CLIMPArmor-Piercing AmmoAC5; CLIMPCaseless AmmoAC5; CLIMPFlak AmmoAC5; CLIMPFlechette AmmoAC5; CLIMPPrecision AmmoAC5; CLIMPTracer AmmoAC5
improved-ac-10      | 15   | yes      | CLIMPAmmoAC10; CLIMPArmor-Piercing AmmoAC10; CLIMPCaseless AmmoAC10; CLIMPFlak AmmoAC10; CLIMPFlechette AmmoAC10; CLIMPPrecision AmmoAC10; CLIMPTracer AmmoAC10
improved-ac-20      | 22   | yes      | CLIMPAmmoAC20; CLIMPArmor-Piercing AmmoAC20; CLIMPCaseless AmmoAC20; CLIMPFlak AmmoAC20; CLIMPFlechette AmmoAC20; CLIMPPrecision AmmoAC20; CLIMPTracer AmmoAC20
improved-gauss      | 40   | no       | CLImpGaussAmmo
improved-is-ac-10   | 21   | yes      | IS Ammo AC/10i
improved-lrm-5      | 6    | yes      | ClanImprovedLRM5Ammo
improved-lrm-10     | 11   | yes      | ClanImprovedLRM10Ammo
improved-lrm-15     | 17   | yes      | ClanImprovedLRM15Ammo
improved-lrm-20     | 23   | yes      | ClanImprovedLRM20Ammo
improved-srm-2      | 4    | yes      | ClanImpAmmoSRM2
improved-srm-4      | 7    | yes      | ClImpAmmoSRM4
improved-srm-6      | 10   | yes      | CLImpAmmoSRM6
inarc               | 0    | yes      | ISiNarc ECM Pods; ISiNarc Explosive Pods; ISiNarc Haywire Pods; ISiNarc Nemesis Pods; ISiNarc Pods; is ammo inarc
light-ac-10         | 9    | yes      | IS Ammo LAC/10
light-ac-20         | 15   | yes      | IS Ammo LAC/20
light-plasma-rifle  | 12   | no       | ISLightPlasmaRifleAmmo
light-rifle         | 3    | yes      | IS Ammo Light Rifle
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
magshot             | 2    | no       | ISMagshotGR Ammo
mech-mortar-1       | 1.2  | yes      | Clan Ammo AB Mortar-1; Clan Ammo AP Mortar-1; Clan Ammo FL Mortar-1; Clan Ammo SC Mortar-1; Clan Ammo SG Mortar-1; Clan Ammo SM Mortar-1; IS Ammo AB Mortar-1; IS Ammo AP Mortar-1; IS Ammo FL Mortar-1; IS Ammo SC Mortar-1; IS Ammo SG Mortar-1; IS Ammo SM Mortar-1
mech-mortar-2       | 2.4  | yes      | Clan Ammo AB Mortar-2; Clan Ammo AP Mortar-2; Clan Ammo FL Mortar-2; Clan Ammo SC Mortar-2; Clan Ammo SG Mortar-2; Clan Ammo SM Mortar-2; IS Ammo AB Mortar-2; IS Ammo AP Mortar-2; IS Ammo FL Mortar-2; IS Ammo SC Mortar-2; IS Ammo SG Mortar-2; IS Ammo SM Mortar-2
mech-mortar-4       | 3.6  | yes      | Clan Ammo AB Mortar-4; Clan Ammo AP Mortar-4; Clan Ammo FL Mortar-4; Clan Ammo SC Mortar-4; Clan Ammo SG Mortar-4; Clan Ammo SM Mortar-4; IS Ammo AB Mortar-4; IS Ammo AP Mortar-4; IS Ammo FL Mortar-4; IS Ammo SC Mortar-4; IS Ammo SG Mortar-4; IS Ammo SM Mortar-4
mech-mortar-8       | 7.2  | yes      | Clan Ammo AB Mortar-8; Clan Ammo AP Mortar-8; Clan Ammo FL Mortar-8; Clan Ammo SC Mortar-8; Clan Ammo SG Mortar-8; Clan Ammo SM Mortar-8; IS Ammo AB Mortar-8; IS Ammo AP Mortar-8; IS Ammo FL Mortar-8; IS Ammo SC Mortar-8; IS Ammo SG Mortar-8; IS Ammo SM Mortar-8
medium-rifle        | 6    | yes      | IS Ammo Medium Rifle
nail-rivet-gun      | 0.5  | no       | IS Ammo Nail/Rivet - Half
nail-rivet-gun      | 1    | no       | IS Ammo Nail/Rivet - Full
narc                | 0    | yes      | CLNarc Explosive Pods; ISNarc ExplosivePods
primitive-ac-2      | 5    | yes      | IS Ammo AC/2 Primitive
primitive-ac-5      | 9    | yes      | IS Ammo AC/5 Primitive
primitive-ac-10     | 12   | yes      | IS Ammo AC/10 Primitive
primitive-ac-20     | 22   | yes      | IS Ammo AC/20 Primitive
primitive-long-tom  | 35   | yes      | ISPrimitiveLongTomAmmo
primitive-lrm-5     | 6    | yes      | IS Ammo LRM-5 Primitive
primitive-lrm-10    | 11   | yes      | IS Ammo LRM-10 Primitive
primitive-lrm-15    | 17   | yes      | IS Ammo LRM-15 Primitive
primitive-lrm-20    | 23   | yes      | IS Ammo LRM-20 Primitive
primitive-srm-2     | 3    | yes      | IS Ammo SRM-2 Primitive
primitive-srm-4     | 5    | yes      | IS Ammo SRM-4 Primitive
primitive-srm-6     | 7    | yes      | IS Ammo SRM-6 Primitive
protomech-ac-2      | 4    | yes      | Clan ProtoMech AC/2 Ammo; Clan ProtoMech AC/2 Armor-Piercing Ammo; Clan ProtoMech AC/2 Flak Ammo; Clan ProtoMech AC/2 Flechette Ammo
protomech-ac-2      | 5    | yes      | Clan ProtoMech AC/2 Tracer Ammo
protomech-ac-2      | 8    | yes      | Clan ProtoMech AC/2 Caseless Ammo
protomech-ac-4      | 6    | yes      | Clan ProtoMech AC/4 Ammo; Clan ProtoMech AC/4 Armor-Piercing Ammo; Clan ProtoMech AC/4 Flak Ammo; Clan ProtoMech AC/4 Flechette Ammo
protomech-ac-4      | 7.5  | yes      | Clan ProtoMech AC/4 Tracer Ammo
protomech-ac-4      | 12   | yes      | Clan ProtoMech AC/4 Caseless Ammo
protomech-ac-8      | 8    | yes      | Clan ProtoMech AC/8 Ammo; Clan ProtoMech AC/8 Armor-Piercing Ammo; Clan ProtoMech AC/8 Flak Ammo; Clan ProtoMech AC/8 Flechette Ammo
protomech-ac-8      | 10   | yes      | Clan ProtoMech AC/8 Tracer Ammo
protomech-ac-8      | 16   | yes      | Clan ProtoMech AC/8 Caseless Ammo
prototype-arrow-iv  | 30   | yes      | ProtoTypeArrowIVAir-Defense Arrow (ADA) MissilesAmmo; ProtoTypeArrowIVAmmo; ProtoTypeArrowIVClusterAmmo; ProtoTypeArrowIVDavy Crockett-MAmmo; ProtoTypeArrowIVFuel-AirAmmo; ProtoTypeArrowIVHomingAmmo; ProtoTypeArrowIVIlluminationAmmo; ProtoTypeArrowIVInferno-IVAmmo; ProtoTypeArrowIVLaser InhibitingAmmo; ProtoTypeArrowIVSmokeAmmo
prototype-arrow-iv  | 64   | yes      | ProtoTypeArrowIVThunder (FASCAM)Ammo
prototype-arrow-iv  | 80   | yes      | ProtoTypeArrowIVThunder Vibrabomb-IVAmmo
rail-gun            | 51   | no       | ISRailGun Ammo
rotary-ac-2         | 15   | yes      | ISRotaryAC2 Caseless Ammo
rotary-ac-5         | 31   | yes      | ISRotaryAC5 Caseless Ammo
rotary-ac-10        | 37   | yes      | ISRotaryAC10 Ammo; ISRotaryAC10 Caseless Ammo
rotary-ac-10        | 74   | yes      | CLRotaryAC10 Ammo
rotary-ac-20        | 59   | yes      | ISRotaryAC20 Ammo; ISRotaryAC20 Caseless Ammo
rotary-ac-20        | 118  | yes      | CLRotaryAC20 Ammo
silver-bullet-gauss | 25   | no       | Silver Bullet Gauss Ammo; issbgauss ammo; issbgaussrifleammo
sniper              | 11   | yes      | Cluster Sniper Ammo; Copperhead Sniper Ammo; Flechette Sniper Ammo; ISSniperAmmo; Illumination Sniper Ammo; Smoke Sniper Ammo
sniper              | 15.4 | yes      | Fuel-Air Sniper Ammo
sniper              | 160  | yes      | FASCAM Sniper Ammo
sniper-cannon       | 10   | yes      | ISSniperCannonAmmo
sniper-cannon       | 14   | yes      | Fuel-Air Sniper Cannon Ammo
srt-2               | 3    | yes      | Clan Ammo SRTorpedo-2; IS Ammo SRTorpedo-2
srt-4               | 5    | yes      | Clan Ammo SRTorpedo-4; IS Ammo SRTorpedo-4; issrt4 ammo
srt-6               | 7    | yes      | Clan Ammo SRTorpedo-6; IS Ammo SRTorpedo-6
taser               | 5    | yes      | Taser Ammo; mektaserammo
thb-lb-x-2          | 5    | yes      | IS LB 2-X AC Ammo (THB); IS LB 2-X Cluster Ammo (THB)
thb-lb-x-5          | 11   | yes      | IS LB 5-X AC Ammo (THB); IS LB 5-X Cluster Ammo (THB)
thb-lb-x-20         | 26   | yes      | IS LB 20-X AC Ammo (THB); IS LB 20-X Cluster Ammo (THB)
thb-ultra-ac-2      | 8    | yes      | IS Ultra AC/2 Ammo (THB)
thb-ultra-ac-10     | 31   | yes      | IS Ultra AC/10 Ammo (THB)
thb-ultra-ac-20     | 42   | yes      | IS Ultra AC/20 Ammo (THB)
thumper             | 5    | yes      | Cluster Thumper Ammo; Copperhead Thumper Ammo; Flechette Thumper Ammo; ISThumperAmmo; Illumination Thumper Ammo; Smoke Thumper Ammo
thumper             | 7    | yes      | Fuel-Air Thumper Ammo
thumper             | 240  | yes      | FASCAM Thumper Ammo
thumper-cannon      | 5    | yes      | ISThumperCannonAmmo
thumper-cannon      | 7    | yes      | Fuel-Air Thumper Cannon Ammo
thunderbolt-5       | 8    | yes      | IS Ammo Thunderbolt-5
thunderbolt-10      | 16   | yes      | IS Ammo Thunderbolt-10
thunderbolt-15      | 29   | yes      | IS Ammo Thunderbolt-15; isthunderbolt15 ammo
thunderbolt-20      | 38   | yes      | IS Ammo Thunderbolt-20; isthunderbolt20 ammo
vehicle-flamer      | 1    | yes      | (Clan) Coolant Vehicle Flamer Ammo; Coolant Vehicle Flamer Ammo; IS Vehicle Flamer Ammo
`);
