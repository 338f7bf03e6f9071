import { CT, type Munition, type Shot, type WeaponType } from '@hexfall/rules';
import { openBoard, PROFILES, type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { AMMUNITION } from './ammo-table.ts';
import { ammoFor, WEAPONS, weaponById } from './catalogue.ts';
import { SPECIAL_WEAPONS } from './special-weapon-table.ts';
import { readTable, type TableRow } from './text-table.ts';

/*
 * Every weapon is fired once, at a target in the next hex. The figures are those of the printed tables, not of ours: the heat of the shot;
 * the groups of damage, for clusters after a roll of 7 with the weapon's modifier; the target number with gunnery 4 next to the target (for
 * missiles with extended range at 5 hexes), with minimum range, and at the last hex of its range; the shots left of a ton.
 */
const ONCE = `
weapon                        | heat | damage        | cluster | adjacent | far | range | shots left
small-laser                   | 1    | 3             | -       | 4        | 8   | 3     | -
medium-laser                  | 3    | 5             | -       | 4        | 8   | 9     | -
large-laser                   | 8    | 8             | -       | 4        | 8   | 15    | -
ppc                           | 10   | 10            | -       | 7        | 8   | 18    | -
flamer                        | 3    | 2             | -       | 4        | 8   | 3     | -
machine-gun                   | 0    | 2             | -       | 4        | 8   | 3     | 199
ac-2                          | 1    | 2             | -       | 8        | 8   | 24    | 44
ac-5                          | 1    | 5             | -       | 7        | 8   | 18    | 19
ac-10                         | 3    | 10            | -       | 4        | 8   | 15    | 9
ac-20                         | 7    | 20            | -       | 4        | 8   | 9     | 4
lrm-5                         | 2    | 3             | 7       | 10       | 8   | 21    | 23
lrm-10                        | 4    | 5 1           | 7       | 10       | 8   | 21    | 11
lrm-15                        | 5    | 5 4           | 7       | 10       | 8   | 21    | 7
lrm-20                        | 6    | 5 5 2         | 7       | 10       | 8   | 21    | 5
srm-2                         | 2    | 2             | 7       | 4        | 8   | 9     | 49
srm-4                         | 3    | 2 2 2         | 7       | 4        | 8   | 9     | 24
srm-6                         | 4    | 2 2 2 2       | 7       | 4        | 8   | 9     | 14
is-er-small-laser             | 2    | 3             | -       | 4        | 8   | 5     | -
is-er-medium-laser            | 5    | 5             | -       | 4        | 8   | 12    | -
is-er-large-laser             | 12   | 8             | -       | 4        | 8   | 19    | -
is-small-pulse-laser          | 2    | 3             | -       | 2        | 6   | 3     | -
is-medium-pulse-laser         | 4    | 6             | -       | 2        | 6   | 6     | -
is-large-pulse-laser          | 10   | 9             | -       | 2        | 6   | 10    | -
is-er-ppc                     | 15   | 10            | -       | 4        | 8   | 23    | -
is-light-ppc                  | 5    | 5             | -       | 7        | 8   | 18    | -
is-heavy-ppc                  | 15   | 15            | -       | 7        | 8   | 18    | -
is-snub-nose-ppc              | 10   | 10            | -       | 4        | 8   | 15    | -
is-er-flamer                  | 4    | 2             | -       | 4        | 8   | 7     | -
is-plasma-rifle               | 10   | 10            | -       | 4        | 8   | 15    | 9
is-gauss-rifle                | 1    | 15            | -       | 6        | 8   | 22    | 7
is-light-gauss-rifle          | 1    | 8             | -       | 7        | 8   | 25    | 15
is-heavy-gauss-rifle          | 2    | 25            | -       | 8        | 8   | 20    | 3
is-lb-2-x-ac                  | 1    | 2             | -       | 8        | 8   | 27    | 44
is-lb-5-x-ac                  | 1    | 5             | -       | 7        | 8   | 21    | 19
is-lb-10-x-ac                 | 2    | 10            | -       | 4        | 8   | 18    | 9
is-lb-20-x-ac                 | 6    | 20            | -       | 4        | 8   | 12    | 4
is-ultra-ac-2                 | 1    | 2             | -       | 7        | 8   | 25    | 44
is-ultra-ac-5                 | 1    | 5             | -       | 6        | 8   | 20    | 19
is-ultra-ac-10                | 4    | 10            | -       | 4        | 8   | 18    | 9
is-ultra-ac-20                | 8    | 20            | -       | 4        | 8   | 10    | 4
is-rotary-ac-2                | 1    | 2             | -       | 4        | 8   | 18    | 44
is-rotary-ac-5                | 1    | 5             | -       | 4        | 8   | 15    | 19
is-light-ac-2                 | 1    | 2             | -       | 4        | 8   | 18    | 44
is-light-ac-5                 | 1    | 5             | -       | 4        | 8   | 15    | 19
is-light-machine-gun          | 0    | 1             | -       | 4        | 8   | 6     | 199
is-heavy-machine-gun          | 0    | 3             | -       | 4        | 6   | 2     | 99
is-streak-srm-2               | 2    | 2 2           | -       | 4        | 8   | 9     | 49
is-streak-srm-4               | 3    | 2 2 2 2       | -       | 4        | 8   | 9     | 24
is-streak-srm-6               | 4    | 2 2 2 2 2 2   | -       | 4        | 8   | 9     | 14
is-mrm-10                     | 4    | 5 1           | 7       | 5        | 9   | 15    | 23
is-mrm-20                     | 6    | 5 5 2         | 7       | 5        | 9   | 15    | 11
is-mrm-30                     | 10   | 5 5 5 3       | 7       | 5        | 9   | 15    | 7
is-mrm-40                     | 12   | 5 5 5 5 4     | 7       | 5        | 9   | 15    | 5
is-mml-3                      | 2    | 2             | 7       | 10       | 8   | 21    | 39
is-mml-5                      | 3    | 3             | 7       | 10       | 8   | 21    | 23
is-mml-7                      | 4    | 4             | 7       | 10       | 8   | 21    | 16
is-mml-9                      | 5    | 5             | 7       | 10       | 8   | 21    | 12
is-rocket-launcher-10         | 3    | 5 1           | 7       | 5        | 9   | 18    | -
is-rocket-launcher-15         | 4    | 5 4           | 7       | 5        | 9   | 15    | -
is-rocket-launcher-20         | 5    | 5 5 2         | 7       | 5        | 9   | 12    | -
is-narc                       | 0    | -             | -       | 4        | 8   | 9     | 5
is-tag                        | 0    | -             | -       | 4        | 8   | 15    | -
clan-er-micro-laser           | 1    | 2             | -       | 4        | 8   | 4     | -
clan-er-small-laser           | 2    | 5             | -       | 4        | 8   | 6     | -
clan-er-medium-laser          | 5    | 7             | -       | 4        | 8   | 15    | -
clan-er-large-laser           | 12   | 10            | -       | 4        | 8   | 25    | -
clan-micro-pulse-laser        | 1    | 3             | -       | 2        | 6   | 3     | -
clan-small-pulse-laser        | 2    | 3             | -       | 2        | 6   | 6     | -
clan-medium-pulse-laser       | 4    | 7             | -       | 2        | 6   | 12    | -
clan-large-pulse-laser        | 10   | 10            | -       | 2        | 6   | 20    | -
clan-heavy-small-laser        | 3    | 6             | -       | 5        | 9   | 3     | -
clan-heavy-medium-laser       | 7    | 10            | -       | 5        | 9   | 9     | -
clan-heavy-large-laser        | 18   | 16            | -       | 5        | 9   | 15    | -
clan-er-ppc                   | 15   | 15            | -       | 4        | 8   | 23    | -
clan-flamer                   | 3    | 2             | -       | 4        | 8   | 3     | -
clan-plasma-cannon            | 7    | -             | -       | 4        | 8   | 18    | 9
clan-gauss-rifle              | 1    | 15            | -       | 6        | 8   | 22    | 7
clan-ap-gauss-rifle           | 1    | 3             | -       | 4        | 8   | 9     | 39
clan-hag-20                   | 4    | 5 5 5 1       | 7+2     | 6        | 8   | 24    | 5
clan-hag-30                   | 6    | 5 5 5 5 4     | 7+2     | 6        | 8   | 24    | 3
clan-hag-40                   | 8    | 5 5 5 5 5 5 2 | 7+2     | 6        | 8   | 24    | 2
clan-lb-2-x-ac                | 1    | 2             | -       | 8        | 8   | 30    | 44
clan-lb-5-x-ac                | 1    | 5             | -       | 7        | 8   | 24    | 19
clan-lb-10-x-ac               | 2    | 10            | -       | 4        | 8   | 18    | 9
clan-lb-20-x-ac               | 6    | 20            | -       | 4        | 8   | 12    | 4
clan-ultra-ac-2               | 1    | 2             | -       | 6        | 8   | 27    | 44
clan-ultra-ac-5               | 1    | 5             | -       | 4        | 8   | 21    | 19
clan-ultra-ac-10              | 3    | 10            | -       | 4        | 8   | 18    | 9
clan-ultra-ac-20              | 7    | 20            | -       | 4        | 8   | 12    | 4
clan-machine-gun              | 0    | 2             | -       | 4        | 8   | 3     | 199
clan-light-machine-gun        | 0    | 1             | -       | 4        | 8   | 6     | 199
clan-heavy-machine-gun        | 0    | 3             | -       | 4        | 6   | 2     | 99
clan-lrm-5                    | 2    | 3             | 7       | 4        | 8   | 21    | 23
clan-lrm-10                   | 4    | 5 1           | 7       | 4        | 8   | 21    | 11
clan-lrm-15                   | 5    | 5 4           | 7       | 4        | 8   | 21    | 7
clan-lrm-20                   | 6    | 5 5 2         | 7       | 4        | 8   | 21    | 5
clan-srm-2                    | 2    | 2             | 7       | 4        | 8   | 9     | 49
clan-srm-4                    | 3    | 2 2 2         | 7       | 4        | 8   | 9     | 24
clan-srm-6                    | 4    | 2 2 2 2       | 7       | 4        | 8   | 9     | 14
clan-streak-srm-2             | 2    | 2 2           | -       | 4        | 8   | 12    | 49
clan-streak-srm-4             | 3    | 2 2 2 2       | -       | 4        | 8   | 12    | 24
clan-streak-srm-6             | 4    | 2 2 2 2 2 2   | -       | 4        | 8   | 12    | 14
clan-atm-3                    | 2    | 4             | 7+2     | 8        | 8   | 15    | 19
clan-atm-6                    | 4    | 5 5           | 7+2     | 8        | 8   | 15    | 9
clan-atm-9                    | 6    | 5 5 4         | 7+2     | 8        | 8   | 15    | 6
clan-atm-12                   | 8    | 5 5 5 5       | 7+2     | 8        | 8   | 15    | 4
clan-narc                     | 0    | -             | -       | 4        | 8   | 12    | 5
clan-tag                      | 0    | -             | -       | 4        | 8   | 15    | -
is-improved-heavy-gauss-rifle | 2    | 22            | -       | 7        | 8   | 19    | 3
clan-er-flamer                | 4    | 2             | -       | 4        | 8   | 7     | -
clan-rotary-ac-2              | 1    | 2             | -       | 4        | 8   | 25    | 44
clan-rotary-ac-5              | 1    | 5             | -       | 4        | 8   | 21    | 19
clan-streak-lrm-5             | 2    | 5             | -       | 4        | 8   | 21    | 23
clan-streak-lrm-10            | 4    | 5 5           | -       | 4        | 8   | 21    | 11
clan-streak-lrm-15            | 5    | 5 5 5         | -       | 4        | 8   | 21    | 7
clan-streak-lrm-20            | 6    | 5 5 5 5       | -       | 4        | 8   | 21    | 5
is-large-x-pulse-laser              | 14 | 9                 | -    | 2  | 6 | 15 | -
is-medium-x-pulse-laser             | 6  | 6                 | -    | 2  | 6 | 9  | -
is-small-x-pulse-laser              | 3  | 3                 | -    | 2  | 6 | 5  | -
is-binary-laser-cannon              | 16 | 12                | -    | 4  | 8 | 15 | -
is-light-blazer                     | 6  | 7                 | -    | 4  | 8 | 9  | -
is-kins-slaughter-h-er-ppc          | 13 | 10                | -    | 4  | 8 | 16 | -
is-primitive-prototype-large-laser  | 12 | 8                 | -    | 4  | 8 | 15 | -
is-primitive-prototype-medium-laser | 5  | 5                 | -    | 4  | 8 | 9  | -
is-primitive-prototype-small-laser  | 2  | 3                 | -    | 4  | 8 | 3  | -
is-primitive-prototype-ppc          | 15 | 10                | -    | 7  | 8 | 18 | -
is-large-vsp-laser                  | 10 | 11                | -    | 1  | 7 | 15 | -
is-medium-vsp-laser                 | 7  | 9                 | -    | 1  | 7 | 9  | -
is-small-vsp-laser                  | 3  | 5                 | -    | 1  | 7 | 6  | -
is-large-re-engineered-laser        | 9  | 9                 | -    | 3  | 7 | 15 | -
is-medium-re-engineered-laser       | 6  | 6                 | -    | 3  | 7 | 9  | -
is-small-re-engineered-laser        | 4  | 4                 | -    | 3  | 7 | 3  | -
is-prototype-er-large-laser         | 16 | 8                 | -    | 5  | 9 | 19 | -
is-prototype-large-pulse-laser      | 14 | 9                 | -    | 3  | 7 | 10 | -
is-prototype-medium-pulse-laser     | 8  | 6                 | -    | 3  | 7 | 6  | -
is-recovered-medium-pulse-laser     | 8  | 6                 | -    | 2  | 6 | 6  | -
is-prototype-small-pulse-laser      | 4  | 3                 | -    | 3  | 7 | 3  | -
is-vehicle-flamer                   | 3  | 2                 | -    | 4  | 8 | 3  | 19
is-heavy-flamer                     | 5  | 4                 | -    | 4  | 8 | 4  | 9
is-heavy-plasma-rifle               | 12 | 12                | -    | 4  | 8 | 12 | 7
clan-er-large-pulse-laser           | 13 | 10                | -    | 3  | 7 | 23 | -
clan-er-medium-pulse-laser          | 6  | 7                 | -    | 3  | 7 | 14 | -
clan-er-small-pulse-laser           | 3  | 5                 | -    | 3  | 7 | 6  | -
clan-improved-large-laser           | 8  | 8                 | -    | 4  | 8 | 15 | -
clan-improved-large-pulse-laser     | 10 | 9                 | -    | 2  | 6 | 10 | -
clan-improved-ppc                   | 10 | 10                | -    | 7  | 8 | 18 | -
clan-enhanced-ppc                   | 15 | 12                | -    | 4  | 8 | 23 | -
clan-prototype-er-medium-laser      | 5  | 5                 | -    | 4  | 8 | 12 | -
clan-prototype-er-small-laser       | 2  | 3                 | -    | 4  | 8 | 5  | -
clan-improved-heavy-large-laser     | 18 | 16                | -    | 4  | 8 | 15 | -
clan-improved-heavy-medium-laser    | 7  | 10                | -    | 4  | 8 | 9  | -
clan-improved-heavy-small-laser     | 3  | 6                 | -    | 4  | 8 | 3  | -
clan-large-chemical-laser           | 6  | 8                 | -    | 4  | 8 | 15 | 9
clan-medium-chemical-laser          | 2  | 5                 | -    | 4  | 8 | 9  | 29
clan-small-chemical-laser           | 1  | 3                 | -    | 4  | 8 | 3  | 59
clan-heavy-flamer                   | 5  | 4                 | -    | 4  | 8 | 4  | 9
clan-plasma-rifle                   | 15 | 10                | -    | 6  | 8 | 22 | -
is-ac-15                            | 5  | 15                | -    | 4  | 8 | 12 | 6
is-ac-10i                           | 3  | 10                | -    | 5  | 8 | 20 | 9
is-light-ac-10                      | 3  | 10                | -    | 4  | 8 | 9  | 9
is-light-ac-20                      | 7  | 20                | -    | 4  | 8 | 6  | 4
is-primitive-ac-2                   | 1  | 2                 | -    | 8  | 8 | 24 | 33
is-primitive-ac-5                   | 1  | 5                 | -    | 7  | 8 | 18 | 14
is-primitive-ac-10                  | 3  | 10                | -    | 4  | 8 | 15 | 7
is-primitive-ac-20                  | 7  | 20                | -    | 4  | 8 | 9  | 3
is-gac-2                            | 2  | 4                 | -    | 7  | 7 | 24 | 21
is-gac-4                            | 4  | 8                 | -    | 7  | 7 | 24 | 10
is-gac-6                            | 6  | 12                | -    | 7  | 7 | 24 | 6
is-gac-8                            | 8  | 16                | -    | 7  | 7 | 24 | 4
is-hvac-2                           | 1  | 2                 | -    | 7  | 8 | 35 | 29
is-hvac-5                           | 3  | 5                 | -    | 4  | 8 | 28 | 14
is-hvac-10                          | 7  | 10                | -    | 4  | 8 | 20 | 7
is-light-rifle                      | 1  | 0                 | -    | 4  | 8 | 12 | 17
is-medium-rifle                     | 2  | 3                 | -    | 5  | 8 | 15 | 8
is-heavy-rifle                      | 4  | 6                 | -    | 6  | 8 | 18 | 5
is-prototype-lb-10-x-ac             | 2  | 10                | -    | 4  | 8 | 18 | 9
is-prototype-ultra-ac-5             | 1  | 5                 | -    | 6  | 8 | 20 | 19
is-thb-lb-2-x-ac                    | 1  | 2                 | -    | 10 | 8 | 27 | 39
is-thb-lb-5-x-ac                    | 1  | 5                 | -    | 7  | 8 | 22 | 15
is-thb-lb-20-x-ac                   | 6  | 20                | -    | 4  | 8 | 12 | 3
is-thb-ultra-ac-2                   | 1  | 2                 | -    | 7  | 8 | 32 | 44
is-thb-ultra-ac-10                  | 4  | 10                | -    | 4  | 8 | 21 | 9
is-thb-ultra-ac-20                  | 10 | 20                | -    | 4  | 8 | 12 | 4
is-prototype-gauss-rifle            | 1  | 15                | -    | 6  | 8 | 22 | 7
is-rail-gun                         | 1  | 22                | -    | 5  | 8 | 19 | 4
is-magshot                          | 1  | 2                 | -    | 4  | 8 | 9  | 49
is-silver-bullet-gauss-rifle        | 1  | 1 1 1 1 1 1 1 1 1 | 7    | 5  | 7 | 22 | 7
clan-protomech-ac-2                 | 1  | 2                 | -    | 4  | 8 | 20 | 39
clan-protomech-ac-4                 | 1  | 4                 | -    | 4  | 8 | 15 | 19
clan-protomech-ac-8                 | 2  | 8                 | -    | 4  | 8 | 10 | 9
clan-improved-ac-2                  | 1  | 2                 | -    | 8  | 8 | 24 | 44
clan-improved-ac-5                  | 1  | 5                 | -    | 7  | 8 | 18 | 19
clan-improved-ac-10                 | 3  | 10                | -    | 4  | 8 | 15 | 9
clan-improved-ac-20                 | 7  | 20                | -    | 4  | 8 | 9  | 4
clan-prototype-lb-2-x-ac            | 1  | 2                 | -    | 8  | 8 | 27 | 44
clan-prototype-lb-5-x-ac            | 1  | 5                 | -    | 7  | 8 | 21 | 19
clan-prototype-lb-20-x-ac           | 6  | 20                | -    | 4  | 8 | 12 | 4
clan-prototype-ultra-ac-2           | 1  | 2                 | -    | 7  | 8 | 25 | 44
clan-prototype-ultra-ac-10          | 4  | 10                | -    | 4  | 8 | 18 | 9
clan-prototype-ultra-ac-20          | 8  | 20                | -    | 4  | 8 | 10 | 4
clan-improved-gauss-rifle           | 1  | 15                | -    | 6  | 8 | 22 | 7
is-enhanced-lrm-5                   | 2  | 3                 | 7    | 7  | 8 | 21 | 23
is-extended-lrm-5                   | 3  | 2                 | 7    | 10 | 8 | 38 | 17
is-primitive-lrm-5                  | 2  | 3                 | 7+-2 | 10 | 8 | 21 | 17
is-thunderbolt-5                    | 3  | 2                 | -    | 9  | 8 | 18 | 11
is-enhanced-lrm-10                  | 4  | 5 1               | 7    | 7  | 8 | 21 | 11
is-extended-lrm-10                  | 6  | 3                 | 7    | 10 | 8 | 38 | 8
is-primitive-lrm-10                 | 4  | 5 1               | 7+-2 | 10 | 8 | 21 | 8
is-thunderbolt-10                   | 5  | 5                 | -    | 9  | 8 | 18 | 5
is-enhanced-lrm-15                  | 5  | 5 4               | 7    | 7  | 8 | 21 | 7
is-extended-lrm-15                  | 8  | 5                 | 7    | 10 | 8 | 38 | 5
is-primitive-lrm-15                 | 5  | 5 4               | 7+-2 | 10 | 8 | 21 | 5
is-thunderbolt-15                   | 7  | 7                 | -    | 9  | 8 | 18 | 3
is-enhanced-lrm-20                  | 6  | 5 5 2             | 7    | 7  | 8 | 21 | 5
is-extended-lrm-20                  | 10 | 5 1               | 7    | 10 | 8 | 38 | 3
is-primitive-lrm-20                 | 6  | 5 5 2             | 7+-2 | 10 | 8 | 21 | 4
is-thunderbolt-20                   | 8  | 10                | -    | 9  | 8 | 18 | 2
is-primitive-srm-2                  | 2  | 2                 | 7+-2 | 4  | 8 | 9  | 37
is-primitive-srm-4                  | 3  | 2 2               | 7+-2 | 4  | 8 | 9  | 18
is-primitive-srm-6                  | 4  | 2 2 2             | 7+-2 | 4  | 8 | 9  | 10
is-prototype-rocket-launcher-10     | 3  | 5 1               | 7+-1 | 5  | 9 | 18 | -
is-prototype-rocket-launcher-15     | 4  | 5 4               | 7+-1 | 5  | 9 | 15 | -
is-prototype-rocket-launcher-20     | 5  | 5 5 2             | 7+-1 | 5  | 9 | 12 | -
is-prototype-narc                   | 0  | -                 | -    | 4  | 8 | 9  | 5
is-inarc                            | 0  | -                 | -    | 4  | 8 | 15 | 3
is-prototype-tag                    | 0  | -                 | -    | 4  | 8 | 15 | -
clan-improved-lrm-5                 | 2  | 3                 | 7    | 10 | 8 | 21 | 23
clan-improved-lrm-10                | 4  | 5 1               | 7    | 10 | 8 | 21 | 11
clan-improved-lrm-15                | 5  | 5 4               | 7    | 10 | 8 | 21 | 7
clan-improved-lrm-20                | 6  | 5 5 2             | 7    | 10 | 8 | 21 | 5
clan-improved-srm-2                 | 2  | 2                 | 7    | 4  | 8 | 12 | 49
clan-improved-srm-4                 | 3  | 2 2 2             | 7    | 4  | 8 | 12 | 24
clan-improved-srm-6                 | 4  | 2 2 2 2           | 7    | 4  | 8 | 12 | 14
clan-prototype-streak-srm-4         | 3  | 2 2 2 2           | 7+4  | 3  | 7 | 9  | 24
clan-prototype-streak-srm-6         | 4  | 2 2 2 2 2 2       | 7+4  | 3  | 7 | 9  | 14
clan-light-tag                      | 0  | -                 | -    | 4  | 8 | 9  | -
`;

/** Weapons with other ammunition, rates of fire and modes. */
const CHOICES = `
weapon         | choice        | heat | damage              | cluster | adjacent | shots left
is-lb-10-x-ac  | cluster       | 2    | 1 1 1 1 1 1         | 7       | 3        | 9
clan-lb-20-x-ac | cluster      | 6    | 1 1 1 1 1 1 1 1 1 1 1 1 | 7   | 3        | 4
is-mml-9       | shortRange    | 5    | 2 2 2 2 2           | 7       | 4        | 10
clan-atm-12    | extendedRange | 8    | 5 5                 | 7+2     | 8        | 4
clan-atm-12    | highExplosive | 8    | 5 5 5 5 5 5         | 7+2     | 4        | 4
is-ultra-ac-5  | rate 2        | 2    | 5                   | 7       | 6        | 18
clan-ultra-ac-20 | rate 2      | 14   | 20                  | 7       | 4        | 3
is-rotary-ac-5 | rate 6        | 6    | 5 5 5 5             | 7       | 4        | 14
is-rotary-ac-2 | rate 3        | 3    | 2 2                 | 7       | 4        | 42
flamer         | heat          | 3    | -                   | -       | 4        | -
is-er-flamer   | heat          | 4    | -                   | -       | 4        | -
is-heavy-flamer | heat         | 5    | -                   | -       | 4        | 9
is-vehicle-flamer | heat       | 3    | -                   | -       | 4        | 19
`;

/** Heat that a hit puts on the target, with dice rolled as 4. */
const TARGET_HEAT: Readonly<Record<string, number>> = {
  'flamer heat': 2,
  'is-er-flamer heat': 1,
  'is-plasma-rifle': 4,
  'clan-plasma-cannon': 8,
  'is-heavy-plasma-rifle': 8,
  'clan-plasma-rifle': 5,
  'is-heavy-flamer heat': 4,
  'is-vehicle-flamer heat': 2,
};

const row = (text: string): Map<string, TableRow> =>
  new Map(readTable(text).map(line => [line.text('weapon'), line] as const));
const once = row(ONCE);

function typeOf(id: string): WeaponType {
  const entry = weaponById(id);
  if (entry === undefined) throw new Error(`there is no ${id}`);
  return entry.type;
}

/** Returns the bins with a ton of ammunition for the weapon. */
function bins(id: string, munition: Munition): NonNullable<UnitOptions['ammo']> {
  const weapon = weaponById(id)!;
  const ton =
    munition === 'standard'
      ? ammoFor(weapon, id.startsWith('clan'))
      : AMMUNITION.find(entry => entry.ammo === weapon.type.ammo && entry.munition === munition);
  if (ton === undefined) return [];
  return [{ kind: ton.ammo, in: 'LT', shots: ton.shots, explosionPerShot: ton.explosionPerShot, munition }];
}

/** A fires at B, which has plenty of armor, from that many hexes to the south of it. */
function duel(profile: string, id: string, hexes: number, munition: Munition = 'standard'): Scenario {
  const at = (line: number): string => `01${String(line).padStart(2, '0')}`;
  return scenario({ profile, board: openBoard(1, 41) })
    .mech('A', { at: at(1 + hexes), facing: 0, weapons: [[typeOf(id), 'RT']], ammo: bins(id, munition), heatSinks: 30 })
    .mech('B', { at: at(1), facing: 3, armor: { CT: 255 }, heatSinks: 0 })
    .begin('weapons')
    .moved('A', 'stationary');
}

/** Returns the distance of the shot: the next hex, or five hexes for a weapon that could not hit anything nearer. */
const nearHexes = (id: string): number => (typeOf(id).minimumRange > 6 ? 5 : 1);

const numbers = (text: string): number[] => (text === '-' ? [] : text.split(' ').map(Number));
const STAGGERING = 20;

function roll(s: Scenario, id: string, line: TableRow): void {
  const groups = numbers(line.text('damage'));
  s.roll('toHit', 12);
  rollPrototypeHeat(s, id);
  if (line.text('cluster') !== '-') s.roll('cluster', 7);
  s.roll('hitLocation', ...groups.map(() => 7));
  const dice = { 'is-plasma-rifle': [4], 'clan-plasma-cannon': [4, 4], 'is-heavy-plasma-rifle': [4, 4] }[id] ?? [];
  s.roll('plasmaHeat', ...dice);
  if (groups.reduce((sum, points) => sum + points, 0) >= STAGGERING) s.roll('piloting', 12);
}

/** Scripts a die of 4 for the additional heat of early lasers. */
function rollPrototypeHeat(s: Scenario, id: string): Scenario {
  return /hotPrototype|warmPrototype/.test(typeOf(id).traits.join(' ')) ? s.roll('prototypeHeat', 4) : s;
}

function expectRow(s: Scenario, line: TableRow, key: string): void {
  expect(s.all('AttackRolled')).toMatchObject([{ need: line.number('adjacent'), hit: true }]);
  expect(s.all('WeaponFired')).toMatchObject([{ heatBuildUp: line.number('heat') }]);
  const damage = s.all('DamageApplied');
  // An old cannon may do nothing to modern armor.
  expect(damage.map(event => event.damage)).toEqual(numbers(line.text('damage')).filter(points => points > 0));
  expect(damage.every(({ location }) => location === CT)).toBe(true);
  const [, added = '0'] = line.text('cluster').split('+');
  expect(s.all('ClusterRolled').map(({ modifier }) => modifier)).toEqual(
    line.text('cluster') === '-' ? [] : [Number(added)],
  );
  expect(s.unit('A').ammo).toEqual(line.text('shots left') === '-' ? [] : [line.number('shots left')]);
  expect(s.unit('B').externalHeat).toBe(TARGET_HEAT[key] ?? 0);
}

test('the table of this test has every weapon', () => {
  const selfActing = WEAPONS.filter(({ type }) => type.traits.includes('antiMissile')).map(({ type }) => type.id);
  const special = SPECIAL_WEAPONS.map(({ type }) => type.id);
  expect(WEAPONS.map(({ type }) => type.id).sort()).toEqual(
    [...new Set([...once.keys(), ...selfActing, ...special])].sort(),
  );
});

describe.each(PROFILES)('in play (%s)', profile => {
  test.each([...once.keys()])('%s fired once does what the table says', id => {
    const line = once.get(id)!;
    const s = duel(profile, id, nearHexes(id));
    roll(s, id, line);
    s.fire('A', 'B').endPhase();
    expectRow(s, line, id);
    expect(s.unit('A').spent).toBe(id.includes('rocket') ? 1 : 0);
    expect(s.unit('B').narcPods).toBe(id.includes('narc') ? 1 : 0);
    expect(s.unit('B').tagged).toBe(id.includes('tag') ? 1 : 0);
  });

  test.each([...once.keys()])('%s reaches as far as its range, and not beyond', id => {
    const line = once.get(id)!;
    const range = line.number('range');
    const s = rollPrototypeHeat(duel(profile, id, range).roll('toHit', 3), id)
      .fire('A', 'B')
      .endPhase();
    expect(s.all('AttackRolled')).toMatchObject([{ need: line.number('far'), hit: false }]);
    // A Streak launcher that finds no lock keeps its missiles.
    const kept = typeOf(id).traits.includes('streak') ? 1 : 0;
    if (line.text('shots left') !== '-') expect(s.unit('A').ammo).toEqual([line.number('shots left') + kept]);
    if (kept === 1) expect(s.all('WeaponFired')).toMatchObject([{ heatBuildUp: 0 }]);
    const beyond = duel(profile, id, range + 1);
    expect(beyond.refused(beyond.shot('A', 'B'))).toBe('outOfRange');
  });

  test.each(readTable(CHOICES).map(line => [`${line.text('weapon')} ${line.text('choice')}`, line] as const))(
    '%s does what the table says',
    (key, line) => {
      const id = line.text('weapon');
      const [word = '', count] = line.text('choice').split(' ');
      const shot: Partial<Shot> = word === 'rate' ? { rate: Number(count) } : word === 'heat' ? { heat: true } : {};
      const s = duel(profile, id, 1, word === 'rate' || word === 'heat' ? 'standard' : (word as Munition));
      roll(s, id, line);
      s.shoot('A', 'B', shot).endPhase();
      expectRow(s, line, key);
    },
  );

  test.each(['is', 'clan'])('the %s anti-missile system is not fired by order', base => {
    const s = duel(profile, `${base}-anti-missile-system`, 1);
    expect(s.refused(s.shot('A', 'B'))).toBe('weaponUnusable');
  });
});
