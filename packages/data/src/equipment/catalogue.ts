import { ADVANCED_WEAPONS } from './advanced-table.ts';
import { AMMUNITION, type AmmoEntry } from './ammo-table.ts';
import type { BattleMark } from './battle-figures.ts';
import { CLAN_WEAPONS } from './clan-table.ts';
import { INERT_AMMO } from './inert-ammo-table.ts';
import { inertOneShot, ONE_SHOT } from './inert-entry.ts';
import { INERT_GEAR } from './inert-gear-table.ts';
import { INERT_WEAPONS } from './inert-weapon-table.ts';
import { INNER_SPHERE_WEAPONS } from './inner-sphere-table.ts';
import { INTRODUCTORY_WEAPONS } from './introductory-table.ts';
import { isImprovedOneShot, oneShotForm, withoutOneShot } from './one-shot.ts';
import {
  FILLERS,
  type FillerEntry,
  GEAR,
  type GearEntry,
  HEAT_SINKS,
  type HeatSinkEntry,
  JUMP_JETS,
  type JumpJetEntry,
} from './other-table.ts';
import { SEEKER_SUFFIXES } from './seekers.ts';
import { munitionOfWord } from './special-loads.ts';
import { specialFigures } from './special-munitions.ts';
import { reasonNotPlayed } from './unplayed-reasons.ts';
import { type WeaponEntry, weaponId } from './weapon-table.ts';

export type EquipmentEntry = WeaponEntry | AmmoEntry | GearEntry | HeatSinkEntry | JumpJetEntry | FillerEntry;

export interface FoundEquipment {
  readonly entry: EquipmentEntry;
  /** A remark on the part of the name that is ignored, such as a special munition; `undefined` if there is none. */
  readonly remark: string | undefined;
}

/** Every weapon, in the order of the tables. */
export const WEAPONS: readonly WeaponEntry[] = Object.freeze([
  ...INTRODUCTORY_WEAPONS,
  ...INNER_SPHERE_WEAPONS,
  ...CLAN_WEAPONS,
  ...ADVANCED_WEAPONS,
]);

/** Equipment that occupies slots and counts for Battle Value, but has no rules. */
export const INERT: readonly GearEntry[] = [...INERT_WEAPONS, ...INERT_AMMO, ...INERT_GEAR];

const BY_NAME: ReadonlyMap<string, EquipmentEntry> = new Map(
  // Entries with rules come last, so that they replace those that only count for Battle Value.
  [...INERT, ...WEAPONS, ...AMMUNITION, ...GEAR, ...HEAT_SINKS, ...JUMP_JETS, ...FILLERS].flatMap(entry =>
    entry.names.map(name => [name.toLowerCase(), entry] as const),
  ),
);

const WEAPON_BY_ID: ReadonlyMap<string, WeaponEntry> = new Map(WEAPONS.map(entry => [entry.type.id, entry]));

/**
 * Finds a weapon by its id, such as `ac-20` or `clan-er-ppc`.
 *
 * @example
 * ```ts
 * import { weaponById } from '@hexfall/data';
 *
 * weaponById('ac-20')?.type.heat; // => 7
 * ```
 */
export function weaponById(id: string): WeaponEntry | undefined {
  return WEAPON_BY_ID.get(id);
}

/**
 * Finds a weapon by its displayed name, such as "ER PPC", which both technology bases have.
 *
 * @example
 * ```ts
 * import { weaponByTitle } from '@hexfall/data';
 *
 * weaponByTitle('ER PPC', true)?.type.id; // => 'clan-er-ppc'
 * weaponByTitle('ER PPC', false)?.type.ranges; // => [7, 14, 23]
 * ```
 */
export function weaponByTitle(title: string, clan: boolean): WeaponEntry | undefined {
  const id = weaponId(title);
  return WEAPON_BY_ID.get(`${clan ? 'clan' : 'is'}-${id}`) ?? WEAPON_BY_ID.get(id);
}

const GEAR_BY_TITLE: ReadonlyMap<string, GearEntry> = new Map([...INERT, ...GEAR].map(entry => [entry.name, entry]));

/** Finds equipment by its displayed name, which is how a spec refers to it. */
export function gearByTitle(title: string): GearEntry | undefined {
  const launcher = title.endsWith(ONE_SHOT) ? GEAR_BY_TITLE.get(title.slice(0, -ONE_SHOT.length)) : undefined;
  return GEAR_BY_TITLE.get(title) ?? (launcher === undefined ? undefined : inertOneShot(launcher));
}

/**
 * Returns how many slots such an item takes on a unit of this weight; `undefined` when all its slots are one item.
 *
 * @example
 * ```ts
 * import { findEquipment, slotsOf } from '@hexfall/data';
 *
 * const hatchet = findEquipment('Hatchet', false);
 * hatchet && slotsOf(hatchet.entry, 45); // => 3
 * ```
 */
export function slotsOf(entry: EquipmentEntry, tonnage: number): number | undefined {
  if (entry.kind === 'ammo') return 1;
  if (entry.kind === 'filler') return undefined;
  return entry.kind === 'equipment' ? entry.slots(tonnage) : entry.slots;
}

