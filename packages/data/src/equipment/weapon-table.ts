import { type TargetHeat, WEAPON_TRAITS, type WeaponDamage, type WeaponTrait, type WeaponType } from '@hexfall/rules';
import { type BattleFigures, createFigures, firingHeat, marksOfTraits, prototypeHeat } from './battle-figures.ts';
import { readTable, type TableRow } from './text-table.ts';
import { withFigures } from './weapon-shape.ts';
import { weaponVariants } from './weapon-variants.ts';

/** A weapon of the catalogue: its figures in play, and what construction and unit files need. */
export interface WeaponEntry {
  readonly kind: 'weapon';
  readonly type: WeaponType;
  readonly tons: number;
  readonly slots: number;
  /** Whether its slots may continue in a neighbouring location. */
  readonly splittable: boolean;
  readonly battle: BattleFigures;
  /** The names in unit files. */
  readonly names: readonly string[];
}

const NO_HEAT: TargetHeat = Object.freeze({ points: 0, dice: 0 });
/** Weapons that heat their target, by id: flamers by choice instead of damage, plasma weapons always. */
const TARGET_HEAT: ReadonlyMap<string, TargetHeat> = new Map<string, TargetHeat>([
  ['flamer', { points: 2, dice: 0 }],
  ['clan-flamer', { points: 2, dice: 0 }],
  ['is-er-flamer', { points: 1, dice: 0 }],
  ['clan-er-flamer', { points: 1, dice: 0 }],
  ['is-vehicle-flamer', { points: 2, dice: 0 }],
  ['is-heavy-flamer', { points: 4, dice: 0 }],
  ['clan-heavy-flamer', { points: 4, dice: 0 }],
  ['is-plasma-rifle', { points: 0, dice: 1 }],
  ['is-heavy-plasma-rifle', { points: 0, dice: 2 }],
  ['clan-plasma-rifle', { points: 5, dice: 0 }],
  ['clan-plasma-cannon', { points: 0, dice: 2 }],
]);
const SPLITTABLE = 'splittable';

/**
 * Reads weapons from a table of text, one per line. Damage is `5`, `10/8/5` by range, `20x1:5` for twenty projectiles of one point in
 * groups of five, `20*` for a shell that bursts, or `-`. Ids are the names in lower case after the prefix, so that the two ER PPCs differ.
 */
export function readWeaponTable(prefix: '' | 'is' | 'clan', text: string): readonly WeaponEntry[] {
  return Object.freeze(readTable(text).map(row => readWeapon(prefix, row)));
}

function readWeapon(prefix: string, row: TableRow): WeaponEntry {
  const traits = row.words('traits');
  const base = baseType(prefix, row, traits.filter(isTrait));
  return Object.freeze({
    kind: 'weapon',
    type: withFigures(base, { variants: weaponVariants(base) }),
    tons: row.number('tons'),
    slots: row.number('slots'),
    splittable: traits.includes(SPLITTABLE),
    battle: battleFigures(row.number('bv'), base),
    names: row.list('names in unit files'),
  });
}

function battleFigures(bv: number, { heat, ammo, traits, explosion }: WeaponType): BattleFigures {
  const marks = marksOfTraits(traits, ammo, explosion > 0);
  return createFigures({
    use: marks.has('antiMissile') || traits.includes('pelletPod') ? 'defense' : 'weapon',
    bv,
    heat: firingHeat(heat + prototypeHeat(traits), marks),
    ammo,
    marks,
  });
}

function baseType(prefix: string, row: TableRow, traits: readonly WeaponTrait[]): WeaponType {
  const name = row.text('weapon');
  const ammo = row.text('ammo');
  return {
    id: weaponId(`${prefix} ${name}`),
    name,
    heat: row.number('heat'),
    damage: Object.freeze(parseDamage(row.text('damage'))),
    minimumRange: row.number('min'),
    ranges: parseTriple(row.text('ranges')),
    waterRanges: parseTriple(row.text('water')),
    toHit: row.number('to-hit'),
    ammo: ammo === '-' ? undefined : ammo,
    explosion: row.number('explosion'),
    traits: Object.freeze(traits),
    targetHeat: TARGET_HEAT.get(weaponId(`${prefix} ${name}`)) ?? NO_HEAT,
    variants: {},
  };
}

/** Returns the id for a name: "Clan ER PPC" becomes `clan-er-ppc`. */
export function weaponId(name: string): string {
  const words = name.toLowerCase().split(/[^a-z0-9]+/);
  return words.filter(word => word !== '').join('-');
}

function isTrait(word: string): word is WeaponTrait {
  if ((WEAPON_TRAITS as readonly string[]).includes(word)) return true;
  if (word === SPLITTABLE) return false;
  throw new Error(`the weapon trait "${word}" is unknown`);
}

function parseDamage(text: string): WeaponDamage {
  if (text === '-') return { kind: 'none' };
  if (text.endsWith('*')) return { kind: 'blast', points: Number(text.slice(0, -1)) };
  if (text.includes('/')) return { kind: 'byRange', points: parseTriple(text) };
  const [projectiles, pointsEach, groupPoints] = text.split(/[x:]/).map(Number);
  if (pointsEach === undefined || groupPoints === undefined) return { kind: 'single', points: projectiles! };
  return { kind: 'cluster', projectiles: projectiles!, pointsEach, groupPoints };
}

function parseTriple(text: string): readonly [number, number, number] {
  const [short = 0, medium = 0, long = 0] = text === '-' ? [] : text.split('/').map(Number);
  return Object.freeze([short, medium, long] as const);
}
