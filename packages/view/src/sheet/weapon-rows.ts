import {
  type MechSpec,
  type MountedWeapon,
  MUNITIONS,
  type Munition,
  NOWHERE,
  type WeaponType,
  withMunition,
} from '@hexfall/rules';
import { CODE_WORDS, damageWithCode, WEAPON_CODES, type WeaponCode, weaponCodes } from './damage-code.ts';
import { ammoName, locationCode, plainWords } from './sheet-words.ts';
import { isItemOut, shotsLeft, type Wear } from './wear.ts';

/** A line of the weapon table. Equal weapons in the same location share one. */
export interface WeaponRow {
  /** Number of weapons; 0 in a line for another load of the weapon above. */
  readonly count: number;
  readonly name: string;
  readonly place: string;
  readonly heat: string;
  /** Damage with its codes, such as "5 [DE]". */
  readonly damage: string;
  readonly codes: readonly WeaponCode[];
  readonly ranges: readonly [minimum: string, short: string, medium: string, long: string];
  /** Shots on board; '' for a weapon without ammunition. */
  readonly shots: string;
  /** How many of the weapons no longer work. */
  readonly lost: number;
}

/**
 * Returns the weapon table of a unit.
 *
 * @example
 * ```ts
 * import { builtInMech } from '@hexfall/data';
 * import { weaponRows } from '@hexfall/view';
 *
 * const rows = weaponRows({ spec: builtInMech('HBK-4G')!, state: undefined });
 * rows.map(({ name, place }) => `${name} ${place}`)[0]; // => 'Medium Laser LA'
 * ```
 */
export function weaponRows(wear: Wear): readonly WeaponRow[] {
  const { spec } = wear;
  const groups = new Map<string, number[]>();
  for (const [i, weapon] of spec.weapons.entries()) {
    const key = `${weapon.type.id} ${placeOf(spec, weapon)} ${addOnName(spec, weapon)}`;
    groups.set(key, [...(groups.get(key) ?? []), i]);
  }
  return [...groups.values()].flatMap(group => rowsOf(wear, group));
}

/** A line for equal weapons, and one for each other load on board that changes their figures. */
function rowsOf(wear: Wear, group: readonly number[]): WeaponRow[] {
  const { spec } = wear;
  const weapon = spec.weapons[group[0]!]!;
  const lost = group.filter(i => isItemOut(wear, 'weapon', i)).length;
  const loads = MUNITIONS.filter(munition => hasLoad(spec, weapon.type, munition));
  const [first = 'standard', ...others] = loads;
  const addOn = addOnName(spec, weapon);
  const name = `${weapon.type.name}${addOn === '' ? '' : ` + ${addOn}`}${first === 'standard' ? '' : `, ${plainWords(first)}`}`;
  const otherLoad = (load: Munition): WeaponRow => {
    return { ...figures(wear, weapon.type, load), count: 0, name: plainWords(load), place: '', lost };
  };
  return [
    { ...figures(wear, weapon.type, first), count: group.length, name, place: placeOf(spec, weapon), lost },
    ...others.map(otherLoad),
  ];
}

function hasLoad(spec: MechSpec, type: WeaponType, munition: Munition): boolean {
  if (munition !== 'standard' && type.variants[munition] === undefined) return false;
  return spec.ammoBins.some(bin => bin.ammo === type.ammo && bin.munition === munition);
}

type Figures = Omit<WeaponRow, 'count' | 'name' | 'place' | 'lost'>;

function figures(wear: Wear, type: WeaponType, munition: Munition): Figures {
  const loaded = withMunition(type, munition);
  const { heat, minimumRange, ranges } = loaded;
  return {
    heat: heat === 0 ? '-' : `${heat}`,
    damage: damageWithCode(loaded),
    codes: weaponCodes(loaded),
    ranges: [minimumRange, ...ranges].map(range => (range === 0 ? '-' : `${range}`)) as unknown as WeaponRow['ranges'],
    shots: shotsText(wear, type, munition),
  };
}

function shotsText(wear: Wear, type: WeaponType, munition: Munition): string {
  if (type.traits.includes('oneShot')) return '1';
  if (type.ammo === undefined) return '';
  const bins = wear.spec.ammoBins.map((bin, i) =>
    bin.ammo === type.ammo && bin.munition === munition ? shotsLeft(wear, i) : 0,
  );
  return `${bins.reduce((sum, shots) => sum + shots, 0)}`;
}

function placeOf(spec: MechSpec, { location, alsoIn, rear }: MountedWeapon): string {
  const place = locationCode(spec, location);
  if (alsoIn !== NOWHERE) return `${place}/${locationCode(spec, alsoIn)}`;
  return rear ? `${place} rear` : place;
}

function addOnName(spec: MechSpec, { addOn }: MountedWeapon): string {
  return addOn < 0 ? '' : (spec.equipment[addOn]?.name ?? '');
}

/** The codes in a table of weapons with what they stand for: "DE direct energy". */
export function codeKey(rows: readonly WeaponRow[]): readonly string[] {
  const used = new Set(rows.flatMap(({ codes }) => codes));
  return WEAPON_CODES.filter(code => used.has(code)).map(code => `${code} ${CODE_WORDS[code]}`);
}

/** Ammunition bins with the same load in the same location. */
export interface AmmoRow {
  readonly count: number;
  readonly name: string;
  readonly place: string;
  /** Shots in each bin. */
  readonly shots: number;
  /** Shots left, by bin. */
  readonly left: readonly number[];
}

/**
 * Returns the ammunition of a unit.
 *
 * @example
 * ```ts
 * import { builtInMech } from '@hexfall/data';
 * import { ammoRows } from '@hexfall/view';
 *
 * const [row] = ammoRows({ spec: builtInMech('HBK-4G')!, state: undefined });
 * row?.left; // => [5, 5]
 * ```
 */
export function ammoRows(wear: Wear): readonly AmmoRow[] {
  const { spec } = wear;
  const rows = new Map<string, AmmoRow>();
  for (const [i, { location, shots }] of spec.ammoBins.entries()) {
    const row = { name: ammoName(spec, i), place: locationCode(spec, location), shots };
    const key = Object.values(row).join(' ');
    const left = [...(rows.get(key)?.left ?? []), shotsLeft(wear, i)];
    rows.set(key, { ...row, count: left.length, left });
  }
  return [...rows.values()];
}
