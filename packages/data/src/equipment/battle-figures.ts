import type { EquipmentKind, WeaponTrait } from '@hexfall/rules';

/** Physical weapons whose value depends on the unit's weight or speed. */
export const BATTLE_FORMULAS = [
  'hatchet',
  'sword',
  'retractable',
  'mace',
  'lance',
  'claw',
  'talons',
  'ramPlate',
] as const;
export type BattleFormula = (typeof BATTLE_FORMULAS)[number];

/** Properties of an item that matter for the Battle Value of the unit that carries it. */
export const BATTLE_MARKS = [
  // Weapons.
  'directFire',
  'energy',
  'laser',
  'chemicalLaser',
  'pulse',
  'ppc',
  'mrm',
  'machineGun',
  'machineGunArray',
  'antiMissile',
  'artemisCapable',
  'oneShot',
  'ultra',
  'rotary',
  'streak',
  'grenadeLauncher',
  'vibroblade',
  'tag',
  // Items that explode: one point for each slot; ammunition and fuel; a hypervelocity autocannon with its ammunition.
  'explosive',
  'ammo',
  'fuel',
  'hypervelocity',
  'coolantPod',
  'blueShield',
  // Ammunition that a friendly target designator guides.
  'guidedByTag',
  // Fitted to weapons.
  'artemisIV',
  'prototypeArtemis',
  'artemisV',
  'apollo',
  'ppcCapacitor',
  'pulseModule',
  'laserInsulator',
  'targetingComputer',
  // Movement and heat.
  'tsm',
  'prototypeTsm',
  'industrialTsm',
  'superCooledMyomer',
  'masc',
  'supercharger',
  'aes',
  'chainDrape',
  'jumpJet',
  'improved',
  'prototype',
  'jumpBooster',
  'partialWing',
  'umu',
  'heatSink',
  'doubleSink',
  'prototypeSink',
  'radicalSinks',
  'emergencyCoolant',
  // Protection and systems.
  'case',
  'caseTwo',
  'stealth',
  'nullSignature',
  'voidSignature',
  'chameleon',
  'harjelTwo',
  'harjelThree',
  'modularArmor',
  'mediumShield',
  'largeShield',
  'spikes',
  'club',
  'drone',
  'c3',
  'c3Master',
  'c3i',
  'c3Boosted',
  'nova',
] as const;
export type BattleMark = (typeof BATTLE_MARKS)[number];

/** The Battle Value of an item, and its properties that count for the Battle Value of its unit. */
export interface BattleFigures {
  readonly use: 'weapon' | 'defense' | 'offense' | 'ammo' | 'none';
  readonly bv: number | BattleFormula;
  /** Heat that counts: that of a turn of steady fire. */
  readonly heat: number;
  /** The same text for a weapon and its ammunition. */
  readonly ammo: string | undefined;
  readonly marks: ReadonlySet<BattleMark>;
}

export const WORTHLESS: BattleFigures = createFigures({});

export function createFigures(known: Partial<BattleFigures>): BattleFigures {
  return Object.freeze({ use: 'none', bv: 0, heat: 0, ammo: undefined, marks: new Set<BattleMark>(), ...known });
}

/** Returns the additional heat of early lasers, as it counts for Battle Value. */
export function prototypeHeat(traits: readonly WeaponTrait[]): number {
  if (traits.includes('hotPrototype')) return 3;
  return traits.includes('warmPrototype') ? 2 : 0;
}

/** Returns the heat of steady fire: launchers that fire once or hold their fire count for less, fast guns for all their shots. */
export function firingHeat(heat: number, marks: ReadonlySet<BattleMark>): number {
  const shots = marks.has('ultra') ? 2 : marks.has('rotary') ? 6 : 1;
  return (marks.has('oneShot') ? heat / 4 : heat) * shots * (marks.has('streak') ? 0.5 : 1);
}

/** The marks for traits of weapons that are played. */
const BY_TRAIT: Readonly<Partial<Record<WeaponTrait, BattleMark>>> = {
  directFire: 'directFire',
  energy: 'energy',
  pulse: 'pulse',
  ppc: 'ppc',
  mrm: 'mrm',
  machineGun: 'machineGun',
  antiMissile: 'antiMissile',
  artemisCapable: 'artemisCapable',
  oneShot: 'oneShot',
  ultra: 'ultra',
  rotary: 'rotary',
  streak: 'streak',
  tag: 'tag',
  hypervelocity: 'hypervelocity',
  prototypeStreak: 'streak',
  taser: 'directFire',
};

/** Traits of beam weapons that are not lasers. */
const NO_LASERS: readonly WeaponTrait[] = ['ppc', 'plasma', 'tsemp'];

