import { type Guidance, MUNITIONS, type Munition } from '@hexfall/rules';
import { type BattleFigures, type BattleMark, createFigures } from './battle-figures.ts';
import { specialLoads } from './special-loads.ts';
import { readTable, type TableRow } from './text-table.ts';

/** One bin of ammunition, which occupies a slot of a unit. */
export interface AmmoEntry {
  readonly kind: 'ammo';
  /** Equals the `ammo` of the weapons that draw from it. */
  readonly ammo: string;
  readonly shots: number;
  /** Points of damage per remaining shot when the bin explodes; 0 for ammunition that does not explode. */
  readonly explosionPerShot: number;
  readonly munition: Munition;
  readonly guidance: Guidance;
  readonly tons: 1 | 0.5;
  readonly battle: BattleFigures;
  readonly names: readonly string[];
}

/**
 * Families of ammunition: `{n}` stands for each of the sizes; shots and explosion are listed in the order of the sizes.
 */
const TABLE: readonly AmmoEntry[] = Object.freeze(
  readTable(`
ammo                 | sizes       | shots       | explosion   | munition      | bv          | names in unit files
ac-{n}               | 2 5 10 20   | 45 20 10 5  | 2 5 10 20   | standard      | 5 9 15 22   | IS Ammo AC/{n}; ISAC{n} Ammo; IS Autocannon/{n} Ammo
light-ac-{n}         | 2 5         | 45 20       | 2 5         | standard      | 4 8         | IS Ammo LAC/{n}; ISLAC{n} Ammo; IS Light Autocannon/{n} Ammo
ultra-ac-{n}         | 2 5 10 20   | 45 20 10 5  | 2 5 10 20   | standard      | 7 14 26 35  | IS Ultra AC/{n} Ammo; IS Ammo Ultra AC/{n}; ISUltraAC{n} Ammo
ultra-ac-{n}         | 2 5 10 20   | 45 20 10 5  | 2 5 10 20   | standard      | 8 15 26 42  | Clan Ultra AC/{n} Ammo; Clan Ammo Ultra AC/{n}; CLUltraAC{n} Ammo
rotary-ac-{n}        | 2 5         | 45 20       | 2 5         | standard      | 15 31       | ISRotaryAC{n} Ammo; IS Rotary AC/{n} Ammo; ISRAC{n} Ammo
rotary-ac-{n}        | 2 5         | 45 20       | 2 5         | standard      | 20 43       | CLRotaryAC{n} Ammo; Clan Rotary AC/{n} Ammo; CLRAC{n} Ammo
lb-x-{n}             | 2 5 10 20   | 45 20 10 5  | 2 5 10 20   | standard      | 5 10 19 30  | IS LB {n}-X AC Ammo; IS Ammo {n}-X; ISLBXAC{n} Ammo
lb-x-{n}             | 2 5 10 20   | 45 20 10 5  | 2 5 10 20   | standard      | 6 12 19 30  | Clan LB {n}-X AC Ammo; Clan Ammo {n}-X; CLLBXAC{n} Ammo
lb-x-{n}             | 2 5 10 20   | 45 20 10 5  | 2 5 10 20   | cluster       | 5 10 19 30  | IS LB {n}-X Cluster Ammo; IS Ammo {n}-X (CL); ISLBXAC{n} CL Ammo
lb-x-{n}             | 2 5 10 20   | 45 20 10 5  | 2 5 10 20   | cluster       | 6 12 19 30  | Clan LB {n}-X Cluster Ammo; Clan Ammo {n}-X (CL); CLLBXAC{n} CL Ammo
lrm-{n}              | 5 10 15 20  | 24 12 8 6   | 5 10 15 20  | standard      | 6 11 17 23  | IS Ammo LRM-{n}; ISLRM{n} Ammo; IS LRM {n} Ammo
lrm-{n}              | 5 10 15 20  | 24 12 8 6   | 5 10 15 20  | standard      | 7 14 21 27  | Clan Ammo LRM-{n}; CLLRM{n} Ammo; Clan LRM {n} Ammo
srm-{n}              | 2 4 6       | 50 25 15    | 4 8 12      | standard      | 3 5 7       | IS Ammo SRM-{n}; ISSRM{n} Ammo; IS SRM {n} Ammo; Clan Ammo SRM-{n}; CLSRM{n} Ammo; Clan SRM {n} Ammo
streak-srm-{n}       | 2 4 6       | 50 25 15    | 4 8 12      | standard      | 4 7 11      | IS Streak SRM {n} Ammo; IS Ammo Streak-{n}; ISStreakSRM{n} Ammo
streak-srm-{n}       | 2 4 6       | 50 25 15    | 4 8 12      | standard      | 5 10 15     | Clan Streak SRM {n} Ammo; Clan Ammo Streak-{n}; CLStreakSRM{n} Ammo
streak-lrm-{n}       | 5 10 15 20  | 24 12 8 6   | 5 10 15 20  | standard      | 11 22 32 43 | Clan Streak LRM {n} Ammo; CLStreakLRM{n} Ammo
mrm-{n}              | 10 20 30 40 | 24 12 8 6   | 10 20 30 40 | standard      | 7 14 21 28  | IS MRM {n} Ammo; ISMRM{n} Ammo; IS Ammo MRM-{n}
mml-{n}              | 3 5 7 9     | 40 24 17 13 | 3 5 7 9     | standard      | 4 6 8 11    | IS Ammo MML-{n} LRM; ISMML{n} LRM Ammo; IS MML-{n} LRM Ammo
mml-{n}              | 3 5 7 9     | 33 20 14 11 | 6 10 14 18  | shortRange    | 4 6 8 11    | IS Ammo MML-{n} SRM; ISMML{n} SRM Ammo; IS MML-{n} SRM Ammo
atm-{n}              | 3 6 9 12    | 20 10 7 5   | 6 12 18 24  | standard      | 14 26 36 52 | Clan Ammo ATM-{n}; CLATM{n} Ammo
atm-{n}              | 3 6 9 12    | 20 10 7 5   | 3 6 9 12    | extendedRange | 14 26 36 52 | Clan Ammo ATM-{n} ER; CLATM{n} ER Ammo
atm-{n}              | 3 6 9 12    | 20 10 7 5   | 9 18 27 36  | highExplosive | 14 26 36 52 | Clan Ammo ATM-{n} HE; CLATM{n} HE Ammo
machine-gun          | -           | 200         | 2           | standard      | 1           | IS Ammo MG - Full; ISMG Ammo (200); IS Machine Gun Ammo - Full; Clan Machine Gun Ammo - Full; Clan Ammo MG - Full; CLMG Ammo (200)
machine-gun          | -           | 100         | 2           | standard      | 0.5         | IS Machine Gun Ammo - Half; IS Ammo MG - Half; ISMG Ammo (100); Clan Machine Gun Ammo - Half; Clan Ammo MG - Half; CLMG Ammo (100)
light-machine-gun    | -           | 200         | 1           | standard      | 1           | IS Light Machine Gun Ammo - Full; ISLightMG Ammo (200); Clan Light Machine Gun Ammo - Full; CLLightMG Ammo (200)
light-machine-gun    | -           | 100         | 1           | standard      | 0.5         | IS Light Machine Gun Ammo - Half; ISLightMG Ammo (100); Clan Light Machine Gun Ammo - Half; CLLightMG Ammo (100)
heavy-machine-gun    | -           | 100         | 3           | standard      | 1           | IS Heavy Machine Gun Ammo - Full; ISHeavyMG Ammo (100); Clan Heavy Machine Gun Ammo - Full; CLHeavyMG Ammo (100)
heavy-machine-gun    | -           | 50          | 3           | standard      | 0.5         | IS Heavy Machine Gun Ammo - Half; ISHeavyMG Ammo (50); Clan Heavy Machine Gun Ammo - Half; CLHeavyMG Ammo (50)
gauss                | -           | 8           | 0           | standard      | 40          | IS Gauss Ammo; IS Ammo Gauss; ISGauss Ammo; Clan Gauss Ammo; Clan Ammo Gauss; CLGauss Ammo
light-gauss          | -           | 16          | 0           | standard      | 20          | IS Light Gauss Ammo; ISLightGauss Ammo
heavy-gauss          | -           | 4           | 0           | standard      | 43          | ISHeavyGauss Ammo; IS Heavy Gauss Rifle Ammo
improved-heavy-gauss | -           | 4           | 0           | standard      | 48          | ISImprovedHeavyGauss Ammo; IS Improved Heavy Gauss Rifle Ammo
ap-gauss             | -           | 40          | 0           | standard      | 3           | CLAPGaussRifle Ammo; Clan AP Gauss Rifle Ammo
hag-{n}              | 20 30 40    | 6 4 3       | 0 0 0       | standard      | 33 50 67    | Hyper-Assault Gauss Rifle/{n} Ammo; HAG/{n} Ammo; CLHAG{n} Ammo
plasma-rifle         | -           | 10          | 0           | standard      | 26          | ISPlasmaRifleAmmo; ISPlasmaRifle Ammo
plasma-cannon        | -           | 10          | 0           | standard      | 21          | CLPlasmaCannonAmmo; CLPlasmaCannon Ammo
ams                  | -           | 12          | 2           | standard      | 11          | ISAMS Ammo; IS Ammo AMS; IS AMS Ammo
ams                  | -           | 24          | 2           | standard      | 22          | CLAMS Ammo; Clan Ammo AMS; Clan AMS Ammo
narc                 | -           | 6           | 2           | standard      | 0           | ISNarc Pods; IS Ammo Narc; CLNarc Pods; Clan Ammo Narc
gac-2                | -           | 22          | 4           | standard      | 12          | IS Ammo GAC/2
gac-4                | -           | 11          | 8           | standard      | 22          | IS Ammo GAC/4
gac-6                | -           | 7           | 12          | standard      | 40          | IS Ammo GAC/6
gac-8                | -           | 5           | 16          | standard      | 53          | IS Ammo GAC/8
ac-15                | -           | 7           | 15          | standard      | 22          | IS Ammo AC/15
chemical-laser-1     | -           | 10          | 8           | standard      | 12          | CLLargeChemLaserAmmo
chemical-laser-3     | -           | 60          | 3           | standard      | 1           | CLSmallChemLaserAmmo
chemical-laser-5     | -           | 30          | 5           | standard      | 5           | CLMediumChemLaserAmmo
enhanced-lrm-5       | -           | 24          | 5           | standard      | 7           | ISEnhancedLRM5 Ammo
enhanced-lrm-10      | -           | 12          | 10          | standard      | 13          | ISEnhancedLRM10 Ammo
enhanced-lrm-15      | -           | 8           | 15          | standard      | 20          | ISEnhancedLRM15 Ammo
enhanced-lrm-20      | -           | 6           | 20          | standard      | 26          | ISEnhancedLRM20 Ammo
extended-lrm-5       | -           | 18          | 5           | standard      | 8           | IS Ammo Extended LRM-5
extended-lrm-10      | -           | 9           | 10          | standard      | 17          | IS Ammo Extended LRM-10; isextended lrm10 ammo
extended-lrm-15      | -           | 6           | 15          | standard      | 25          | IS Ammo Extended LRM-15
extended-lrm-20      | -           | 4           | 20          | standard      | 34          | IS Ammo Extended LRM-20
heavy-flamer         | -           | 10          | 2           | standard      | 2           | CL Heavy Flamer Ammo; IS Heavy Flamer Ammo; isheavyflamer ammo
heavy-plasma-rifle   | -           | 8           | 0           | standard      | 35          | ISHeavyPlasmaRifleAmmo
heavy-rifle          | -           | 6           | 9           | standard      | 11          | IS Ammo Heavy Rifle; isheavy rifle ammo
hypervelocity-ac-2   | -           | 30          | 2           | standard      | 7           | IS Ammo HVAC/2
hypervelocity-ac-5   | -           | 15          | 5           | standard      | 14          | IS Ammo HVAC/5
hypervelocity-ac-10  | -           | 8           | 10          | standard      | 20          | IS Ammo HVAC/10
improved-ac-2        | -           | 45          | 2           | standard      | 5           | CLIMPAmmoAC2
improved-ac-5        | -           | 20          | 5           | standard      | 9           | CLIMPAmmoAC5
improved-ac-10       | -           | 10          | 10          | standard      | 15          | CLIMPAmmoAC10
improved-ac-20       | -           | 5           | 20          | standard      | 22          | CLIMPAmmoAC20
improved-gauss       | -           | 8           | 0           | standard      | 40          | CLImpGaussAmmo
improved-is-ac-10    | -           | 10          | 10          | standard      | 21          | IS Ammo AC/10i
improved-lrm-5       | -           | 24          | 5           | standard      | 6           | ClanImprovedLRM5Ammo
improved-lrm-10      | -           | 12          | 10          | standard      | 11          | ClanImprovedLRM10Ammo
improved-lrm-15      | -           | 8           | 15          | standard      | 17          | ClanImprovedLRM15Ammo
improved-lrm-20      | -           | 6           | 20          | standard      | 23          | ClanImprovedLRM20Ammo
improved-srm-2       | -           | 50          | 4           | standard      | 4           | ClanImpAmmoSRM2
improved-srm-4       | -           | 25          | 8           | standard      | 7           | ClImpAmmoSRM4
improved-srm-6       | -           | 15          | 12          | standard      | 10          | CLImpAmmoSRM6
inarc                | -           | 4           | 3           | standard      | 0           | ISiNarc Pods; is ammo inarc
light-ac-10          | -           | 10          | 10          | standard      | 9           | IS Ammo LAC/10
light-ac-20          | -           | 5           | 20          | standard      | 15          | IS Ammo LAC/20
light-rifle          | -           | 18          | 3           | standard      | 3           | IS Ammo Light Rifle
magshot              | -           | 50          | 0           | standard      | 2           | ISMagshotGR Ammo
medium-rifle         | -           | 9           | 6           | standard      | 6           | IS Ammo Medium Rifle
primitive-ac-2       | -           | 34          | 2           | standard      | 5           | IS Ammo AC/2 Primitive
primitive-ac-5       | -           | 15          | 5           | standard      | 9           | IS Ammo AC/5 Primitive
primitive-ac-10      | -           | 8           | 10          | standard      | 12          | IS Ammo AC/10 Primitive
primitive-ac-20      | -           | 4           | 20          | standard      | 22          | IS Ammo AC/20 Primitive
primitive-lrm-5      | -           | 18          | 5           | standard      | 6           | IS Ammo LRM-5 Primitive
primitive-lrm-10     | -           | 9           | 10          | standard      | 11          | IS Ammo LRM-10 Primitive
primitive-lrm-15     | -           | 6           | 15          | standard      | 17          | IS Ammo LRM-15 Primitive
primitive-lrm-20     | -           | 5           | 20          | standard      | 23          | IS Ammo LRM-20 Primitive
primitive-srm-2      | -           | 38          | 4           | standard      | 3           | IS Ammo SRM-2 Primitive
primitive-srm-4      | -           | 19          | 8           | standard      | 5           | IS Ammo SRM-4 Primitive
primitive-srm-6      | -           | 11          | 12          | standard      | 7           | IS Ammo SRM-6 Primitive
protomech-ac-2       | -           | 40          | 2           | standard      | 4           | Clan ProtoMech AC/2 Ammo
protomech-ac-4       | -           | 20          | 4           | standard      | 6           | Clan ProtoMech AC/4 Ammo
protomech-ac-8       | -           | 10          | 8           | standard      | 8           | Clan ProtoMech AC/8 Ammo
rail-gun             | -           | 5           | 0           | standard      | 51          | ISRailGun Ammo
silver-bullet-gauss  | -           | 8           | 0           | standard      | 25          | Silver Bullet Gauss Ammo; issbgauss ammo; issbgaussrifleammo
thb-lb-x-2           | -           | 40          | 2           | standard      | 5           | IS LB 2-X AC Ammo (THB)
thb-lb-x-2           | -           | 40          | 2           | cluster       | 5           | IS LB 2-X Cluster Ammo (THB)
thb-lb-x-5           | -           | 16          | 5           | standard      | 11          | IS LB 5-X AC Ammo (THB)
thb-lb-x-5           | -           | 16          | 5           | cluster       | 11          | IS LB 5-X Cluster Ammo (THB)
thb-lb-x-20          | -           | 4           | 20          | standard      | 26          | IS LB 20-X AC Ammo (THB)
thb-lb-x-20          | -           | 4           | 20          | cluster       | 26          | IS LB 20-X Cluster Ammo (THB)
thb-ultra-ac-2       | -           | 45          | 2           | standard      | 8           | IS Ultra AC/2 Ammo (THB)
thb-ultra-ac-10      | -           | 10          | 10          | standard      | 31          | IS Ultra AC/10 Ammo (THB)
thb-ultra-ac-20      | -           | 5           | 20          | standard      | 42          | IS Ultra AC/20 Ammo (THB)
thunderbolt-5        | -           | 12          | 5           | standard      | 8           | IS Ammo Thunderbolt-5
thunderbolt-10       | -           | 6           | 10          | standard      | 16          | IS Ammo Thunderbolt-10
thunderbolt-15       | -           | 4           | 15          | standard      | 29          | IS Ammo Thunderbolt-15; isthunderbolt15 ammo
thunderbolt-20       | -           | 3           | 20          | standard      | 38          | IS Ammo Thunderbolt-20; isthunderbolt20 ammo
vehicle-flamer       | -           | 20          | 2           | standard      | 1           | IS Vehicle Flamer Ammo
arrow-iv             | -           | 5           | 20          | standard      | 30          | CLArrowIVAmmo; ISArrowIVAmmo; isarrowiv ammo
arrow-iv             | -           | 5           | 20          | cluster       | 30          | CLArrowIVClusterAmmo; ISArrowIVClusterAmmo
enhanced-lrt-5       | -           | 24          | 5           | standard      | 7           | ISEnhancedLRT5 Ammo
enhanced-lrt-10      | -           | 12          | 10          | standard      | 13          | ISEnhancedLRT10 Ammo
enhanced-lrt-15      | -           | 8           | 15          | standard      | 20          | ISEnhancedLRT15 Ammo
enhanced-lrt-20      | -           | 6           | 20          | standard      | 26          | ISEnhancedLRT20 Ammo
fluid-gun            | -           | 20          | 2           | standard      | 1           | CLFluidGun Ammo
fluid-gun            | -           | 20          | 0           | standard      | 1           | ISFluidGun Ammo
iatm-3               | -           | 20          | 6           | standard      | 21          | Clan Ammo iATM-3
iatm-3               | -           | 20          | 3           | extendedRange | 21          | Clan Ammo iATM-3 ER
iatm-3               | -           | 20          | 9           | highExplosive | 21          | Clan Ammo iATM-3 HE
iatm-3               | -           | 20          | 6           | inferno       | 27          | Clan Ammo iATM-3 IIW
iatm-3               | -           | 20          | 3           | magneticPulse | 42          | Clan Ammo iATM-3 IMP
iatm-6               | -           | 10          | 12          | standard      | 39          | Clan Ammo iATM-6
iatm-6               | -           | 10          | 6           | extendedRange | 39          | Clan Ammo iATM-6 ER
iatm-6               | -           | 10          | 18          | highExplosive | 39          | Clan Ammo iATM-6 HE
iatm-6               | -           | 10          | 12          | inferno       | 51          | Clan Ammo iATM-6 IIW
iatm-6               | -           | 10          | 6           | magneticPulse | 78          | Clan Ammo iATM-6 IMP
iatm-9               | -           | 7           | 18          | standard      | 54          | Clan Ammo iATM-9
iatm-9               | -           | 7           | 9           | extendedRange | 54          | Clan Ammo iATM-9 ER
iatm-9               | -           | 7           | 27          | highExplosive | 54          | Clan Ammo iATM-9 HE
iatm-9               | -           | 7           | 18          | inferno       | 70          | Clan Ammo iATM-9 IIW
iatm-9               | -           | 7           | 9           | magneticPulse | 108         | Clan Ammo iATM-9 IMP
iatm-12              | -           | 5           | 24          | standard      | 78          | Clan Ammo iATM-12
iatm-12              | -           | 5           | 12          | extendedRange | 78          | Clan Ammo iATM-12 ER
iatm-12              | -           | 5           | 36          | highExplosive | 78          | Clan Ammo iATM-12 HE
iatm-12              | -           | 5           | 24          | inferno       | 101         | Clan Ammo iATM-12 IIW
iatm-12              | -           | 5           | 12          | magneticPulse | 156         | Clan Ammo iATM-12 IMP
inarc                | -           | 4           | 3           | ecmPod        | 0           | ISiNarc ECM Pods
inarc                | -           | 4           | 3           | explosivePod  | 0           | ISiNarc Explosive Pods
inarc                | -           | 4           | 3           | haywirePod    | 0           | ISiNarc Haywire Pods
long-tom             | -           | 5           | 25          | standard      | 46          | ISLongTomAmmo
long-tom             | -           | 5           | 25          | cluster       | 46          | Cluster Long Tom Ammo
long-tom-cannon      | -           | 5           | 20          | standard      | 41          | ISLongTomCannonAmmo
lrt-5                | -           | 24          | 5           | standard      | 6           | IS Ammo LRTorpedo-5
lrt-5                | -           | 24          | 5           | standard      | 7           | Clan Ammo LRTorpedo-5
lrt-10               | -           | 12          | 10          | standard      | 11          | IS Ammo LRTorpedo-10
lrt-10               | -           | 12          | 10          | standard      | 14          | Clan Ammo LRTorpedo-10
lrt-15               | -           | 8           | 15          | standard      | 17          | IS Ammo LRTorpedo-15; ISLRT15 Ammo
lrt-15               | -           | 8           | 15          | standard      | 21          | Clan Ammo LRTorpedo-15
lrt-20               | -           | 6           | 20          | standard      | 23          | IS Ammo LRTorpedo-20
lrt-20               | -           | 6           | 20          | standard      | 27          | Clan Ammo LRTorpedo-20
mech-mortar-1        | -           | 24          | 2           | standard      | 1.2         | Clan Ammo SC Mortar-1; IS Ammo SC Mortar-1
mech-mortar-1        | -           | 24          | 1           | airburst      | 1.2         | Clan Ammo AB Mortar-1; IS Ammo AB Mortar-1
mech-mortar-1        | -           | 24          | 2           | antiPersonnel | 1.2         | Clan Ammo AP Mortar-1; IS Ammo AP Mortar-1
mech-mortar-2        | -           | 12          | 4           | standard      | 2.4         | Clan Ammo SC Mortar-2; IS Ammo SC Mortar-2
mech-mortar-2        | -           | 12          | 2           | airburst      | 2.4         | Clan Ammo AB Mortar-2; IS Ammo AB Mortar-2
mech-mortar-2        | -           | 12          | 4           | antiPersonnel | 2.4         | Clan Ammo AP Mortar-2; IS Ammo AP Mortar-2
mech-mortar-4        | -           | 6           | 8           | standard      | 3.6         | Clan Ammo SC Mortar-4; IS Ammo SC Mortar-4
mech-mortar-4        | -           | 6           | 4           | airburst      | 3.6         | Clan Ammo AB Mortar-4; IS Ammo AB Mortar-4
mech-mortar-4        | -           | 6           | 8           | antiPersonnel | 3.6         | Clan Ammo AP Mortar-4; IS Ammo AP Mortar-4
mech-mortar-8        | -           | 4           | 16          | standard      | 7.2         | Clan Ammo SC Mortar-8; IS Ammo SC Mortar-8
mech-mortar-8        | -           | 4           | 8           | airburst      | 7.2         | Clan Ammo AB Mortar-8; IS Ammo AB Mortar-8
mech-mortar-8        | -           | 4           | 16          | antiPersonnel | 7.2         | Clan Ammo AP Mortar-8; IS Ammo AP Mortar-8
nail-rivet-gun       | -           | 150         | 0           | standard      | 0.5         | IS Ammo Nail/Rivet - Half
nail-rivet-gun       | -           | 300         | 0           | standard      | 1           | IS Ammo Nail/Rivet - Full
narc                 | -           | 6           | 4           | explosivePod  | 0           | CLNarc Explosive Pods; ISNarc ExplosivePods
primitive-long-tom   | -           | 4           | 25          | standard      | 35          | ISPrimitiveLongTomAmmo
prototype-arrow-iv   | -           | 5           | 20          | standard      | 30          | ProtoTypeArrowIVAmmo
prototype-arrow-iv   | -           | 5           | 20          | cluster       | 30          | ProtoTypeArrowIVClusterAmmo
rotary-ac-10         | -           | 10          | 10          | standard      | 74          | CLRotaryAC10 Ammo
rotary-ac-20         | -           | 5           | 20          | standard      | 118         | CLRotaryAC20 Ammo
sniper               | -           | 10          | 20          | standard      | 11          | ISSniperAmmo
sniper               | -           | 10          | 20          | cluster       | 11          | Cluster Sniper Ammo
sniper-cannon        | -           | 10          | 10          | standard      | 10          | ISSniperCannonAmmo
srt-2                | -           | 50          | 4           | standard      | 3           | Clan Ammo SRTorpedo-2; IS Ammo SRTorpedo-2
srt-4                | -           | 25          | 8           | standard      | 5           | Clan Ammo SRTorpedo-4; IS Ammo SRTorpedo-4; issrt4 ammo
srt-6                | -           | 15          | 12          | standard      | 7           | Clan Ammo SRTorpedo-6; IS Ammo SRTorpedo-6
apds                 | -           | 12          | 2           | standard      | 22          | ISAPDS Ammo
taser                | -           | 5           | 6           | standard      | 5           | Taser Ammo; mektaserammo
thumper              | -           | 20          | 15          | standard      | 5           | ISThumperAmmo
thumper              | -           | 20          | 15          | cluster       | 5           | Cluster Thumper Ammo
thumper-cannon       | -           | 20          | 5           | standard      | 5           | ISThumperCannonAmmo
`).flatMap(readFamily),
);

