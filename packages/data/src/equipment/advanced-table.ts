import { ADVANCED_BEAMS } from './advanced-beam-table.ts';
import { ADVANCED_GUNS } from './advanced-gun-table.ts';
import { ADVANCED_LAUNCHERS } from './advanced-launcher-table.ts';
import { SPECIAL_WEAPONS } from './special-weapon-table.ts';
import { readWeaponTable, type WeaponEntry } from './weapon-table.ts';

/** Weapons beyond the standard lists that follow the rules of similar standard weapons. */
export const ADVANCED_WEAPONS: readonly WeaponEntry[] = Object.freeze([
  ...readWeaponTable(
    'is',
    `
weapon                     | heat | damage | min | ranges  | water | tons | slots | to-hit | explosion | ammo                 | traits                                           | bv  | names in unit files
Improved Heavy Gauss Rifle | 2    | 22     | 3   | 6/12/19 | -     | 20   | 11    | 0      | 30        | improved-heavy-gauss | ballistic directFire gauss heavyGauss splittable | 385 | ISImprovedHeavyGaussRifle; IS Improved Heavy Gauss Rifle
`,
  ),
  ...readWeaponTable(
    'clan',
    `
weapon        | heat | damage | min | ranges  | water | tons | slots | to-hit | explosion | ammo          | traits                                 | bv  | names in unit files
ER Flamer     | 4    | 2      | 0   | 3/5/7   | -     | 1    | 1     | 0      | -         | -             | energy flamer                          | 16  | CLERFlamer; CL ER Flamer; Clan ER Flamer
Rotary AC/2   | 1    | 2      | 0   | 8/17/25 | -     | 8    | 4     | 0      | -         | rotary-ac-2   | ballistic directFire rotary            | 161 | CLRotaryAC2; Clan Rotary AC/2; Clan Rotary Assault Cannon/2
Rotary AC/5   | 1    | 5      | 0   | 7/14/21 | -     | 10   | 8     | 0      | -         | rotary-ac-5   | ballistic directFire rotary splittable | 345 | CLRotaryAC5; Clan Rotary AC/5; Clan Rotary Assault Cannon/5
Streak LRM 5  | 2    | 5x1:5  | 0   | 7/14/21 | -     | 2    | 1     | 0      | -         | streak-lrm-5  | missile streak                         | 86  | CLStreakLRM5; Clan Streak LRM 5; Clan Streak LRM-5
Streak LRM 10 | 4    | 10x1:5 | 0   | 7/14/21 | -     | 5    | 2     | 0      | -         | streak-lrm-10 | missile streak                         | 173 | CLStreakLRM10; Clan Streak LRM 10; Clan Streak LRM-10
Streak LRM 15 | 5    | 15x1:5 | 0   | 7/14/21 | -     | 7    | 3     | 0      | -         | streak-lrm-15 | missile streak                         | 259 | CLStreakLRM15; Clan Streak LRM 15; Clan Streak LRM-15
Streak LRM 20 | 6    | 20x1:5 | 0   | 7/14/21 | -     | 10   | 5     | 0      | -         | streak-lrm-20 | missile streak                         | 345 | CLStreakLRM20; Clan Streak LRM 20; Clan Streak LRM-20
`,
  ),
  ...ADVANCED_BEAMS,
  ...ADVANCED_GUNS,
  ...ADVANCED_LAUNCHERS,
  ...SPECIAL_WEAPONS,
]);
