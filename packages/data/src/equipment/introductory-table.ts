import { readWeaponTable } from './weapon-table.ts';

/** Weapons of the 3025 rules. */
export const INTRODUCTORY_WEAPONS = readWeaponTable(
  '',
  `
weapon       | heat | damage | min | ranges  | water  | tons | slots | to-hit | explosion | ammo        | traits                          | bv  | names in unit files
Small Laser  | 1    | 3      | 0   | 1/2/3   | 1/2/2  | 0.5  | 1     | 0      | -         | -           | energy directFire               | 9   | Small Laser; ISSmall Laser; ISSmallLaser; CL Small Laser; CLSmall Laser; CLSmallLaser
Medium Laser | 3    | 5      | 0   | 3/6/9   | 2/4/6  | 1    | 1     | 0      | -         | -           | energy directFire               | 46  | Medium Laser; IS Medium Laser; ISMediumLaser
Large Laser  | 8    | 8      | 0   | 5/10/15 | 3/6/9  | 5    | 2     | 0      | -         | -           | energy directFire               | 123 | Large Laser; IS Large Laser; ISLargeLaser
PPC          | 10   | 10     | 3   | 6/12/18 | 4/7/10 | 7    | 3     | 0      | -         | -           | energy directFire ppc           | 176 | PPC; Particle Cannon; IS PPC; ISPPC
Flamer       | 3    | 2      | 0   | 1/2/3   | -      | 1    | 1     | 0      | -         | -           | energy flamer                   | 6   | Flamer; IS Flamer; ISFlamer
Machine Gun  | 0    | 2      | 0   | 1/2/3   | -      | 0.5  | 1     | 0      | -         | machine-gun | ballistic machineGun            | 5   | Machine Gun; IS Machine Gun; ISMachine Gun; ISMG
AC/2         | 1    | 2      | 4   | 8/16/24 | -      | 6    | 1     | 0      | -         | ac-2        | ballistic directFire            | 37  | Autocannon/2; IS Auto Cannon/2; Auto Cannon/2; AC/2; IS Autocannon/2; ISAC2
AC/5         | 1    | 5      | 3   | 6/12/18 | -      | 8    | 4     | 0      | -         | ac-5        | ballistic directFire            | 70  | Autocannon/5; IS Auto Cannon/5; Auto Cannon/5; AC/5; IS Autocannon/5; ISAC5
AC/10        | 3    | 10     | 0   | 5/10/15 | -      | 12   | 7     | 0      | -         | ac-10       | ballistic directFire            | 123 | Autocannon/10; IS Auto Cannon/10; Auto Cannon/10; AC/10; IS Autocannon/10; ISAC10
AC/20        | 7    | 20     | 0   | 3/6/9   | -      | 14   | 10    | 0      | -         | ac-20       | ballistic directFire splittable | 178 | Autocannon/20; IS Auto Cannon/20; Auto Cannon/20; IS Autocannon/20; ISAC20; AC/20
LRM 5        | 2    | 5x1:5  | 6   | 7/14/21 | -      | 2    | 1     | 0      | -         | lrm-5       | missile indirect artemisCapable | 45  | LRM 5; IS LRM-5; ISLRM5; IS LRM 5
LRM 10       | 4    | 10x1:5 | 6   | 7/14/21 | -      | 5    | 2     | 0      | -         | lrm-10      | missile indirect artemisCapable | 90  | LRM 10; IS LRM-10; ISLRM10; IS LRM 10
LRM 15       | 5    | 15x1:5 | 6   | 7/14/21 | -      | 7    | 3     | 0      | -         | lrm-15      | missile indirect artemisCapable | 136 | LRM 15; IS LRM-15; ISLRM15; IS LRM 15
LRM 20       | 6    | 20x1:5 | 6   | 7/14/21 | -      | 10   | 5     | 0      | -         | lrm-20      | missile indirect artemisCapable | 181 | LRM 20; IS LRM-20; ISLRM20; IS LRM 20
SRM 2        | 2    | 2x2:2  | 0   | 3/6/9   | -      | 1    | 1     | 0      | -         | srm-2       | missile artemisCapable          | 21  | SRM 2; IS SRM-2; ISSRM2; IS SRM 2
SRM 4        | 3    | 4x2:2  | 0   | 3/6/9   | -      | 2    | 1     | 0      | -         | srm-4       | missile artemisCapable          | 39  | SRM 4; IS SRM-4; ISSRM4; IS SRM 4
SRM 6        | 4    | 6x2:2  | 0   | 3/6/9   | -      | 3    | 2     | 0      | -         | srm-6       | missile artemisCapable          | 59  | SRM 6; IS SRM-6; ISSRM6; IS SRM 6
`,
);
