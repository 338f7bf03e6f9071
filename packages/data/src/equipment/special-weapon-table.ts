import { readWeaponTable, type WeaponEntry } from './weapon-table.ts';

/**
 * Weapons with rules of their own: electric ones, a laser of several powers, pods, torpedoes, mortars, artillery. A damage of `20*` is that of
 * a bursting shell where it lands. Torpedoes have ranges under water only, artillery one range for all.
 */
export const SPECIAL_WEAPONS: readonly WeaponEntry[] = Object.freeze([
  ...readWeaponTable(
    'is',
    `
weapon                                 | heat | damage | min | ranges   | water   | tons | slots | to-hit | explosion | ammo               | traits                                    | bv  | names in unit files
Bombast Laser                          | 12   | 16     | 0   | 5/10/15  | 3/6/9   | 7    | 3     | 2      | -         | -                  | energy directFire bombast                 | 137 | Bombast Laser; is bombast laser; isbombastlaser
RISC Hyper Laser                       | 24   | 20     | 0   | 8/15/25  | -       | 8    | 6     | 0      | 10        | -                  | energy directFire hyperLaser              | 596 | ISRISCHyperLaser
TSEMP Cannon                           | 10   | -      | 0   | 5/10/15  | -       | 6    | 5     | 0      | 10        | -                  | energy directFire tsemp                   | 488 | TSEMP Cannon; istsemp
TSEMP One-Shot                         | 10   | -      | 0   | 5/10/15  | -       | 4    | 3     | 0      | 10        | -                  | energy directFire tsemp oneShot           | 98  | TSEMP One-Shot; istsempos
TSEMP Repeating Cannon                 | 10   | -      | 0   | 5/10/15  | -       | 8    | 7     | 0      | 10        | -                  | energy directFire tsemp restless          | 600 | TSEMP Repeating Cannon; istsemprepeating
BattleMech Taser                       | 6    | 1      | 0   | 1/2/4    | -       | 4    | 3     | 1      | 6         | taser              | taser                                     | 40  | Mek Taser; isbattlemechtaser; ismektaser
M-Pod                                  | 0    | 15x1:1 | 0   | 1/2/3    | -       | 1    | 1     | 0      | 5         | -                  | ballistic pelletPod oneShot               | 5   | ISMPod; ism-pod
RISC Advanced Point Defense System     | 2    | -      | 0   | 1/2/3    | -       | 3    | 2     | 0      | -         | apds               | ballistic antiMissile pointDefense        | 64  | ISAPDS
Nail/Rivet Gun                         | 0    | -      | 0   | 1/1/1    | -       | 0.5  | 1     | 0      | -         | nail-rivet-gun     | ballistic nailGun                         | 1   | Nail/Rivet Gun; clnail gun; clnail/rivet gun; clnailrivet gun; clnailrivetgun; clrivet gun; isnail gun; isnailrivet gun; isrivet gun; nail gun
Fluid Gun                              | 0    | -      | 0   | 1/2/3    | -       | 2    | 2     | 0      | -         | fluid-gun          | ballistic                                 | 6   | IS Fluid Gun; isfluidgun
'Mech Mortar 1                         | 1    | 1x2:2  | 6   | 7/14/21  | -       | 2    | 1     | 3      | -         | mech-mortar-1      | missile indirect mortar                   | 10  | IS Mech Mortar-1; is mek mortar 1; ismekmortar1
'Mech Mortar 2                         | 2    | 2x2:2  | 6   | 7/14/21  | -       | 5    | 2     | 3      | -         | mech-mortar-2      | missile indirect mortar                   | 14  | IS Mech Mortar-2; is mek mortar 2; ismekmortar2
'Mech Mortar 4                         | 5    | 4x2:2  | 6   | 7/14/21  | -       | 7    | 3     | 3      | -         | mech-mortar-4      | missile indirect mortar                   | 26  | IS Mech Mortar-4; is mek mortar 4; ismekmortar4
'Mech Mortar 8                         | 10   | 8x2:2  | 6   | 7/14/21  | -       | 10   | 5     | 3      | -         | mech-mortar-8      | missile indirect mortar                   | 50  | IS Mech Mortar-8; is mek mortar 8; ismekmortar8
LRT 5                                  | 2    | 5x1:5  | 6   | -        | 7/14/21 | 2    | 1     | 0      | -         | lrt-5              | missile artemisCapable torpedo            | 45  | LRT 5; is lrt 5; is lrt-5; islrt5; islrtorpedo5
LRT 10                                 | 4    | 10x1:5 | 6   | -        | 7/14/21 | 5    | 2     | 0      | -         | lrt-10             | missile artemisCapable torpedo            | 90  | LRT 10; is lrt 10; is lrt-10; islrt10; islrtorpedo10
LRT 15                                 | 5    | 15x1:5 | 6   | -        | 7/14/21 | 7    | 3     | 0      | -         | lrt-15             | missile artemisCapable torpedo            | 136 | LRT 15; is lrt 15; is lrt-15; islrt15; islrtorpedo15
LRT 20                                 | 6    | 20x1:5 | 6   | -        | 7/14/21 | 10   | 5     | 0      | -         | lrt-20             | missile artemisCapable torpedo            | 181 | LRT 20; is lrt 20; is lrt-20; islrt20; islrtorpedo20
SRT 2                                  | 2    | 2x2:2  | 0   | -        | 3/6/9   | 1    | 1     | 0      | -         | srt-2              | missile artemisCapable torpedo            | 21  | SRT 2; is srt 2; is srt-2; issrt2
SRT 4                                  | 3    | 4x2:2  | 0   | -        | 3/6/9   | 2    | 1     | 0      | -         | srt-4              | missile artemisCapable torpedo            | 39  | SRT 4; is srt 4; is srt-4; issrt4
SRT 6                                  | 4    | 6x2:2  | 0   | -        | 3/6/9   | 3    | 2     | 0      | -         | srt-6              | missile artemisCapable torpedo            | 59  | SRT 6; is srt 6; is srt-6; issrt6
Enhanced LRT 5                         | 2    | 5x1:5  | 3   | -        | 7/14/21 | 3    | 2     | 0      | -         | enhanced-lrt-5     | missile artemisCapable torpedo            | 52  | ISNLRT05
Enhanced LRT 10                        | 4    | 10x1:5 | 3   | -        | 7/14/21 | 6    | 4     | 0      | -         | enhanced-lrt-10    | missile artemisCapable torpedo            | 104 | ISNLRT10
Enhanced LRT 15                        | 5    | 15x1:5 | 3   | -        | 7/14/21 | 9    | 6     | 0      | -         | enhanced-lrt-15    | missile artemisCapable torpedo            | 157 | ISNLRT15
Enhanced LRT 20                        | 6    | 20x1:5 | 3   | -        | 7/14/21 | 12   | 9     | 0      | -         | enhanced-lrt-20    | missile artemisCapable torpedo splittable | 210 | ISNLRT20
Long Tom Cannon                        | 20   | 20*    | 4   | 6/13/20  | -       | 20   | 15    | 0      | -         | long-tom-cannon    | artilleryCannon indirect splittable       | 329 | ISLongTomCannon; cl long tom cannon; cllongtomartillerycannon; cllongtomcannon; is long tom cannon; islongtomartillerycannon
Sniper Cannon                          | 10   | 10*    | 2   | 4/8/12   | -       | 15   | 10    | 0      | -         | sniper-cannon      | artilleryCannon indirect splittable       | 77  | ISSniperCannon; cl sniper cannon; clsniper cannon; clsniperartillerycannon; is sniper cannon; issniperartillerycannon
Thumper Cannon                         | 5    | 5*     | 3   | 4/9/14   | -       | 10   | 7     | 0      | -         | thumper-cannon     | artilleryCannon indirect                  | 41  | ISThumperCannon; cl thumper cannon; clthumper cannon; clthumperartillerycannon; is thumper cannon; isthumperartillerycannon
Arrow IV                               | 10   | 20*    | 0   | 17/17/17 | -       | 15   | 15    | 4      | -         | arrow-iv           | artillery indirect splittable             | 240 | ISArrowIV; is arrow iv missile system; is arrow iv system; isarrowivsystem
Prototype Arrow IV                     | 10   | 20*    | 0   | 17/17/17 | -       | 16   | 16    | 4      | -         | prototype-arrow-iv | artillery indirect splittable             | 240 | ProtoTypeArrowIV; protoarrowivsystem
Long Tom                               | 20   | 25*    | 0   | 17/17/17 | -       | 30   | 30    | 4      | -         | long-tom           | artillery indirect splittable             | 368 | ISLongTom; clan long tom; cllongtom; cllongtomartillery; is long tom; islongtomartillery
Primitive Prototype Long Tom Artillery | 20   | 25*    | 0   | 17/17/17 | -       | 30   | 30    | 4      | -         | primitive-long-tom | artillery indirect splittable             | 368 | ISPrimitiveLongTom; isprimitivelongtomartillery
Sniper                                 | 10   | 20*    | 0   | 17/17/17 | -       | 20   | 20    | 4      | -         | sniper             | artillery indirect splittable             | 85  | ISSniper; clan sniper; clsniper; clsniperartillery; is sniper; issniperartillery
Thumper                                | 5    | 15*    | 0   | 17/17/17 | -       | 15   | 15    | 4      | -         | thumper            | artillery indirect splittable             | 43  | ISThumper; clan thumper; clthumper; clthumperartillery; is thumper; isthumperartillery
`,
  ),
  ...readWeaponTable(
    'clan',
    `
weapon          | heat | damage | min | ranges   | water   | tons | slots | to-hit | explosion | ammo          | traits                                 | bv  | names in unit files
Fluid Gun       | 0    | -      | 0   | 1/2/3    | -       | 2    | 2     | 0      | -         | fluid-gun     | ballistic                              | 6   | Clan Fluid Gun; clfluidgun
Rotary AC/10    | 3    | 10     | 0   | 6/12/18  | -       | 14   | 7     | 0      | -         | rotary-ac-10  | ballistic directFire rotary            | 617 | CLRotaryAC10; clan rotary ac/10; clan rotary assault cannon/10
Rotary AC/20    | 7    | 20     | 0   | 4/8/12   | -       | 16   | 10    | 0      | -         | rotary-ac-20  | ballistic directFire rotary splittable | 823 | CLRotaryAC20; clan rotary ac/20; clan rotary assault cannon/20
Improved ATM 3  | 2    | 3x2:5  | 4   | 5/10/15  | -       | 1.5  | 2     | 0      | -         | iatm-3        | missile indirect streak iatm           | 83  | CLiATM3; clan iatm-3
Improved ATM 6  | 4    | 6x2:5  | 4   | 5/10/15  | -       | 3.5  | 3     | 0      | -         | iatm-6        | missile indirect streak iatm           | 165 | CLiATM6; clan iatm-6
Improved ATM 9  | 6    | 9x2:5  | 4   | 5/10/15  | -       | 5    | 4     | 0      | -         | iatm-9        | missile indirect streak iatm           | 231 | CLiATM9; clan iatm-9
Improved ATM 12 | 8    | 12x2:5 | 4   | 5/10/15  | -       | 7    | 5     | 0      | -         | iatm-12       | missile indirect streak iatm           | 333 | CLiATM12; clan iatm-12
'Mech Mortar 1  | 1    | 1x2:2  | 6   | 7/14/21  | -       | 1    | 1     | 3      | -         | mech-mortar-1 | missile indirect mortar                | 10  | Clan Mech Mortar-1; clan mek mortar 1; clmekmortar1
'Mech Mortar 2  | 2    | 2x2:2  | 6   | 7/14/21  | -       | 2.5  | 1     | 3      | -         | mech-mortar-2 | missile indirect mortar                | 14  | Clan Mech Mortar-2; clan mek mortar 2; clmekmortar2
'Mech Mortar 4  | 5    | 4x2:2  | 6   | 7/14/21  | -       | 3.5  | 2     | 3      | -         | mech-mortar-4 | missile indirect mortar                | 26  | Clan Mech Mortar-4; clan mek mortar 4; clmekmortar4
'Mech Mortar 8  | 10   | 8x2:2  | 6   | 7/14/21  | -       | 5    | 3     | 3      | -         | mech-mortar-8 | missile indirect mortar                | 50  | Clan Mech Mortar-8; clan mek mortar 8; clmekmortar8
LRT 5           | 2    | 5x1:5  | 0   | -        | 7/14/21 | 1    | 1     | 0      | -         | lrt-5         | missile artemisCapable torpedo         | 55  | CLLRT5; clan lrt 5; clan lrt-5; cllrtorpedo5
LRT 10          | 4    | 10x1:5 | 0   | -        | 7/14/21 | 2.5  | 1     | 0      | -         | lrt-10        | missile artemisCapable torpedo         | 109 | CLLRT10; clan lrt 10; clan lrt-10; cllrtorpedo10
LRT 15          | 5    | 15x1:5 | 0   | -        | 7/14/21 | 3.5  | 2     | 0      | -         | lrt-15        | missile artemisCapable torpedo         | 164 | CLLRT15; clan lrt 15; clan lrt-15; cllrtorpedo15
LRT 20          | 6    | 20x1:5 | 0   | -        | 7/14/21 | 5    | 4     | 0      | -         | lrt-20        | missile artemisCapable torpedo         | 220 | CLLRT20; clan lrt 20; clan lrt-20; cllrtorpedo20
SRT 2           | 2    | 2x2:2  | 0   | -        | 3/6/9   | 0.5  | 1     | 0      | -         | srt-2         | missile artemisCapable torpedo         | 21  | CLSRT2; clan srt 2; clan srt-2
SRT 4           | 3    | 4x2:2  | 0   | -        | 3/6/9   | 1    | 1     | 0      | -         | srt-4         | missile artemisCapable torpedo         | 39  | CLSRT4; clan srt 4; clan srt-4
SRT 6           | 4    | 6x2:2  | 0   | -        | 3/6/9   | 1.5  | 1     | 0      | -         | srt-6         | missile artemisCapable torpedo         | 59  | CLSRT6; clan srt 6; clan srt-6
Arrow IV        | 10   | 20*    | 0   | 17/17/17 | -       | 12   | 12    | 4      | -         | arrow-iv      | artillery indirect splittable          | 240 | CLArrowIV; clan arrow iv missile system; clan arrow iv system; clarrowivsystem
`,
  ),
]);
