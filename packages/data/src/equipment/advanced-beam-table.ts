import { readWeaponTable, type WeaponEntry } from './weapon-table.ts';

/** Beams and flamers beyond the standard lists: early and late models, and those with rules of their own. */
export const ADVANCED_BEAMS: readonly WeaponEntry[] = Object.freeze([
  ...readWeaponTable(
    'is',
    `
weapon                           | heat | damage | min | ranges  | water   | tons | slots | to-hit | explosion | ammo               | traits                                | bv  | names in unit files
Large X-Pulse Laser              | 14   | 9      | 0   | 5/10/15 | 3/6/9   | 7    | 2     | -2     | -         | -                  | energy directFire pulse               | 178 | ISLargeXPulseLaser; is large x-pulse laser; is x-pulse large laser
Medium X-Pulse Laser             | 6    | 6      | 0   | 3/6/9   | 2/4/6   | 2    | 1     | -2     | -         | -                  | energy directFire pulse               | 71  | ISMediumXPulseLaser; is medium x-pulse laser; is x-pulse med laser
Small X-Pulse Laser              | 3    | 3      | 0   | 2/4/5   | 1/2/3   | 1    | 1     | -2     | -         | -                  | energy directFire pulse               | 21  | ISSmallXPulseLaser; is small x-pulse laser; is x-pulse small laser
Binary Laser Cannon              | 16   | 12     | 0   | 5/10/15 | 3/6/9   | 9    | 4     | 0      | -         | -                  | energy directFire                     | 222 | Binary Laser (Blazer) Cannon; blazer cannon; is binary laser cannon; isbinarylaser; isbinarylasercannon; isblazer
Light Blazer                     | 6    | 7      | 0   | 3/6/9   | 2/4/6   | 1.5  | 2     | 0      | -         | -                  | energy directFire                     | 65  | Light Blazer; islightblazerr
Kins Slaughter H ER PPC          | 13   | 10     | 0   | 4/10/16 | 4/10/16 | 7    | 3     | 0      | -         | -                  | energy directFire ppc                 | 229 | ISKinHERPPC; is kinslaughter h er ppc
Primitive Prototype Large Laser  | 12   | 8      | 0   | 5/10/15 | 3/6/9   | 5    | 2     | 0      | -         | -                  | energy directFire                     | 123 | Primitive Prototype Large Laser; is large laser prototype; islargelaserprototype
Primitive Prototype Medium Laser | 5    | 5      | 0   | 3/6/9   | 2/4/6   | 1    | 1     | 0      | -         | -                  | energy directFire                     | 46  | Primitive Prototype Medium Laser; is medium laser prototype; ismediumlaserprototype
Primitive Prototype Small Laser  | 2    | 3      | 0   | 1/2/3   | 1/2/2   | 0.5  | 1     | 0      | -         | -                  | energy directFire                     | 9   | Primitive Prototype Small Laser; issmall laser primitive; issmalllaserprimitive
Primitive Prototype PPC          | 15   | 10     | 3   | 6/12/18 | 4/7/10  | 7    | 3     | 0      | -         | -                  | energy directFire ppc                 | 176 | Primitive Prototype PPC; is ppcp; isppcp; particle cannon primitive; ppcp
Large VSP Laser                  | 10   | 11/9/7 | 0   | 4/8/15  | 2/5/9   | 9    | 4     | -3     | -         | -                  | energy directFire pulse variableSpeed | 123 | ISLargeVSPLaser; islargevariablespeedlaser; islargevsp; islvspl
Medium VSP Laser                 | 7    | 9/7/5  | 0   | 2/5/9   | 1/3/6   | 4    | 2     | -3     | -         | -                  | energy directFire pulse variableSpeed | 56  | ISMediumVSPLaser; ismediumvariablespeedlaser; ismediumvsp; ismvspl
Small VSP Laser                  | 3    | 5/4/3  | 0   | 2/4/6   | 1/2/3   | 2    | 1     | -3     | -         | -                  | energy directFire pulse variableSpeed | 22  | ISSmallVSPLaser; issmallvariablespeedlaser; issmallvsp; issvspl
Large Re-engineered Laser        | 9    | 9      | 0   | 5/10/15 | 3/6/9   | 8    | 5     | -1     | -         | -                  | energy directFire pulse reengineered  | 161 | Large Re-engineered Laser; islargereengineeredlaser; islargerelaser
Medium Re-engineered Laser       | 6    | 6      | 0   | 3/6/9   | 2/4/6   | 2.5  | 2     | -1     | -         | -                  | energy directFire pulse reengineered  | 65  | Medium Re-engineered Laser; ismediumreengineeredlaser; ismediumrelaser
Small Re-engineered Laser        | 4    | 4      | 0   | 1/2/3   | 1/2/2   | 1.5  | 1     | -1     | -         | -                  | energy directFire pulse reengineered  | 14  | Small Re-engineered Laser; issmallreengineeredlaser; issmallrelaser
Prototype ER Large Laser         | 12   | 8      | 0   | 7/14/19 | 3/9/12  | 5    | 2     | 1      | -         | -                  | energy directFire hotPrototype        | 136 | ISERLargeLaserPrototype; is er large laser prototype
Prototype Large Pulse Laser      | 10   | 9      | 0   | 3/7/10  | 2/5/7   | 7    | 2     | -1     | -         | -                  | energy directFire pulse hotPrototype  | 108 | ISLargePulseLaserPrototype; is prototype large pulse laser; is pulse large laser prototype
Prototype Medium Pulse Laser     | 4    | 6      | 0   | 2/4/6   | 2/3/4   | 2    | 1     | -1     | -         | -                  | energy directFire pulse hotPrototype  | 43  | ISMediumPulseLaserPrototype; is medium pulse laser prototype; is pulse med laser prototype
Recovered Medium Pulse Laser     | 4    | 6      | 0   | 2/4/6   | 2/3/4   | 2    | 1     | -2     | -         | -                  | energy directFire pulse hotPrototype  | 48  | ISMediumPulseLaserRecovered; is pulse med laser recovered
Prototype Small Pulse Laser      | 2    | 3      | 0   | 1/2/3   | 1/2/2   | 1    | 1     | -1     | -         | -                  | energy directFire pulse warmPrototype | 11  | ISSmallPulseLaserPrototype; is prototype small pulse laser; issmall pulse laser prototype
Vehicle Flamer                   | 3    | 2      | 0   | 1/2/3   | -       | 0.5  | 1     | 0      | -         | vehicle-flamer     | energy flamer                         | 5   | Flamer (Vehicle); clan vehicle flamer; clvehicleflamer; is vehicle flamer; isvehicleflamer; vehicle flamer
Heavy Flamer                     | 5    | 4      | 0   | 2/3/4   | -       | 1.5  | 1     | 0      | -         | heavy-flamer       | energy flamer                         | 15  | Heavy Flamer; is heavy flamer; isheavyflamer
Heavy Plasma Rifle               | 12   | 12     | 0   | 4/8/12  | -       | 9    | 3     | 0      | -         | heavy-plasma-rifle | energy directFire plasma              | 278 | ISHeavyPlasmaRifle
`,
  ),
  ...readWeaponTable(
    'clan',
    `
weapon                      | heat | damage | min | ranges  | water   | tons | slots | to-hit | explosion | ammo             | traits                   | bv  | names in unit files
ER Large Pulse Laser        | 13   | 10     | 0   | 7/15/23 | 4/10/16 | 6    | 3     | -1     | -         | -                | energy directFire pulse  | 272 | CLERLargePulseLaser; clan er large pulse laser; clan er pulse large laser
ER Medium Pulse Laser       | 6    | 7      | 0   | 5/9/14  | 3/6/9   | 2    | 2     | -1     | -         | -                | energy directFire pulse  | 117 | CLERMediumPulseLaser; clan er medium pulse laser; clan er pulse med laser
ER Small Pulse Laser        | 3    | 5      | 0   | 2/4/6   | 1/2/4   | 1.5  | 1     | -1     | -         | -                | energy directFire pulse  | 36  | CLERSmallPulseLaser; clan er pulse small laser; clan er small pulse laser; clanersmallpulselaser
Improved Large Laser        | 8    | 8      | 0   | 5/10/15 | 3/6/9   | 4    | 1     | 0      | -         | -                | energy directFire        | 123 | Improved Large Laser; implargelaser
Improved Large Pulse Laser  | 10   | 9      | 0   | 3/7/10  | 2/5/7   | 6    | 2     | -2     | -         | -                | energy directFire pulse  | 119 | ImprovedLargePulseLaser; implargepulselaser; improved pulse large laser
Improved PPC                | 10   | 10     | 3   | 6/12/18 | 4/7/10  | 6    | 2     | 0      | -         | -                | energy directFire ppc    | 176 | Improved PPC; climpppc; improved particle cannon
Enhanced PPC                | 15   | 12     | 0   | 7/14/23 | 4/10/16 | 7    | 3     | 0      | -         | -                | energy directFire ppc    | 329 | CLWERPPC; is eh er ppc; iseherppc; wolverine er ppc
Prototype ER Medium Laser   | 5    | 5      | 0   | 4/8/12  | 3/5/8   | 1.5  | 1     | 0      | -         | -                | energy directFire        | 62  | CLERMediumLaserPrototype; prototype er medium laser
Prototype ER Small Laser    | 2    | 3      | 0   | 2/4/5   | 1/2/3   | 0.5  | 1     | 0      | -         | -                | energy directFire        | 17  | CLERSmallLaserPrototype; prototype er small laser
Improved Heavy Large Laser  | 18   | 16     | 0   | 5/10/15 | 3/6/9   | 4    | 3     | 0      | 8         | -                | energy directFire        | 296 | CLImprovedHeavyLargeLaser; clan improved large heavy laser
Improved Heavy Medium Laser | 7    | 10     | 0   | 3/6/9   | 2/4/6   | 1    | 2     | 0      | 5         | -                | energy directFire        | 93  | CLImprovedMediumHeavyLaser; clan improved heavy medium laser; climprovedheavymediumlaser
Improved Heavy Small Laser  | 3    | 6      | 0   | 1/2/3   | 1/2/2   | 0.5  | 1     | 0      | 3         | -                | energy directFire        | 19  | CLImprovedSmallHeavyLaser; clan improved small heavy laser; climprovedheavysmalllaser
Large Chemical Laser        | 6    | 8      | 0   | 5/10/15 | 3/6/9   | 5    | 2     | 0      | -         | chemical-laser-1 | energy directFire        | 99  | CLLargeChemicalLaser; cllargechemlaser; large chem laser
Medium Chemical Laser       | 2    | 5      | 0   | 3/6/9   | 2/4/6   | 1    | 1     | 0      | -         | chemical-laser-5 | energy directFire        | 37  | CLMediumChemicalLaser; clmediumchemlaser; medium chem laser
Small Chemical Laser        | 1    | 3      | 0   | 1/2/3   | 1/2/2   | 0.5  | 1     | 0      | -         | chemical-laser-3 | energy directFire        | 7   | CLSmallChemicalLaser; clsmallchemlaser; small chem laser
Heavy Flamer                | 5    | 4      | 0   | 2/3/4   | -       | 1.5  | 1     | 0      | -         | heavy-flamer     | energy flamer            | 15  | CLHeavyFlamer; cl heavy flamer; clan heavy flamer
Plasma Rifle                | 15   | 10     | 2   | 6/14/22 | -       | 6    | 2     | 0      | -         | -                | energy directFire plasma | 400 | MFUK Plasma Rifle; cl plasma rifle; clan plasma rifle; clplasmarifle; mfukclplasmarifle
`,
  ),
]);
