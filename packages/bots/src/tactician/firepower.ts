import {
  dissipation,
  type Game,
  hasBit,
  heatToHit,
  isItemOut,
  isResting,
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
import { chance } from '../odds.ts';
import { expectedDamage } from './expected-damage.ts';

/** The farthest distance that is considered, in hexes. */
const MAX_DISTANCE = 30;
/** Modifiers of this value or higher leave no chance to hit. */
const MODIFIERS = 16;
const UNKNOWN = -1;

/** Heat that a unit accepts in a turn beyond what its sinks remove. */
const HEAT_TO_SPARE = 5;

/**
 * Expected damage of a unit that fires everything it can within its heat, by distance and modifiers. The figures for a distance are computed
 * on first use.
 */
export class Firepower {
  /** By weapon: the type that it fires, or `undefined` if it cannot fire. */
  private readonly fired: readonly (WeaponType | undefined)[];
  /** Types that can fire, those with the most damage for their heat first. */
  private readonly guns: readonly WeaponType[];
  private readonly base: number;
  private readonly room: number;
  /** The farthest distance at which the unit can fire, up to a limit. */
  private readonly farthest: number;
  /** By distance and modifier: the expected damage, or `UNKNOWN` if it has not been computed yet. */
  private readonly damage: Float64Array;

  constructor(fired: readonly (WeaponType | undefined)[], base: number, room: number) {
    this.fired = [...fired];
    this.guns = fired.filter(type => type !== undefined).toSorted((a, b) => worthPerHeat(b) - worthPerHeat(a));
    this.base = base;
    this.room = room;
    let farthest = 0;
    for (const { ranges } of this.guns) farthest = Math.max(farthest, Math.min(ranges[2], MAX_DISTANCE));
    this.farthest = farthest;
    this.damage = new Float64Array((farthest + 1) * MODIFIERS).fill(UNKNOWN);
  }

  /** Whether a unit with the given figures has the same firepower. */
  matches(fired: readonly (WeaponType | undefined)[], base: number, room: number): boolean {
    if (this.base !== base || this.room !== room) return false;
    for (let i = 0; i < fired.length; i++) if (fired[i] !== this.fired[i]) return false;
    return true;
  }

  /** Returns the expected damage at a distance. `modifier` is the sum of all modifiers except those of the unit itself and the range. */
  at(hexes: number, modifier: number): number {
    if (hexes > this.farthest || modifier >= MODIFIERS) return 0;
    const index = hexes * MODIFIERS + (modifier > 0 ? modifier : 0);
    const damage = this.damage[index]!;
    return damage >= 0 ? damage : this.computeAt(hexes, index);
  }

  /** The expected damage that is never exceeded: of every shot in its best bracket, each a hit. */
  get most(): number {
    let sum = 0;
    for (const type of this.guns) sum += Math.max(...expectedDamage(type));
    return sum;
  }

  /** Computes the expected damage at a distance for all modifiers. Returns the one asked for. */
  private computeAt(hexes: number, index: number): number {
    const row = this.damage.subarray(hexes * MODIFIERS, (hexes + 1) * MODIFIERS).fill(0);
    let { room } = this;
    for (const type of this.guns) {
      if (hexes > type.ranges[2] || type.heat > room) continue;
      room -= type.heat;
      const bracket = rangeBracket(type.ranges, hexes);
      const need = this.base + rangeModifier(type, bracket, hexes, undefined) + type.toHit;
      const damage = expectedDamage(type)[bracket];
      for (let modifier = 0; modifier < MODIFIERS; modifier++) row[modifier]! += damage * chance(need + modifier);
    }
    return this.damage[index]!;
  }
}

function worthPerHeat(type: WeaponType): number {
  return expectedDamage(type)[1] / (type.heat + 1);
}

/** Cache by spec. Units of the same model have the same firepower in most of their turns, in all games. */
const arsenals = new WeakMap<MechSpec, Map<number, Firepower>>();
/** Number of entries that are kept for each spec. */
const MAX_KEPT = 512;
/** Scratch list: the type that each weapon of the present unit fires. */
const fired: (WeaponType | undefined)[] = [];

/** Returns the firepower of a unit as it is now. */
export function firepowerOf(game: Game, mech: MechState): Firepower {
  const spec = specOf(game, mech);
  const firing = collectFiredTypes(mech, spec);
  const base = mech.gunnery + heatToHit(mech.heat) + SENSOR_HIT * sensorHits(mech, spec);
  const room = dissipation(mech, spec) + HEAT_TO_SPARE - mech.heat;
  const arsenal = arsenalOf(spec);
  // Different loads may have the same key; a later one then replaces the earlier one.
  const key = (firing >>> 0) + 2 ** 32 * (base + 256 * (room + 256));
  const known = arsenal.get(key);
  if (known?.matches(fired, base, room) === true) return known;
  const fresh = new Firepower(fired, base, room);
  if (arsenal.size >= MAX_KEPT) arsenal.clear();
  arsenal.set(key, fresh);
  return fresh;
}

function arsenalOf(spec: MechSpec): Map<number, Firepower> {
  let arsenal = arsenals.get(spec);
  if (arsenal === undefined) arsenals.set(spec, (arsenal = new Map<number, Firepower>()));
  return arsenal;
}

/** Fills `fired` for weapons that face forward. Returns a mask of the weapons that can fire, one bit each. */
function collectFiredTypes(mech: MechState, spec: MechSpec): number {
  let firing = 0;
  if (fired.length !== spec.weapons.length) fired.length = spec.weapons.length;
  for (let i = 0; i < fired.length; i++) {
    const weapon = spec.weapons[i]!;
    fired[i] = weapon.rear ? undefined : firedType(mech, spec, weapon, i);
    if (fired[i] !== undefined) firing |= 1 << i;
  }
  return firing;
}

/** Returns the type that a weapon fires with the ammunition aboard, or `undefined` if it cannot fire. */
export function firedType(
  mech: MechState,
  spec: MechSpec,
  weapon: MountedWeapon,
  index: number,
): WeaponType | undefined {
  const unusable = hasBit(mech.jammed | mech.spent, index);
  if (unusable || isItemOut(mech, spec, 'weapon', index)) return undefined;
  if (weapon.type.damage.kind === 'none' && !isPulseReady(mech, spec, index)) return undefined;
  return loadOf(mech, spec, weapon)?.type;
}

/** Whether a weapon that does no damage is a pulse weapon that can fire this turn. */
function isPulseReady(mech: MechState, spec: MechSpec, index: number): boolean {
  return spec.weapons[index]!.type.traits.includes('tsemp') && !isResting(mech, spec, index);
}
