import {
  dissipation,
  type Game,
  heatToHit,
  isItemHit,
  loadOf,
  type MechState,
  type MountedWeapon,
  rangeBracket,
  rangeModifier,
  sensorHits,
  specOf,
  type WeaponType,
} from '@hexfall/rules';
import { expectedDamage } from './expected-damage.ts';
import { chance } from '../odds.ts';

/** Distances and modifiers beyond which nobody hits anything. */
const FARTHEST = 30;
const MODIFIERS = 16;
const SENSOR_HIT = 2;

/** Heat that a unit lets itself gather in a turn before it holds fire. */
const HEAT_TO_SPARE = 5;

interface Gun {
  readonly type: WeaponType;
  readonly heat: number;
}

/**
 * What a unit can be expected to do with all that it has, as far as its heat allows: points of damage by distance and by
 * the modifiers of the moment. Rows are made when they are first asked for and kept as long as the unit stays as it is.
 */
export class Firepower {
  private signature = -1;
  private guns: readonly Gun[] = [];
  private base = 0;
  private room = 0;
  private readonly rows: (Float64Array | undefined)[] = [];

  /** Looks at the unit again, and forgets what no longer holds. */
  update(game: Game, mech: MechState): this {
    const signature = signatureOf(mech);
    if (signature === this.signature) return this;
    this.signature = signature;
    this.rows.length = 0;
    const spec = specOf(game, mech);
    this.base = mech.gunnery + heatToHit(mech.heat) + SENSOR_HIT * sensorHits(mech, spec);
    this.room = dissipation(mech, spec) + HEAT_TO_SPARE - mech.heat;
    this.guns = workingGuns(mech, spec).toSorted((a, b) => worthPerHeat(b) - worthPerHeat(a));
    return this;
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
    for (const { type, heat } of this.guns) {
      if (hexes > type.ranges[2] || heat > room) continue;
      room -= heat;
      const bracket = rangeBracket(type.ranges, hexes);
      const need = this.base + rangeModifier(type, bracket, hexes, undefined) + type.toHit;
      const damage = expectedDamage(type)[bracket];
      for (let modifier = 0; modifier < MODIFIERS; modifier++) row[modifier]! += damage * chance(need + modifier);
    }
    return row;
  }
}

function worthPerHeat({ type, heat }: Gun): number {
  return expectedDamage(type)[1] / (heat + 1);
}

/** Weapons that face forward, work, and have something to fire. */
function workingGuns(mech: MechState, spec: ReturnType<typeof specOf>): Gun[] {
  const guns: Gun[] = [];
  for (const [i, weapon] of spec.weapons.entries()) {
    const type = weapon.rear ? undefined : firedNow(mech, spec, weapon, i);
    if (type !== undefined) guns.push({ type, heat: type.heat });
  }
  return guns;
}

/** What a weapon fires with what is aboard, or `undefined` if it cannot. */
export function firedNow(
  mech: MechState,
  spec: ReturnType<typeof specOf>,
  weapon: MountedWeapon,
  index: number,
): WeaponType | undefined {
  const silent = (((mech.jammed | mech.spent) >>> index) & 1) === 1;
  if (silent || weapon.type.damage.kind === 'none' || isItemHit(mech, spec, 'weapon', index, false)) return undefined;
  return loadOf(mech, spec, weapon)?.type;
}

/** A number that changes when anything does that firepower depends on. */
function signatureOf(mech: MechState): number {
  let sum = mech.heat | (mech.gunnery << 8);
  for (let i = 0; i < mech.slotsOut.length; i++) sum = (Math.imul(sum, 31) + mech.slotsOut[i]!) | 0;
  for (let i = 0; i < mech.ammo.length; i++) sum = (Math.imul(sum, 2) + (mech.ammo[i]! > 0 ? 1 : 0)) | 0;
  return (Math.imul(sum, 31) + mech.jammed + Math.imul(mech.spent, 7)) & 0x7fffffff;
}
