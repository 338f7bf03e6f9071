import { hasBit } from '../../basics/integers.ts';
import { type Game, specOf } from '../../vocabulary/game/game.ts';
import { HD, LOCATION_COUNT, LT, RA, RT } from '../../vocabulary/spec/locations.ts';
import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import { countSlots } from '../../vocabulary/spec/slots.ts';
import type { WeaponType } from '../../vocabulary/spec/weapon-type.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { engineHits, gyroHits, hitsNow, isItemHit, isLocationGone } from '../unit/condition.ts';
import { loadOf } from '../weapons/ammunition.ts';
import { highestRate } from '../weapons/rate-of-fire.ts';

const CRIPPLING_WOUNDS = 4;

/**
 * Whether a unit is so badly damaged that under forced withdrawal it must leave: its pilot badly wounded, a side torso
 * lost, the engine, gyro or sensors struck, structure damaged in many places, or no weapons left that matter.
 */
export function isCrippled(game: Game, mech: MechState): boolean {
  const spec = specOf(game, mech);
  return (
    mech.pilotWounds >= CRIPPLING_WOUNDS ||
    isLocationGone(mech, LT) ||
    isLocationGone(mech, RT) ||
    isHeartStruck(mech, spec) ||
    isBlind(mech, spec) ||
    isTornOpen(mech, spec) ||
    isDisarmed(mech, spec)
  );
}

const CRIPPLING_ENGINE_HITS = 2;

/** Whether the engine has two hits, or the engine and the gyro one each. */
function isHeartStruck(mech: MechState, spec: MechSpec): boolean {
  const engine = engineHits(mech, spec);
  return engine >= CRIPPLING_ENGINE_HITS || (engine > 0 && gyroHits(mech, spec) > 0);
}

/** Whether every slot of the sensors has been struck. */
function isBlind(mech: MechState, spec: MechSpec): boolean {
  const slots = spec.masks.sensors.reduce((sum, mask) => sum + countSlots(mask), 0);
  return slots > 0 && hitsNow(mech, spec.masks.sensors) === slots;
}

const CRIPPLING_LIMBS = 3;
const CRIPPLING_TORSOS = 2;

/**
 * Whether structure is damaged in three limbs, or in two torsos; a torso that still has armor in front does not count.
 */
function isTornOpen(mech: MechState, spec: MechSpec): boolean {
  let limbs = 0;
  let torsos = 0;
  for (let location = HD + 1; location < LOCATION_COUNT; location++) {
    if (mech.structure[location]! >= spec.structure[location]!) continue;
    if (location >= RA) limbs++;
    else if (mech.armor[location] === 0) torsos++;
  }
  return limbs >= CRIPPLING_LIMBS || torsos >= CRIPPLING_TORSOS;
}

/** Whether a unit had weapons that matter, and has none of them left. */
function isDisarmed(mech: MechState, spec: MechSpec): boolean {
  const all = spec.weapons.map(({ type }) => type);
  const left = all.filter((_, index) => canFireAgain(mech, spec, index));
  return left.length < all.length && isFeeble(left) && !isFeeble(all);
}

/** Whether a weapon is intact, has something to fire, and is neither spent nor jammed for good. */
function canFireAgain(mech: MechState, spec: MechSpec, index: number): boolean {
  const weapon = spec.weapons[index]!;
  const jammed = hasBit(mech.jammed, index) && !weapon.type.traits.includes('rotary');
  if (jammed || hasBit(mech.spent, index) || isItemHit(mech, spec, 'weapon', index)) return false;
  return loadOf(mech, spec, weapon) !== undefined;
}

/** Weapons that together do no more damage than this, or of which none reaches farther than this, count as none. */
const FEEBLE_DAMAGE = 5;
const FEEBLE_RANGE = 5;

function isFeeble(weapons: readonly WeaponType[]): boolean {
  const damage = weapons.reduce((sum, type) => sum + maxDamage(type), 0);
  return damage <= FEEBLE_DAMAGE || weapons.every(({ ranges }) => ranges[2] <= FEEBLE_RANGE);
}

/** Returns the points of damage of a weapon if everything hits. */
function maxDamage(type: WeaponType): number {
  const { damage } = type;
  if (damage.kind === 'none' || type.traits.includes('antiMissile')) return 0;
  if (damage.kind === 'cluster') return damage.projectiles * damage.pointsEach;
  return highestRate(type) * (damage.kind === 'byRange' ? Math.max(...damage.points) : damage.points);
}
