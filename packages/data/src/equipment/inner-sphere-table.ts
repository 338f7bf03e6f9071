import { readWeaponTable } from './weapon-table.ts';

/** Inner Sphere weapons of the Star League and of later times. */
export const INNER_SPHERE_WEAPONS = readWeaponTable(
  'is',
  `
weapon              | heat | damage   | min | ranges  | water   | tons | slots | to-hit | explosion | ammo              | traits                                           | bv  | names in unit files
ER Small Laser      | 2    | 3        | 0   | 2/4/5   | 1/2/3   | 0.5  | 1     | 0      | -         | -                 | energy directFire                                | 17  | ISERSmallLaser; IS ER Small Laser; er small laser
ER Medium Laser     | 5    | 5        | 0   | 4/8/12  | 3/5/8   | 1    | 1     | 0      | -         | -                 | energy directFire                                | 62  | ISERMediumLaser; IS ER Medium Laser
ER Large Laser      | 12   | 8        | 0   | 7/14/19 | 3/9/12  | 5    | 2     | 0      | -         | -                 | energy directFire                                | 163 | ISERLargeLaser; IS ER Large Laser
Small Pulse Laser   | 2    | 3        | 0   | 1/2/3   | 1/2/2   | 1    | 1     | -2     | -         | -                 | energy directFire pulse                          | 12  | ISSmallPulseLaser; IS Small Pulse Laser; ISSmall Pulse Laser
Medium Pulse Laser  | 4    | 6        | 0   | 2/4/6   | 2/3/4   | 2    | 1     | -2     | -         | -                 | energy directFire pulse                          | 48  | ISMediumPulseLaser; IS Pulse Med Laser; IS Medium Pulse Laser
Large Pulse Laser   | 10   | 9        | 0   | 3/7/10  | 2/5/7   | 7    | 2     | -2     | -         | -                 | energy directFire pulse                          | 119 | ISLargePulseLaser; IS Pulse Large Laser; IS Large Pulse Laser
ER PPC              | 15   | 10       | 0   | 7/14/23 | 4/10/16 | 7    | 3     | 0      | -         | -                 | energy directFire ppc                            | 229 | ISERPPC; IS ER PPC
Light PPC           | 5    | 5        | 3   | 6/12/18 | 4/7/10  | 3    | 2     | 0      | -         | -                 | energy directFire ppc                            | 88  | Light PPC; ISLightPPC; ISLPPC
Heavy PPC           | 15   | 15       | 3   | 6/12/18 | 4/7/10  | 10   | 4     | 0      | -         | -                 | energy directFire ppc                            | 317 | Heavy PPC; ISHeavyPPC; ISHPPC
Snub-Nose PPC       | 10   | 10/8/5   | 0   | 9/13/15 | 6/8/9   | 6    | 2     | 0      | -         | -                 | energy directFire ppc                            | 165 | ISSNPPC; ISSnubNosedPPC
ER Flamer           | 4    | 2        | 0   | 3/5/7   | -       | 1    | 1     | 0      | -         | -                 | energy flamer                                    | 16  | ER Flamer; IS ER Flamer; ISERFlamer
Plasma Rifle        | 10   | 10       | 0   | 5/10/15 | -       | 6    | 2     | 0      | -         | plasma-rifle      | energy directFire plasma                         | 210 | ISPlasmaRifle
Gauss Rifle         | 1    | 15       | 2   | 7/15/22 | -       | 15   | 7     | 0      | 20        | gauss             | ballistic directFire gauss                       | 320 | ISGaussRifle; IS Gauss Rifle
Light Gauss Rifle   | 1    | 8        | 3   | 8/17/25 | -       | 12   | 5     | 0      | 16        | light-gauss       | ballistic directFire gauss                       | 159 | ISLightGaussRifle; IS Light Gauss Rifle
Heavy Gauss Rifle   | 2    | 25/20/10 | 4   | 6/13/20 | -       | 18   | 11    | 0      | 25        | heavy-gauss       | ballistic directFire gauss heavyGauss splittable | 346 | ISHeavyGaussRifle; IS Heavy Gauss Rifle
LB 2-X AC           | 1    | 2        | 4   | 9/18/27 | -       | 6    | 4     | 0      | -         | lb-x-2            | ballistic directFire lbx                         | 42  | ISLBXAC2; IS LB 2-X AC
LB 5-X AC           | 1    | 5        | 3   | 7/14/21 | -       | 8    | 5     | 0      | -         | lb-x-5            | ballistic directFire lbx                         | 83  | ISLBXAC5; IS LB 5-X AC
LB 10-X AC          | 2    | 10       | 0   | 6/12/18 | -       | 11   | 6     | 0      | -         | lb-x-10           | ballistic directFire lbx                         | 148 | ISLBXAC10; IS LB 10-X AC
LB 20-X AC          | 6    | 20       | 0   | 4/8/12  | -       | 14   | 11    | 0      | -         | lb-x-20           | ballistic directFire lbx splittable              | 237 | ISLBXAC20; IS LB 20-X AC
Ultra AC/2          | 1    | 2        | 3   | 8/17/25 | -       | 7    | 3     | 0      | -         | ultra-ac-2        | ballistic directFire ultra                       | 56  | ISUltraAC2; IS Ultra AC/2
Ultra AC/5          | 1    | 5        | 2   | 6/13/20 | -       | 9    | 5     | 0      | -         | ultra-ac-5        | ballistic directFire ultra                       | 112 | ISUltraAC5; IS Ultra AC/5
Ultra AC/10         | 4    | 10       | 0   | 6/12/18 | -       | 13   | 7     | 0      | -         | ultra-ac-10       | ballistic directFire ultra                       | 210 | ISUltraAC10; IS Ultra AC/10
Ultra AC/20         | 8    | 20       | 0   | 3/7/10  | -       | 15   | 10    | 0      | -         | ultra-ac-20       | ballistic directFire ultra splittable            | 281 | ISUltraAC20; IS Ultra AC/20
Rotary AC/2         | 1    | 2        | 0   | 6/12/18 | -       | 8    | 3     | 0      | -         | rotary-ac-2       | ballistic directFire rotary                      | 118 | ISRotaryAC2; IS Rotary AC/2; ISRAC2
Rotary AC/5         | 1    | 5        | 0   | 5/10/15 | -       | 10   | 6     | 0      | -         | rotary-ac-5       | ballistic directFire rotary                      | 247 | ISRotaryAC5; IS Rotary AC/5; ISRAC5
Light AC/2          | 1    | 2        | 0   | 6/12/18 | -       | 4    | 1     | 0      | -         | light-ac-2        | ballistic directFire                             | 30  | Light Auto Cannon/2; IS Light AutoCannon/2; ISLAC2; LAC/2
Light AC/5          | 1    | 5        | 0   | 5/10/15 | -       | 5    | 2     | 0      | -         | light-ac-5        | ballistic directFire                             | 62  | Light Auto Cannon/5; IS Light Auto Cannon/5; LAC/5; IS Light AutoCannon/5; ISLAC5
Light Machine Gun   | 0    | 1        | 0   | 2/4/6   | -       | 0.5  | 1     | 0      | -         | light-machine-gun | ballistic machineGun                             | 5   | Light Machine Gun; IS Light Machine Gun; ISLightMG
Heavy Machine Gun   | 0    | 3        | 0   | 1/2/2   | -       | 1    | 1     | 0      | -         | heavy-machine-gun | ballistic machineGun                             | 6   | Heavy Machine Gun; IS Heavy Machine Gun; ISHeavyMG
Streak SRM 2        | 2    | 2x2:2    | 0   | 3/6/9   | -       | 1.5  | 1     | 0      | -         | streak-srm-2      | missile streak                                   | 30  | ISStreakSRM2; IS Streak SRM-2; IS Streak SRM 2
Streak SRM 4        | 3    | 4x2:2    | 0   | 3/6/9   | -       | 3    | 1     | 0      | -         | streak-srm-4      | missile streak                                   | 59  | ISStreakSRM4; IS Streak SRM-4; IS Streak SRM 4
Streak SRM 6        | 4    | 6x2:2    | 0   | 3/6/9   | -       | 4.5  | 2     | 0      | -         | streak-srm-6      | missile streak                                   | 89  | ISStreakSRM6; IS Streak SRM-6; IS Streak SRM 6
MRM 10              | 4    | 10x1:5   | 0   | 3/8/15  | -       | 3    | 2     | 1      | -         | mrm-10            | missile mrm                                      | 56  | MRM 10; MRM-10; ISMRM10; IS MRM 10
MRM 20              | 6    | 20x1:5   | 0   | 3/8/15  | -       | 7    | 3     | 1      | -         | mrm-20            | missile mrm                                      | 112 | MRM 20; MRM-20; ISMRM20; IS MRM 20
MRM 30              | 10   | 30x1:5   | 0   | 3/8/15  | -       | 10   | 5     | 1      | -         | mrm-30            | missile mrm                                      | 168 | MRM 30; MRM-30; ISMRM30; IS MRM 30
MRM 40              | 12   | 40x1:5   | 0   | 3/8/15  | -       | 12   | 7     | 1      | -         | mrm-40            | missile mrm                                      | 224 | MRM 40; MRM-40; ISMRM40; IS MRM 40
MML 3               | 2    | 3x1:5    | 6   | 7/14/21 | -       | 1.5  | 2     | 0      | -         | mml-3             | missile indirect mml artemisCapable              | 29  | ISMML3; IS MML-3
MML 5               | 3    | 5x1:5    | 6   | 7/14/21 | -       | 3    | 3     | 0      | -         | mml-5             | missile indirect mml artemisCapable              | 45  | ISMML5; IS MML-5
MML 7               | 4    | 7x1:5    | 6   | 7/14/21 | -       | 4.5  | 4     | 0      | -         | mml-7             | missile indirect mml artemisCapable              | 67  | ISMML7; IS MML-7
MML 9               | 5    | 9x1:5    | 6   | 7/14/21 | -       | 6    | 5     | 0      | -         | mml-9             | missile indirect mml artemisCapable              | 86  | ISMML9; IS MML-9
Rocket Launcher 10  | 3    | 10x1:5   | 0   | 5/11/18 | -       | 0.5  | 1     | 1      | -         | -                 | missile oneShot                                  | 18  | RL10; RL 10; ISRocketLauncher10; IS RLauncher-10; Rocket Launcher 10
Rocket Launcher 15  | 4    | 15x1:5   | 0   | 4/9/15  | -       | 1    | 2     | 1      | -         | -                 | missile oneShot                                  | 23  | RL15; ISRocketLauncher15; RL 15; IS RLauncher-15; Rocket Launcher 15
Rocket Launcher 20  | 5    | 20x1:5   | 0   | 3/7/12  | -       | 1.5  | 3     | 1      | -         | -                 | missile oneShot                                  | 24  | RL20; ISRocketLauncher20; RL 20; IS RLauncher-20; Rocket Launcher 20
Narc                | 0    | -        | 0   | 3/6/9   | -       | 3    | 2     | 0      | -         | narc              | missile narc                                     | 30  | ISNarcBeacon; IS Narc Beacon; IS Narc Missile Beacon
TAG                 | 0    | -        | 0   | 5/9/15  | -       | 1    | 1     | 0      | -         | -                 | tag                                              | 0   | ISTAG; IS TAG
Anti-Missile System | 1    | -        | 0   | 1/1/1   | -       | 0.5  | 1     | 0      | -         | ams               | ballistic antiMissile                            | 32  | ISAntiMissileSystem; IS Anti-Missile System; IS AMS; ISAMS
`,
);