/** Returns the marks of a weapon that is played, by its traits, its ammunition, and whether it explodes by itself when it is struck. */
export function marksOfTraits(
  traits: readonly WeaponTrait[],
  ammo: string | undefined,
  explodes: boolean,
): ReadonlySet<BattleMark> {
  const marks = new Set<BattleMark>();
  for (const trait of traits) {
    const mark = BY_TRAIT[trait];
    if (mark !== undefined) marks.add(mark);
  }
  const beam = marks.has('energy') && (marks.has('directFire') || marks.has('antiMissile'));
  if (beam && !NO_LASERS.some(trait => traits.includes(trait)))
    marks.add(ammo === undefined ? 'laser' : 'chemicalLaser');
  if (explodes && !marks.has('hypervelocity')) marks.add('explosive');
  return marks;
}

/** The marks for kinds of equipment that are played; all other kinds have none. */
const BY_KIND: Readonly<Partial<Record<EquipmentKind, readonly BattleMark[]>>> = {
  hatchet: ['club'],
  sword: ['club'],
  mace: ['club'],
  lance: ['club'],
  retractableBlade: ['club'],
  flail: ['club'],
  claw: ['club'],
  chainsaw: ['club'],
  miningDrill: ['club'],
  rockCutter: ['club'],
  combine: ['club'],
  backhoe: ['club'],
  dualSaw: ['club'],
  spotWelder: ['club'],
  pileDriver: ['club'],
  aes: ['aes'],
  masc: ['masc'],
  supercharger: ['supercharger'],
  tsm: ['tsm'],
  industrialTsm: ['industrialTsm'],
  case: ['case'],
  caseTwo: ['caseTwo'],
  artemisIV: ['artemisIV'],
  artemisV: ['artemisV'],
  apollo: ['apollo'],
  ppcCapacitor: ['ppcCapacitor', 'explosive'],
  targetingComputer: ['targetingComputer'],
  stealthArmor: ['stealth'],
  partialWing: ['partialWing'],
  coolantPod: ['coolantPod'],
  machineGunArray: ['machineGunArray'],
  c3Master: ['c3', 'c3Master', 'tag'],
  c3Slave: ['c3'],
  c3BoostedMaster: ['c3', 'c3Master', 'c3Boosted', 'tag'],
  c3BoostedSlave: ['c3', 'c3Boosted'],
  nullSignature: ['nullSignature'],
  chameleon: ['chameleon'],
  voidSignature: ['voidSignature'],
  modularArmor: ['modularArmor'],
  radicalSinks: ['radicalSinks'],
  smallVibroblade: ['club', 'vibroblade'],
  mediumVibroblade: ['club', 'vibroblade'],
  largeVibroblade: ['club', 'vibroblade'],
  chainWhip: ['club'],
  wreckingBall: ['club'],
  harjelTwo: ['harjelTwo'],
  harjelThree: ['harjelThree'],
  bPod: ['oneShot', 'explosive'],
  blueShield: ['blueShield'],
  mediumShield: ['mediumShield'],
  largeShield: ['largeShield'],
  laserInsulator: ['laserInsulator'],
  pulseModule: ['pulseModule', 'explosive'],
  emergencyCoolant: ['emergencyCoolant', 'explosive'],
  spikes: ['spikes'],
  umu: ['umu'],
  c3i: ['c3i'],
};

export function marksOfKind(kind: EquipmentKind): readonly BattleMark[] {
  return BY_KIND[kind] ?? [];
}

/** Reads the value column of the gear tables: `-`, `def 61`, `off 8`, `off hatchet`, `wpn 17 5` with its heat, `array machine-gun`. */
export function readWorth(cell: string): Partial<BattleFigures> {
  if (cell === '-') return {};
  const [use = '', worth = '', heat = '0'] = cell.split(' ');
  if (use === 'array') return { use: 'weapon', ammo: worth };
  const bv = BATTLE_FORMULAS.find(formula => formula === worth) ?? Number(worth);
  const known = ({ def: 'defense', off: 'offense', wpn: 'weapon' } as const)[use];
  if (known === undefined || Number.isNaN(bv)) throw new Error(`"${cell}" tells no Battle Value`);
  return { use: known, bv, heat: Number(heat) };
}

export function readMarks(words: readonly string[]): Set<BattleMark> {
  const marks = words.map(word => {
    const mark = BATTLE_MARKS.find(known => known === word);
    if (mark === undefined) throw new Error(`"${word}" is not a mark for Battle Value`);
    return mark;
  });
  return new Set(marks);
}