/** Every kind of ammunition: that of the table, and the munitions that may be loaded instead. */
export const AMMUNITION: readonly AmmoEntry[] = Object.freeze([...TABLE, ...specialLoads(TABLE)]);

function readFamily(row: TableRow): AmmoEntry[] {
  const sizes = row.words('sizes');
  const shots = row.words('shots').map(Number);
  const explosion = row.words('explosion').map(Number);
  const bv = row.words('bv').map(Number);
  return shots.map((count, i) => {
    const named = (text: string): string => text.replaceAll('{n}', sizes[i] ?? '');
    return Object.freeze({
      kind: 'ammo',
      ammo: named(row.text('ammo')),
      shots: count,
      explosionPerShot: explosion[i]!,
      munition: munitionOf(row.text('munition')),
      guidance: 'none',
      tons: /\bHalf\b/.test(row.text('names in unit files')) ? 0.5 : 1,
      battle: battleFigures(named(row.text('ammo')), bv[i]!, explosion[i]! > 0),
      names: Object.freeze(row.list('names in unit files').map(named)),
    });
  });
}

function battleFigures(ammo: string, bv: number, explodes: boolean): BattleFigures {
  return createFigures({ use: 'ammo', bv, ammo, marks: new Set<BattleMark>(explodes ? ['ammo'] : []) });
}

function munitionOf(text: string): Munition {
  const munition = MUNITIONS.find(known => known === text);
  if (munition === undefined) throw new Error(`the munition "${text}" is unknown`);
  return munition;
}
