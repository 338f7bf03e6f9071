import { readWeaponTable, type WeaponEntry } from './weapon-table.ts';

/** Guns beyond the standard lists: early and late models, and those with rules of their own. */
export const ADVANCED_GUNS: readonly WeaponEntry[] = Object.freeze([
  ...readWeaponTable(
    'is',
    `
weapon                    | heat | damage | min | ranges   | water | tons | slots | to-hit | explosion | ammo                | traits                                           | bv  | names in unit files
AC/15                     | 5    | 15     | 0   | 4/8/12   | -     | 13   | 8     | 0      | -         | ac-15               | ballistic directFire splittable                  | 178 | Autocannon/15; ac/15; auto cannon/15; is auto cannon/15; is autocannon/15; isac15
AC/10i                    | 3    | 10     | 1   | 7/15/20  | -     | 12   | 7     | 0      | -         | improved-is-ac-10   | ballistic directFire                             | 167 | ISAutocannon10i; isac/10i; isac10i
Light AC/10               | 3    | 10     | 0   | 3/6/9    | -     | 8    | 4     | 0      | -         | light-ac-10         | ballistic directFire                             | 74  | Light Auto Cannon/10; is light autocannon/10; islac10
Light AC/20               | 7    | 20     | 0   | 2/4/6    | -     | 9    | 6     | 0      | -         | light-ac-20         | ballistic directFire                             | 118 | Light Auto Cannon/20; is light autocannon/20; islac20
Primitive AC/2            | 1    | 2      | 4   | 8/16/24  | -     | 6    | 1     | 0      | -         | primitive-ac-2      | ballistic directFire unreliable                  | 37  | Autocannon/2p; ac/2p; auto cannon/2 primitive; autocannon/2 primitive; is auto cannon/2 primitive; is autocannon/2 primitive; isac2p
Primitive AC/5            | 1    | 5      | 3   | 6/12/18  | -     | 8    | 4     | 0      | -         | primitive-ac-5      | ballistic directFire unreliable                  | 70  | Autocannon/5 Primitive; ac/5p; auto cannon/5 primitive; is auto cannon/5 primitive; is autocannon/5 primitive; isac5p
Primitive AC/10           | 3    | 10     | 0   | 5/10/15  | -     | 12   | 7     | 0      | -         | primitive-ac-10     | ballistic directFire unreliable                  | 123 | Autocannon/10 Primitive; ac/10p; auto cannon/10 primitive; is auto cannon/10 primitive; is autocannon/10 primitive; isac10p
Primitive AC/20           | 7    | 20     | 0   | 3/6/9    | -     | 14   | 10    | 0      | -         | primitive-ac-20     | ballistic directFire unreliable splittable       | 178 | Autocannon/20 Primitive; auto cannon/20 primitive; is auto cannon/20 primitive; is autocannon/20 primitive; isac20p
GAC/2                     | 2    | 4      | 4   | 8/16/24  | -     | 8    | 2     | -1     | -         | gac-2               | ballistic directFire pulse                       | 88  | GAC/2; gatling auto cannon/2; gatling autocannon/2; is gatling auto cannon/2; is gatling autocannon/2; isgac2
GAC/4                     | 4    | 8      | 4   | 8/16/24  | -     | 12   | 4     | -1     | -         | gac-4               | ballistic directFire pulse                       | 175 | GAC/4; gatling auto cannon/4; gatling autocannon/4; is gatling auto cannon/4; is gatling autocannon/4; isgac4
GAC/6                     | 6    | 12     | 4   | 8/16/24  | -     | 14   | 4     | -1     | -         | gac-6               | ballistic directFire pulse                       | 316 | GAC/6; gatling auto cannon/6; gatling autocannon/6; is gatling auto cannon/6; is gatling autocannon/6; isgac6
GAC/8                     | 8    | 16     | 4   | 8/16/24  | -     | 16   | 4     | -1     | -         | gac-8               | ballistic directFire pulse                       | 421 | GAC/8; gatling auto cannon/8; gatling autocannon/8; is gatling auto cannon/8; is gatling autocannon/8; isgac8
HVAC/2                    | 1    | 2      | 3   | 10/20/35 | -     | 8    | 2     | 0      | 2         | hypervelocity-ac-2  | ballistic directFire hypervelocity               | 53  | Hyper Velocity Auto Cannon/2; is hyper velocity auto cannon/2; is hyper velocity autocannon/2; ishvac2
HVAC/5                    | 3    | 5      | 0   | 8/16/28  | -     | 12   | 4     | 0      | 5         | hypervelocity-ac-5  | ballistic directFire hypervelocity               | 109 | Hyper Velocity Auto Cannon/5; is hyper velocity auto cannon/5; is hyper velocity autocannon/5; ishvac5
HVAC/10                   | 7    | 10     | 0   | 6/12/20  | -     | 14   | 6     | 0      | 10        | hypervelocity-ac-10 | ballistic directFire hypervelocity               | 158 | Hyper Velocity Auto Cannon/10; is hyper velocity auto cannon/10; is hyper velocity autocannon/10; ishvac10
Light Rifle               | 1    | 3      | 0   | 4/8/12   | -     | 3    | 1     | 0      | -         | light-rifle         | ballistic directFire rifle                       | 21  | Rifle (Cannon, Light); is light rifle; islightrifle
Medium Rifle              | 2    | 6      | 1   | 5/10/15  | -     | 5    | 2     | 0      | -         | medium-rifle        | ballistic directFire rifle                       | 51  | Rifle (Cannon, Medium); is medium rifle; ismediumrifle
Heavy Rifle               | 4    | 9      | 2   | 6/12/18  | -     | 8    | 3     | 0      | -         | heavy-rifle         | ballistic directFire rifle                       | 91  | Rifle (Cannon, Heavy); heavy rifle; is heavy rifle; isheavyrifle
Prototype LB 10-X AC      | 2    | 10     | 0   | 6/12/18  | -     | 11   | 7     | 0      | -         | lb-x-10             | ballistic directFire lbx looseSalvo unreliable   | 148 | ISLBXAC10Prototype; is lb 10-x ac prototype
Prototype Ultra AC/5      | 1    | 5      | 2   | 6/13/20  | -     | 9    | 6     | 0      | -         | ultra-ac-5          | ballistic directFire ultra unreliable            | 112 | ISUltraAC5Prototype; is ultra ac/5 prototype
THB LB 2-X AC             | 1    | 2      | 6   | 10/18/27 | -     | 6    | 4     | 0      | -         | thb-lb-x-2          | ballistic directFire lbx                         | 40  | ISTHBLBXAC2; is lb 2-x ac (thb)
THB LB 5-X AC             | 1    | 5      | 3   | 8/15/22  | -     | 8    | 6     | 0      | -         | thb-lb-x-5          | ballistic directFire lbx                         | 85  | ISTHBLBXAC5; is lb 5-x ac (thb)
THB LB 20-X AC            | 6    | 20     | 0   | 4/7/12   | -     | 14   | 10    | 0      | -         | thb-lb-x-20         | ballistic directFire lbx splittable              | 204 | ISTHBLBXAC20; is lb 20-x ac (thb)
THB Ultra AC/2            | 1    | 2      | 3   | 9/20/32  | -     | 7    | 3     | 0      | -         | thb-ultra-ac-2      | ballistic directFire ultra                       | 67  | ISUltraAC2 (THB); is ultra ac/2 (thb)
THB Ultra AC/10           | 4    | 10     | 0   | 7/14/21  | -     | 13   | 7     | 0      | -         | thb-ultra-ac-10     | ballistic directFire ultra                       | 245 | ISUltraAC10 (THB); is ultra ac/10 (thb)
THB Ultra AC/20           | 10   | 20     | 0   | 4/8/12   | -     | 15   | 11    | 0      | -         | thb-ultra-ac-20     | ballistic directFire ultra splittable            | 335 | ISUltraAC20 (THB); is ultra ac/20 (thb)
Prototype Gauss Rifle     | 1    | 15     | 2   | 7/15/22  | -     | 15   | 8     | 0      | 20        | gauss               | ballistic directFire gauss unreliable splittable | 320 | ISGaussRiflePrototype; is gauss rifle prototype
Rail Gun                  | 1    | 22     | 1   | 6/13/19  | -     | 18   | 9     | 0      | 20        | rail-gun            | ballistic directFire gauss splittable            | 411 | ISRailGun; is rail gun
Magshot                   | 1    | 2      | 0   | 3/6/9    | -     | 0.5  | 2     | 0      | 3         | magshot             | ballistic directFire gauss                       | 15  | ISMagshotGR
Silver Bullet Gauss Rifle | 1    | 15x1:1 | 2   | 7/15/22  | -     | 15   | 7     | -1     | 20        | silver-bullet-gauss | ballistic gauss                                  | 198 | ISSBGR; is silver bullet gauss rifle; issbgaussrifle
`,
  ),
  ...readWeaponTable(
    'clan',
    `
weapon                | heat | damage | min | ranges  | water | tons | slots | to-hit | explosion | ammo           | traits                                               | bv  | names in unit files
ProtoMech AC/2        | 1    | 2      | 0   | 7/14/20 | -     | 3.5  | 2     | 0      | -         | protomech-ac-2 | ballistic directFire                                 | 34  | CLProtoMechAC2; clan protomech ac/2
ProtoMech AC/4        | 1    | 4      | 0   | 5/10/15 | -     | 4.5  | 3     | 0      | -         | protomech-ac-4 | ballistic directFire                                 | 49  | CLProtoMechAC4; clan protomech ac/4
ProtoMech AC/8        | 2    | 8      | 0   | 3/7/10  | -     | 5.5  | 4     | 0      | -         | protomech-ac-8 | ballistic directFire                                 | 66  | CLProtoMechAC8; clan protomech ac/8
Improved AC/2         | 1    | 2      | 4   | 8/16/24 | -     | 5    | 1     | 0      | -         | improved-ac-2  | ballistic directFire                                 | 37  | Improved Autocannon/2; climpac2
Improved AC/5         | 1    | 5      | 3   | 6/12/18 | -     | 7    | 2     | 0      | -         | improved-ac-5  | ballistic directFire                                 | 70  | Improved Autocannon/5; climpac5
Improved AC/10        | 3    | 10     | 0   | 5/10/15 | -     | 11   | 6     | 0      | -         | improved-ac-10 | ballistic directFire                                 | 123 | Improved Autocannon/10; climpac10
Improved AC/20        | 7    | 20     | 0   | 3/6/9   | -     | 13   | 9     | 0      | -         | improved-ac-20 | ballistic directFire splittable                      | 178 | Improved Autocannon/20; climpac20
Prototype LB 2-X AC   | 1    | 2      | 4   | 9/18/27 | -     | 6    | 5     | 0      | -         | lb-x-2         | ballistic directFire lbx looseSalvo                  | 42  | CLLBXAC2Prototype
Prototype LB 5-X AC   | 1    | 5      | 3   | 7/14/21 | -     | 8    | 6     | 0      | -         | lb-x-5         | ballistic directFire lbx looseSalvo                  | 83  | CLLBXAC5Prototype
Prototype LB 20-X AC  | 6    | 20     | 0   | 4/8/12  | -     | 14   | 12    | 0      | -         | lb-x-20        | ballistic directFire lbx looseSalvo splittable       | 237 | CLLBXAC20Prototype
Prototype Ultra AC/2  | 1    | 2      | 3   | 8/17/25 | -     | 7    | 4     | 0      | -         | ultra-ac-2     | ballistic directFire ultra prototypeUltra            | 56  | CLUltraAC2Prototype
Prototype Ultra AC/10 | 4    | 10     | 0   | 6/12/18 | -     | 13   | 8     | 0      | -         | ultra-ac-10    | ballistic directFire ultra prototypeUltra splittable | 210 | CLUltraAC10Prototype
Prototype Ultra AC/20 | 8    | 20     | 0   | 3/7/10  | -     | 15   | 11    | 0      | -         | ultra-ac-20    | ballistic directFire ultra prototypeUltra splittable | 281 | CLUltraAC20Prototype
Improved Gauss Rifle  | 1    | 15     | 2   | 7/15/22 | -     | 13   | 6     | 0      | 20        | improved-gauss | ballistic directFire gauss                           | 320 | Improved Gauss Rifle; climpgaussrifle
`,
  ),
]);
