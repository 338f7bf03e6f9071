import {
  dissipation,
  type Game,
  hasBit,
  heatToHit,
  isItemOut,
  loadOf,
  type MechSpec,
  type MechState,
  type MountedWeapon,
  rangeBracket,
  rangeModifier,
  SENSOR_HIT,
  sensorHits,
  specOf,
  type WeaponType,
} from '@hexfall/rules';
import { expectedDamage } from './expected-damage.ts';
import { chance } from '../odds.ts';

/** Distances and modifiers beyond which nobody hits anything. */
const FARTHEST = 30;
const MODIFIERS = 16;

/** Heat that a unit lets itself gather in a turn before it holds fire. */
const HEAT_TO_SPARE = 5;

/**
 * What a unit can be expected to do with all that it has, as far as its heat allows: points of damage by distance and by
 * the modifiers of the moment. Rows are made when they are first asked for.
 */
export class Firepower {
  /** By weapon: what it fires, or `undefined` if it does not. */
  private readonly fired: readonly (WeaponType | undefined)[];
  /** What fires forward, most damage for its heat first. */
  private readonly guns: readonly WeaponType[];
  private readonly base: number;
  private readonly room: number;
  private readonly rows: (Float64Array | undefined)[] = Array.from({ length: FARTHEST + 1 });

  constructor(fired: readonly (WeaponType | undefined)[], base: number, room: number) {
    this.fired = [...fired];
    this.guns = fired.filter(type => type !== undefined).toSorted((a, b) => worthPerHeat(b) - worthPerHeat(a));
    this.base = base;
    this.room = room;
  }

  /** Whether it is that of such a unit too. */
  isOf(fired: readonly (WeaponType | undefined)[], base: number, room: number): boolean {
    if (this.base !== base || this.room !== room) return false;
    for (let i = 0; i < fired.length; i++) if (fired[i] !== this.fired[i]) return false;
    return true;
  }

  /** Expected damage at a distance, against modifiers that the unit itself does not know. */
  at(hexes: number, modifier: number): number {
    if (hexes > FARTHEST || modifier >= MODIFIERS) return 0;
    const row = this.rows[hexes] ?? (this.rows[hexes] = this.makeRow(hexes));
    return row[modifier > 0 ? modifier : 0]!;
  }

  private makeRow(hexes: number): Float64Array {
    const row = new Float64Array(MODIFIERS);
    let { room } = this;
    for (const type of this.guns) {
      if (hexes > type.ranges[2] || type.heat > room) continue;
      room -= type.heat;
      const bracket = rangeBracket(type.ranges, hexes);
      const need = this.base + rangeModifier(type, bracket, hexes, undefined) + type.toHit;
      const damage = expectedDamage(type)[bracket];
      for (let modifier = 0; modifier < MODIFIERS; modifier++) row[modifier]! += damage * chance(need + modifier);
    }
    return row;
  }
}

function worthPerHeat(type: WeaponType): number {
  return expectedDamage(type)[1] / (type.heat + 1);
}

/** Units of one kind are alike in most of their turns, in all games: what is worked out for one serves the others. */
const arsenals = new WeakMap<MechSpec, Map<number, Firepower>>();
/** So many different states of one kind of unit are kept. */
const MOST_KEPT = 512;
/** What the weapons fire that is being looked at. */
const fired: (WeaponType | undefined)[] = [];

/** The firepower of a unit as it is now. */
export function firepowerOf(game: Game, mech: MechState): Firepower {
  const spec = specOf(game, mech);
  const firing = lookAtWeapons(mech, spec);
  const base = mech.gunnery + heatToHit(mech.heat) + SENSOR_HIT * sensorHits(mech, spec);
  const room = dissipation(mech, spec) + HEAT_TO_SPARE - mech.heat;
  const arsenal = arsenalOf(spec);
  // Different loads may come to the same key; then the later one takes its place.
  const key = (firing >>> 0) + 2 ** 32 * (base + 256 * (room + 256));
  const known = arsenal.get(key);
  if (known?.isOf(fired, base, room) === true) return known;
  const fresh = new Firepower(fired, base, room);
  if (arsenal.size >= MOST_KEPT) arsenal.clear();
  arsenal.set(key, fresh);
  return fresh;
}

function arsenalOf(spec: MechSpec): Map<number, Firepower> {
  let arsenal = arsenals.get(spec);
  if (arsenal === undefined) arsenals.set(spec, (arsenal = new Map<number, Firepower>()));
  return arsenal;
}

/** Notes what each weapon that faces forward fires, and answers which do, one bit each. */
function lookAtWeapons(mech: MechState, spec: MechSpec): number {
  let firing = 0;
  fired.length = spec.weapons.length;
  for (let i = 0; i < fired.length; i++) {
    const weapon = spec.weapons[i]!;
    fired[i] = weapon.rear ? undefined : firedNow(mech, spec, weapon, i);
    if (fired[i] !== undefined) firing |= 1 << i;
  }
  return firing;
}

/** What a weapon fires with what is aboard, or `undefined` if it cannot. */
export function firedNow(
  mech: MechState,
  spec: MechSpec,
  weapon: MountedWeapon,
  index: number,
): WeaponType | undefined {
  const silent = hasBit(mech.jammed | mech.spent, index);
  if (silent || weapon.type.damage.kind === 'none' || isItemOut(mech, spec, 'weapon', index)) return undefined;
  return loadOf(mech, spec, weapon)?.type;
}
