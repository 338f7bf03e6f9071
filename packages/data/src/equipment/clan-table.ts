import { readWeaponTable } from './weapon-table.ts';

/** Clan weapons. */
export const CLAN_WEAPONS = readWeaponTable(
  'clan',
  `
weapon              | heat | damage | min | ranges   | water   | tons | slots | to-hit | explosion | ammo              | traits                                    | bv  | names in unit files
ER Micro Laser      | 1    | 2      | 0   | 1/2/4    | 1/2/2   | 0.25 | 1     | 0      | -         | -                 | energy directFire                         | 7   | CLERMicroLaser; Clan ER Micro Laser
ER Small Laser      | 2    | 5      | 0   | 2/4/6    | 1/2/4   | 0.5  | 1     | 0      | -         | -                 | energy directFire                         | 31  | CLERSmallLaser; Clan ER Small Laser
ER Medium Laser     | 5    | 7      | 0   | 5/10/15  | 3/7/10  | 1    | 1     | 0      | -         | -                 | energy directFire                         | 108 | CLERMediumLaser; Clan ER Medium Laser
ER Large Laser      | 12   | 10     | 0   | 8/15/25  | 5/10/16 | 4    | 1     | 0      | -         | -                 | energy directFire                         | 248 | CLERLargeLaser; Clan ER Large Laser
Micro Pulse Laser   | 1    | 3      | 0   | 1/2/3    | 1/2/2   | 0.5  | 1     | -2     | -         | -                 | energy directFire pulse                   | 12  | CLMicroPulseLaser; Clan Micro Pulse Laser
Small Pulse Laser   | 2    | 3      | 0   | 2/4/6    | 1/2/4   | 1    | 1     | -2     | -         | -                 | energy directFire pulse                   | 24  | CLSmallPulseLaser; Clan Pulse Small Laser; Clan Small Pulse Laser
Medium Pulse Laser  | 4    | 7      | 0   | 4/8/12   | 3/5/8   | 2    | 1     | -2     | -         | -                 | energy directFire pulse                   | 111 | CLMediumPulseLaser; Clan Pulse Med Laser; Clan Medium Pulse Laser
Large Pulse Laser   | 10   | 10     | 0   | 6/14/20  | 4/10/14 | 6    | 2     | -2     | -         | -                 | energy directFire pulse                   | 265 | CLLargePulseLaser; Clan Pulse Large Laser; Clan Large Pulse Laser
Heavy Small Laser   | 3    | 6      | 0   | 1/2/3    | 1/2/2   | 0.5  | 1     | 1      | -         | -                 | energy directFire                         | 15  | CLHeavySmallLaser; Clan Small Heavy Laser
Heavy Medium Laser  | 7    | 10     | 0   | 3/6/9    | 2/4/6   | 1    | 2     | 1      | -         | -                 | energy directFire                         | 76  | CLHeavyMediumLaser; Clan Medium Heavy Laser
Heavy Large Laser   | 18   | 16     | 0   | 5/10/15  | 3/6/9   | 4    | 3     | 1      | -         | -                 | energy directFire                         | 244 | CLHeavyLargeLaser; Clan Large Heavy Laser
ER PPC              | 15   | 15     | 0   | 7/14/23  | 4/10/16 | 6    | 2     | 0      | -         | -                 | energy directFire ppc                     | 412 | CLERPPC; Clan ER PPC
Flamer              | 3    | 2      | 0   | 1/2/3    | -       | 0.5  | 1     | 0      | -         | -                 | energy flamer                             | 6   | CLFlamer; Clan Flamer
Plasma Cannon       | 7    | -      | 0   | 6/12/18  | -       | 3    | 1     | 0      | -         | plasma-cannon     | energy directFire plasma                  | 170 | CLPlasmaCannon
Gauss Rifle         | 1    | 15     | 2   | 7/15/22  | -       | 12   | 6     | 0      | 20        | gauss             | ballistic directFire gauss                | 320 | CLGaussRifle; Clan Gauss Rifle
AP Gauss Rifle      | 1    | 3      | 0   | 3/6/9    | -       | 0.5  | 1     | 0      | 3         | ap-gauss          | ballistic directFire gauss                | 21  | CLAPGaussRifle; Clan AP Gauss Rifle
HAG/20              | 4    | 20x1:5 | 2   | 8/16/24  | -       | 10   | 6     | 0      | 10        | hag-20            | ballistic directFire gauss hag            | 267 | CLHAG20; Clan HAG/20
HAG/30              | 6    | 30x1:5 | 2   | 8/16/24  | -       | 13   | 8     | 0      | 15        | hag-30            | ballistic directFire gauss hag splittable | 401 | CLHAG30; Clan HAG/30
HAG/40              | 8    | 40x1:5 | 2   | 8/16/24  | -       | 16   | 10    | 0      | 20        | hag-40            | ballistic directFire gauss hag splittable | 535 | CLHAG40; Clan HAG/40
LB 2-X AC           | 1    | 2      | 4   | 10/20/30 | -       | 5    | 3     | 0      | -         | lb-x-2            | ballistic directFire lbx                  | 47  | CLLBXAC2; Clan LB 2-X AC
LB 5-X AC           | 1    | 5      | 3   | 8/15/24  | -       | 7    | 4     | 0      | -         | lb-x-5            | ballistic directFire lbx                  | 93  | CLLBXAC5; Clan LB 5-X AC
LB 10-X AC          | 2    | 10     | 0   | 6/12/18  | -       | 10   | 5     | 0      | -         | lb-x-10           | ballistic directFire lbx                  | 148 | CLLBXAC10; Clan LB 10-X AC
LB 20-X AC          | 6    | 20     | 0   | 4/8/12   | -       | 12   | 9     | 0      | -         | lb-x-20           | ballistic directFire lbx splittable       | 237 | CLLBXAC20; Clan LB 20-X AC
Ultra AC/2          | 1    | 2      | 2   | 9/18/27  | -       | 5    | 2     | 0      | -         | ultra-ac-2        | ballistic directFire ultra                | 62  | CLUltraAC2; Clan Ultra AC/2
Ultra AC/5          | 1    | 5      | 0   | 7/14/21  | -       | 7    | 3     | 0      | -         | ultra-ac-5        | ballistic directFire ultra                | 122 | CLUltraAC5; Clan Ultra AC/5
Ultra AC/10         | 3    | 10     | 0   | 6/12/18  | -       | 10   | 4     | 0      | -         | ultra-ac-10       | ballistic directFire ultra                | 210 | CLUltraAC10; Clan Ultra AC/10
Ultra AC/20         | 7    | 20     | 0   | 4/8/12   | -       | 12   | 8     | 0      | -         | ultra-ac-20       | ballistic directFire ultra splittable     | 335 | CLUltraAC20; Clan Ultra AC/20
Machine Gun         | 0    | 2      | 0   | 1/2/3    | -       | 0.25 | 1     | 0      | -         | machine-gun       | ballistic machineGun                      | 5   | CLMG; Clan Machine Gun
Light Machine Gun   | 0    | 1      | 0   | 2/4/6    | -       | 0.25 | 1     | 0      | -         | light-machine-gun | ballistic machineGun                      | 5   | CLLightMG; Clan Light Machine Gun
Heavy Machine Gun   | 0    | 3      | 0   | 1/2/2    | -       | 0.5  | 1     | 0      | -         | heavy-machine-gun | ballistic machineGun                      | 6   | CLHeavyMG; Clan Heavy Machine Gun
LRM 5               | 2    | 5x1:5  | 0   | 7/14/21  | -       | 1    | 1     | 0      | -         | lrm-5             | missile indirect artemisCapable           | 55  | CLLRM5; Clan LRM-5; Clan LRM 5
LRM 10              | 4    | 10x1:5 | 0   | 7/14/21  | -       | 2.5  | 1     | 0      | -         | lrm-10            | missile indirect artemisCapable           | 109 | CLLRM10; Clan LRM-10; Clan LRM 10
LRM 15              | 5    | 15x1:5 | 0   | 7/14/21  | -       | 3.5  | 2     | 0      | -         | lrm-15            | missile indirect artemisCapable           | 164 | CLLRM15; Clan LRM-15; Clan LRM 15
LRM 20              | 6    | 20x1:5 | 0   | 7/14/21  | -       | 5    | 4     | 0      | -         | lrm-20            | missile indirect artemisCapable           | 220 | CLLRM20; Clan LRM-20; Clan LRM 20
SRM 2               | 2    | 2x2:2  | 0   | 3/6/9    | -       | 0.5  | 1     | 0      | -         | srm-2             | missile artemisCapable                    | 21  | CLSRM2; Clan SRM-2; Clan SRM 2
SRM 4               | 3    | 4x2:2  | 0   | 3/6/9    | -       | 1    | 1     | 0      | -         | srm-4             | missile artemisCapable                    | 39  | CLSRM4; Clan SRM-4; Clan SRM 4
SRM 6               | 4    | 6x2:2  | 0   | 3/6/9    | -       | 1.5  | 1     | 0      | -         | srm-6             | missile artemisCapable                    | 59  | CLSRM6; Clan SRM-6; Clan SRM 6
Streak SRM 2        | 2    | 2x2:2  | 0   | 4/8/12   | -       | 1    | 1     | 0      | -         | streak-srm-2      | missile streak                            | 40  | CLStreakSRM2; Clan Streak SRM-2; Clan Streak SRM 2
Streak SRM 4        | 3    | 4x2:2  | 0   | 4/8/12   | -       | 2    | 1     | 0      | -         | streak-srm-4      | missile streak                            | 79  | CLStreakSRM4; Clan Streak SRM-4; Clan Streak SRM 4
Streak SRM 6        | 4    | 6x2:2  | 0   | 4/8/12   | -       | 3    | 2     | 0      | -         | streak-srm-6      | missile streak                            | 118 | CLStreakSRM6; Clan Streak SRM-6; Clan Streak SRM 6
ATM 3               | 2    | 3x2:5  | 4   | 5/10/15  | -       | 1.5  | 2     | 0      | -         | atm-3             | missile atm                               | 53  | CLATM3; Clan ATM-3
ATM 6               | 4    | 6x2:5  | 4   | 5/10/15  | -       | 3.5  | 3     | 0      | -         | atm-6             | missile atm                               | 105 | CLATM6; Clan ATM-6
ATM 9               | 6    | 9x2:5  | 4   | 5/10/15  | -       | 5    | 4     | 0      | -         | atm-9             | missile atm                               | 147 | CLATM9; Clan ATM-9
ATM 12              | 8    | 12x2:5 | 4   | 5/10/15  | -       | 7    | 5     | 0      | -         | atm-12            | missile atm                               | 212 | CLATM12; Clan ATM-12
Narc                | 0    | -      | 0   | 4/8/12   | -       | 2    | 1     | 0      | -         | narc              | missile narc                              | 30  | CLNarcBeacon; Clan Narc Beacon; Clan Narc Missile Beacon
TAG                 | 0    | -      | 0   | 5/9/15   | -       | 1    | 1     | 0      | -         | -                 | tag                                       | 0   | CLTAG; Clan TAG; TAG (Clan)
Anti-Missile System | 1    | -      | 0   | 1/1/1    | -       | 0.5  | 1     | 0      | -         | ams               | ballistic antiMissile                     | 32  | CLAntiMissileSystem; Clan Anti-Missile Sys; Clan AMS; CLAMS; ClanAMS
`,
);