/**
 * Finds the standard ammunition for a weapon, by the ton.
 *
 * @example
 * ```ts
 * import { ammoFor, weaponById } from '@hexfall/data';
 *
 * const cannon = weaponById('ac-20');
 * cannon && ammoFor(cannon, false)?.shots; // => 5
 * ```
 */
export function ammoFor(weapon: WeaponEntry, clan: boolean): AmmoEntry | undefined {
  const fits = AMMUNITION.filter(({ ammo, munition }) => ammo === weapon.type.ammo && munition === 'standard');
  return fits.find(entry => entry.names.some(name => /^cl/i.test(name) === clan)) ?? fits[0];
}

/**
 * Looks up the name of an item in a unit file, in any letter case. A name without technology base means the Clan item on a Clan unit, if
 * there is one.
 *
 * @example
 * ```ts
 * import { findEquipment } from '@hexfall/data';
 *
 * findEquipment('ISERMediumLaser', false)?.entry.kind; // => 'weapon'
 * findEquipment('Frobnicator', false); // => undefined
 * ```
 */
export function findEquipment(name: string, clan: boolean): FoundEquipment | undefined {
  const wanted = name.trim().toLowerCase().replace(/\s+/g, ' ');
  const entry = findByName(wanted, clan) ?? guidedAmmo(wanted, clan) ?? oneShot(wanted, clan);
  return entry === undefined ? specialAmmo(wanted, clan) : { entry, remark: remarkOn(entry) };
}

/** The remark on equipment that no table has. */
export const DOES_NOTHING = 'is unknown; it takes up its slots and does nothing';

/** The remark on equipment without rules. */
export const NOT_PLAYED = 'no rule plays this; it takes up its slots and counts for Battle Value';

const ONLY_SLOWS = 'only its burden is played: it slows the unit down, takes up its slots and counts for Battle Value';
const BURDENS: readonly BattleMark[] = ['chainDrape'];

function remarkOn(entry: EquipmentEntry): string | undefined {
  if (entry.kind !== 'equipment' || entry.equipment !== 'other') return undefined;
  if (BURDENS.some(mark => entry.battle.marks.has(mark))) return ONLY_SLOWS;
  return reasonNotPlayed(entry) === undefined ? undefined : NOT_PLAYED;
}

function findByName(name: string, clan: boolean): EquipmentEntry | undefined {
  return BY_NAME.get(`${clan ? 'clan' : 'is'} ${name}`) ?? BY_NAME.get(name);
}

function oneShot(name: string, clan: boolean): WeaponEntry | GearEntry | undefined {
  const launcher = findByName(withoutOneShot(name) ?? '', clan);
  if (launcher?.kind === 'weapon') return oneShotForm(launcher, isImprovedOneShot(name));
  const inert = launcher?.kind === 'equipment' && launcher.battle.use === 'weapon';
  return inert ? inertOneShot(launcher) : undefined;
}

function guidedAmmo(name: string, clan: boolean): AmmoEntry | undefined {
  for (const [suffix, guidance] of SEEKER_SUFFIXES) {
    if (!name.endsWith(` ${suffix.toLowerCase()}`)) continue;
    const entry = findByName(name.slice(0, -suffix.length - 1).replace(/ \(clan\)$/, ''), clan);
    if (entry?.kind !== 'ammo') continue;
    const { battle } = entry;
    const marks = guidance === 'semiGuided' ? new Set([...battle.marks, 'guidedByTag' as const]) : battle.marks;
    return Object.freeze({ ...entry, guidance, battle: { ...battle, marks } });
  }
  return undefined;
}

/**
 * Returns the bin for a munition with rules of its own, by the words of its name. Flak differs from standard rounds only against flying
 * units.
 */
function playedLoad(standard: AmmoEntry, words: string): AmmoEntry | undefined {
  const word = words.replace('(clan)', '').trim();
  if (word === 'flak') return standard;
  const munition = munitionOfWord(word);
  if (munition === undefined) return undefined;
  return AMMUNITION.find(
    ({ ammo, munition: loaded, battle }) =>
      ammo === standard.ammo &&
      loaded === munition &&
      battle.bv === specialFigures(standard.battle, standard.names[0]!, word).bv,
  );
}

const MUNITION_BEFORE = /^is (armor-piercing|caseless|flak|flechette|precision|tracer) ammo /;

/** Finds a special munition whose name is that of the standard one with words added; it is played as standard. */
function specialAmmo(name: string, clan: boolean): FoundEquipment | undefined {
  const before = MUNITION_BEFORE.exec(name)?.[1] ?? '';
  const whole = name.replace(MUNITION_BEFORE, 'is ammo ');
  let standard = whole;
  while (standard !== '') {
    const entry = findByName(standard, clan) ?? guidedAmmo(standard, clan);
    if (entry?.battle.use === 'ammo') {
      const words = `${before} ${whole.slice(standard.length)}`.trim();
      const played = entry.kind === 'ammo' ? playedLoad(entry, words) : undefined;
      if (played !== undefined) return { entry: played, remark: undefined };
      const battle = specialFigures(entry.battle, standard, words);
      const remark = 'this special munition is read as standard ammunition';
      return { entry: Object.freeze({ ...entry, battle }), remark: entry.kind === 'ammo' ? remark : NOT_PLAYED };
    }
    standard = standard.slice(0, Math.max(0, standard.lastIndexOf(' ')));
  }
  return undefined;
}
