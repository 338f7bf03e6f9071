import { halfDown, halfUp } from '../../basics/integers.ts';
import type { Game } from '../../vocabulary/game/game.ts';
import type { LocationId } from '../../vocabulary/spec/locations.ts';
import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { depthAt, isUnderWater } from '../board/spot.ts';
import { TSM_HEAT } from '../movement/movement-points.ts';

/** Returns half as much again, rounded to the nearest point, as for talons. */
export function halfAgain(damage: number): number {
  return (damage * 3 + 1) >> 1;
}

/** Returns the factor by which triple-strength myomer multiplies damage. It depends on the heat at the end of the last heat phase. */
export function tsmFactor(mech: MechState, spec: MechSpec): number {
  return spec.gear.tsm !== undefined && mech.heat >= TSM_HEAT ? 2 : 1;
}

/** The depth at which a standing BattleMech is below the surface. */
const DEEP = 2;

export function isInDeepWater(game: Game, mech: MechState): boolean {
  return depthAt(game, mech) >= DEEP;
}

/**
 * Returns the damage of a blow after the effect of water, which halves it. The requirement documents halve every attack of a unit in depth
 * 2 or more, rounding down; on the table it depends on the limb that strikes, and each attack has its own rounding.
 */
export function dampenedDamage(
  game: Game,
  attacker: MechState,
  { limb, damage }: { readonly limb: LocationId; readonly damage: number },
  tableRounding: 'up' | 'down',
): number {
  if (game.rules.underwaterMelee === 'attackerDepth2') {
    return isInDeepWater(game, attacker) ? halfDown(damage) : damage;
  }
  if (!isUnderWater(game, attacker, limb)) return damage;
  return tableRounding === 'up' ? halfUp(damage) : halfDown(damage);
}
