import type { Munition } from '@hexfall/rules';
import type { AmmoEntry } from './ammo-table.ts';
import { specialFigures } from './special-munitions.ts';

/*
 * Munitions that a player may load into a bin instead of standard rounds: which bins take them, how many shots a ton then has, how it
 * explodes and its name in unit files. Their effects in play are in munition-figures.ts.
 */

interface SpecialLoad {
  readonly munition: Munition;
  /** The word for it in unit files. */
  readonly word: string;
  /** The bins that take it, by their ammunition. */
  readonly fits: RegExp;
  /** Shots of a ton, as a fraction of the standard number. */
  readonly shots: readonly [numerator: number, denominator: number];
  /** Points of damage per shot in an explosion, as a fraction of the standard points. */
  readonly explosion: readonly [numerator: number, denominator: number];
}

const SAME = [1, 1] as const;
const AUTOCANNON = /^(?:ac|light-ac|gac|improved-ac|protomech-ac)-\d+$/;
const STANDARD_AUTOCANNON = /^(?:ac|light-ac|gac|improved-ac)-\d+$/;
const ANY_AUTOCANNON = /^(?:ac|light-ac|gac|improved-ac|protomech-ac|rotary-ac)-\d+$/;
const SHORT_RANGE_MISSILES = /^(?:srm|improved-srm|primitive-srm|mml)-\d+$/;
const LONG_RANGE_MISSILES = /^lrm-\d+$/;

const LOADS: readonly SpecialLoad[] = [
  { munition: 'precision', word: 'Precision', fits: STANDARD_AUTOCANNON, shots: [3, 5], explosion: SAME },
  { munition: 'armorPiercing', word: 'Armor-Piercing', fits: AUTOCANNON, shots: [4, 5], explosion: SAME },
  { munition: 'flechette', word: 'Flechette', fits: AUTOCANNON, shots: SAME, explosion: SAME },
  { munition: 'caseless', word: 'Caseless', fits: ANY_AUTOCANNON, shots: [2, 1], explosion: SAME },
  { munition: 'tracer', word: 'Tracer', fits: AUTOCANNON, shots: SAME, explosion: SAME },
  { munition: 'inferno', word: 'Inferno', fits: SHORT_RANGE_MISSILES, shots: SAME, explosion: SAME },
  { munition: 'tandemCharge', word: 'Tandem-Charge', fits: SHORT_RANGE_MISSILES, shots: SAME, explosion: [3, 2] },
  { munition: 'swarm', word: 'Swarm', fits: LONG_RANGE_MISSILES, shots: SAME, explosion: SAME },
];

/** Returns a bin for every special munition that can be loaded into one of these. */
export function specialLoads(bins: readonly AmmoEntry[]): readonly AmmoEntry[] {
  return bins.flatMap(bin => LOADS.filter(load => takes(bin, load)).flatMap(load => loadInto(bin, load)));
}

/** Whether a bin can hold a load. Of a launcher for two kinds of missiles only the short-range ones have special warheads here. */
function takes({ ammo, munition }: AmmoEntry, { fits }: SpecialLoad): boolean {
  return fits.test(ammo) && munition === (ammo.startsWith('mml') ? 'shortRange' : 'standard');
}

function loadInto(bin: AmmoEntry, { munition, word, shots, explosion }: SpecialLoad): AmmoEntry[] {
  const names = bin.names.flatMap(name => fileName(name, word));
  if (names.length === 0) return [];
  return [
    Object.freeze({
      ...bin,
      munition,
      shots: scaled(bin.shots, shots),
      explosionPerShot: scaled(bin.explosionPerShot, explosion),
      battle: worthOf(bin, word),
      names: Object.freeze(names),
    }),
  ];
}

function scaled(value: number, [numerator, denominator]: readonly [number, number]): number {
  return Math.floor((value * numerator) / denominator);
}

/** Returns a bin's Battle Value figures with a munition. All rounds of improved and rotary autocannons are worth the same. */
function worthOf({ ammo, battle, names }: AmmoEntry, word: string): AmmoEntry['battle'] {
  if (/^(?:improved|rotary)-ac/.test(ammo)) return battle;
  return specialFigures(battle, names[0]!, word.toLowerCase());
}

/** Returns the name of a bin with a special munition in unit files, if it has one: the position of the word depends on the family. */
function fileName(standard: string, word: string): string[] {
  if (/^IS Ammo [LG]?AC\//.test(standard)) return [standard.replace('IS Ammo', `IS ${word} Ammo`)];
  if (standard.startsWith('CLIMPAmmo')) return [standard.replace('CLIMPAmmo', `CLIMP${word} Ammo`)];
  if (/^(?:Clan ProtoMech AC\/\d+|ISRotaryAC\d+) Ammo$/.test(standard))
    return [standard.replace(' Ammo', ` ${word} Ammo`)];
  if (/^(?:IS Ammo [LS]RM-|IS Ammo MML-\d+ SRM)/.test(standard)) return [`${standard} ${word}`];
  return /^(?:Clan Ammo [LS]RM-|Cl(?:an)?ImpAmmoSRM)/i.test(standard) ? [`${standard} (Clan) ${word}`] : [];
}

/** Returns the special munition that a word in the name of a bin stands for. */
export function munitionOfWord(word: string): Munition | undefined {
  return LOADS.find(load => load.word.toLowerCase() === word)?.munition;
}
