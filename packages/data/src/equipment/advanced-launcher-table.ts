import { readWeaponTable, type WeaponEntry } from './weapon-table.ts';

/** Launchers, beams that guide missiles and systems that stop them, beyond the standard lists. */
export const ADVANCED_LAUNCHERS: readonly WeaponEntry[] = Object.freeze([
  ...readWeaponTable(
    'is',
    `
weapon                       | heat | damage | min | ranges   | water | tons | slots | to-hit | explosion | ammo             | traits                                                   | bv  | names in unit files
Enhanced LRM 5               | 2    | 5x1:5  | 3   | 7/14/21  | -     | 3    | 2     | 0      | -         | enhanced-lrm-5   | missile indirect artemisCapable                          | 52  | Enhanced LRM 5; isenhancedlrm5
Extended LRM 5               | 3    | 5x1:5  | 10  | 12/22/38 | -     | 6    | 1     | 0      | -         | extended-lrm-5   | missile indirect artemisCapable extendedLrm              | 67  | Extended LRM 5; elrm-5 (thb); is extended lrm 5; is extended lrm-5; isextendedlrm5
Primitive LRM 5              | 2    | 5x1:5  | 6   | 7/14/21  | -     | 2    | 1     | 0      | -         | primitive-lrm-5  | missile indirect wildSalvo                               | 45  | Primitive Prototype LRM 5; is lrm 5 primitive; is lrm-5 primitive; islrm5p
Thunderbolt 5                | 3    | 5      | 5   | 6/12/18  | -     | 3    | 1     | 0      | -         | thunderbolt-5    | missile indirect thunderbolt                             | 64  | Thunderbolt 5; is thunderbolt 5; is thunderbolt-5; isthunderbolt5
Enhanced LRM 10              | 4    | 10x1:5 | 3   | 7/14/21  | -     | 6    | 4     | 0      | -         | enhanced-lrm-10  | missile indirect artemisCapable                          | 104 | Enhanced LRM 10; isenhancedlrm10
Extended LRM 10              | 6    | 10x1:5 | 10  | 12/22/38 | -     | 8    | 4     | 0      | -         | extended-lrm-10  | missile indirect artemisCapable extendedLrm              | 133 | Extended LRM 10; elrm-10 (thb); is extended lrm 10; is extended lrm-10; isextendedlrm10
Primitive LRM 10             | 4    | 10x1:5 | 6   | 7/14/21  | -     | 5    | 2     | 0      | -         | primitive-lrm-10 | missile indirect wildSalvo                               | 90  | Primitive Prototype LRM 10; is lrm 10 primitive; is lrm-10 primitive; islrm10p
Thunderbolt 10               | 5    | 10     | 5   | 6/12/18  | -     | 7    | 2     | 0      | -         | thunderbolt-10   | missile indirect thunderbolt                             | 127 | Thunderbolt 10; is thunderbolt 10; is thunderbolt-10; istbolt10; isthunderbolt10
Enhanced LRM 15              | 5    | 15x1:5 | 3   | 7/14/21  | -     | 9    | 6     | 0      | -         | enhanced-lrm-15  | missile indirect artemisCapable                          | 157 | Enhanced LRM 15; isenhancedlrm15
Extended LRM 15              | 8    | 15x1:5 | 10  | 12/22/38 | -     | 12   | 6     | 0      | -         | extended-lrm-15  | missile indirect artemisCapable extendedLrm              | 200 | Extended LRM 15; elrm-15 (thb); is extended lrm 15; is extended lrm-15; isextendedlrm15
Primitive LRM 15             | 5    | 15x1:5 | 6   | 7/14/21  | -     | 7    | 3     | 0      | -         | primitive-lrm-15 | missile indirect wildSalvo                               | 136 | Primitive Prototype LRM 15; is lrm 15 primitive; is lrm-15 primitive; islrm15p
Thunderbolt 15               | 7    | 15     | 5   | 6/12/18  | -     | 11   | 3     | 0      | -         | thunderbolt-15   | missile indirect thunderbolt                             | 229 | Thunderbolt 15; is thunderbolt 15; is thunderbolt-15; istbolt15; isthunderbolt15
Enhanced LRM 20              | 6    | 20x1:5 | 3   | 7/14/21  | -     | 12   | 9     | 0      | -         | enhanced-lrm-20  | missile indirect artemisCapable splittable               | 210 | Enhanced LRM 20; isenhancedlrm20
Extended LRM 20              | 10   | 20x1:5 | 10  | 12/22/38 | -     | 18   | 8     | 0      | -         | extended-lrm-20  | missile indirect artemisCapable extendedLrm   splittable | 268 | Extended LRM 20; elrm-20 (thb); is extended lrm 20; is extended lrm-20; isextendedlrm20
Primitive LRM 20             | 6    | 20x1:5 | 6   | 7/14/21  | -     | 10   | 5     | 0      | -         | primitive-lrm-20 | missile indirect wildSalvo                               | 181 | Primitive Prototype LRM 20; is lrm 20 primitive; is lrm-20 primitive; islrm20p
Thunderbolt 20               | 8    | 20     | 5   | 6/12/18  | -     | 15   | 5     | 0      | -         | thunderbolt-20   | missile indirect thunderbolt                             | 305 | Thunderbolt 20; is thunderbolt 20; is thunderbolt-20; istbolt20; isthunderbolt20
Primitive SRM 2              | 2    | 2x2:2  | 0   | 3/6/9    | -     | 1    | 1     | 0      | -         | primitive-srm-2  | missile wildSalvo                                        | 21  | Primitive Prototype SRM 2; is srm 2 primitive; is srm-2 primitive; issrm2p
Primitive SRM 4              | 3    | 4x2:2  | 0   | 3/6/9    | -     | 2    | 1     | 0      | -         | primitive-srm-4  | missile wildSalvo                                        | 39  | Primitive Prototype SRM 4; is srm 4 primitive; is srm-4 primitive; issrm4p
Primitive SRM 6              | 4    | 6x2:2  | 0   | 3/6/9    | -     | 3    | 2     | 0      | -         | primitive-srm-6  | missile wildSalvo                                        | 59  | Primitive Prototype SRM 6; is srm 6 primitive; is srm-6 primitive; issrm6p
Prototype Rocket Launcher 10 | 3    | 10x1:5 | 0   | 5/11/18  | -     | 0.5  | 1     | 1      | -         | -                | missile oneShot looseSalvo                               | 15  | CLRocketLauncher10Prototype
Prototype Rocket Launcher 15 | 4    | 15x1:5 | 0   | 4/9/15   | -     | 1    | 2     | 1      | -         | -                | missile oneShot looseSalvo                               | 18  | CLRocketLauncher15Prototype; isprimrl15
Prototype Rocket Launcher 20 | 5    | 20x1:5 | 0   | 3/7/12   | -     | 1.5  | 3     | 1      | -         | -                | missile oneShot looseSalvo                               | 19  | RocketLauncher20Prototype; clrocketlauncher20prototype
Prototype Narc               | 0    | -      | 0   | 3/6/9    | -     | 3    | 2     | 0      | -         | narc             | missile narc                                             | 15  | ISNarcBeaconPrototype; prototypenarcbeacon
iNarc                        | 0    | -      | 0   | 4/9/15   | -     | 5    | 3     | 0      | -         | inarc            | missile narc                                             | 75  | ISImprovedNarc; is inarc beacon; is inarc missile beacon
Prototype TAG                | 0    | -      | 0   | 5/9/15   | -     | 1.5  | 1     | 0      | -         | -                | tag                                                      | 0   | ISProtoTypeTAG; is prototype tag
Laser AMS                    | 7    | -      | 0   | 1/1/1    | -     | 1.5  | 2     | 0      | -         | -                | energy antiMissile                                       | 45  | ISLaserAntiMissileSystem; is laser ams; is laser anti-missile system; islaserams
`,
  ),
  ...readWeaponTable(
    'clan',
    `
weapon                 | heat | damage | min | ranges  | water | tons | slots | to-hit | explosion | ammo            | traits                          | bv  | names in unit files
Improved LRM 5         | 2    | 5x1:5  | 6   | 7/14/21 | -     | 1    | 1     | 0      | -         | improved-lrm-5  | missile indirect artemisCapable | 45  | Improved LRM 5; climplrm5; climprovedlrm5
Improved LRM 10        | 4    | 10x1:5 | 6   | 7/14/21 | -     | 2.5  | 1     | 0      | -         | improved-lrm-10 | missile indirect artemisCapable | 90  | Improved LRM 10; climplrm10; climprovedlrm10
Improved LRM 15        | 5    | 15x1:5 | 6   | 7/14/21 | -     | 3.5  | 2     | 0      | -         | improved-lrm-15 | missile indirect artemisCapable | 136 | Improved LRM 15; climplrm15; climprovedlrm15
Improved LRM 20        | 6    | 20x1:5 | 6   | 7/14/21 | -     | 5    | 4     | 0      | -         | improved-lrm-20 | missile indirect artemisCapable | 181 | Improved LRM 20; climplrm20; climprovedlrm20
Improved SRM 2         | 2    | 2x2:2  | 0   | 4/8/12  | -     | 1    | 1     | 0      | -         | improved-srm-2  | missile artemisCapable          | 28  | Improved SRM 2; climprovedsrm2
Improved SRM 4         | 3    | 4x2:2  | 0   | 4/8/12  | -     | 2    | 1     | 0      | -         | improved-srm-4  | missile artemisCapable          | 39  | Improved SRM 4; climprovedsrm4
Improved SRM 6         | 4    | 6x2:2  | 0   | 4/8/12  | -     | 3    | 2     | 0      | -         | improved-srm-6  | missile artemisCapable          | 79  | Improved SRM 6; climprovedsrm6
Prototype Streak SRM 4 | 3    | 4x2:2  | 0   | 3/6/9   | -     | 3    | 2     | -1     | -         | streak-srm-4    | missile prototypeStreak         | 59  | CLStreakSRM4Prototype
Prototype Streak SRM 6 | 4    | 6x2:2  | 0   | 3/6/9   | -     | 4.5  | 2     | -1     | -         | streak-srm-6    | missile prototypeStreak         | 89  | CLStreakSRM6Prototype
Light TAG              | 0    | -      | 0   | 3/6/9   | -     | 0.5  | 1     | 0      | -         | -               | tag                             | 0   | CLLightTAG; clan light tag; light tag [clan]
Laser AMS              | 5    | -      | 0   | 1/1/1   | -     | 1    | 1     | 0      | -         | -               | energy antiMissile              | 45  | CLLaserAntiMissileSystem; clan laser ams; clan laser anti-missile sys
`,
  ),
]);
