import { divideDown } from '../../basics/integers.ts';
import { canAct } from '../../questions/unit/condition.ts';
import { interferencePart } from '../../questions/unit/interference.ts';
import type { Game } from '../../vocabulary/game/game.ts';
import { isRam } from '../../vocabulary/state/attacks.ts';
import type { Phase } from '../../vocabulary/state/game-state.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { isDue } from './deployment.ts';

/**
 * Returns the side whose turn it is to give an order, or `undefined` when none is left to give in the phase.
 *
 * @example
 * ```ts
 * import { sideToAct } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * sideToAct(game); // => 0
 * ```
 */
export function sideToAct(game: Game): number | undefined {
  return game.state.order[game.state.acted];
}

/**
 * Returns the units that may be given the next order.
 *
 * @example
 * ```ts
 * import { unitsToAct } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * unitsToAct(game).map(mech => mech.id); // => [0]
 * ```
 */
export function unitsToAct(game: Game): MechState[] {
  const side = sideToAct(game);
  return game.state.mechs.filter(mech => mech.side === side && mayAct(game, mech));
}

/** Returns the order of the coming phase, counting the units that can act in it. */
export function phaseOrder(game: Game, phase: Phase): number[] {
  const { state, match } = game;
  const units: number[] = [];
  for (let side = 0; side < match.sides; side++) units.push(0);
  for (const mech of state.mechs) if (takesPart(game, mech, phase)) units[mech.side]!++;
  return alternate(state.initiative, units);
}

/**
 * Returns the order in which sides act. They alternate; a side with more units acts with several at a time, so that all
 * finish together: in each pass, every side acts with its units left divided by the passes left, rounded down.
 */
export function alternate(initiative: readonly number[], units: readonly number[]): number[] {
  const left = [...units];
  const order: number[] = [];
  // The last pass takes all units that are left, so there are as many passes as the smallest side has units.
  for (let passes = smallestSide(units); passes > 0; passes--) {
    for (const side of initiative) {
      const acting = divideDown(left[side]!, passes);
      for (let unit = 0; unit < acting; unit++) order.push(side);
      left[side]! -= acting;
    }
  }
  return order;
}

function smallestSide(units: readonly number[]): number {
  let fewest = 0;
  for (const count of units) if (count > 0 && (fewest === 0 || count < fewest)) fewest = count;
  return fewest;
}

/** Whether a unit can still be given an order in this phase. */
export function mayAct(game: Game, mech: MechState): boolean {
  return !mech.acted && takesPart(game, mech, game.state.phase);
}

/** Whether a unit is given orders in a phase. */
function takesPart(game: Game, mech: MechState, phase: Phase): boolean {
  if (phase === 'deployment') return isDue(game, mech);
  return (canAct(mech) || canStartUp(mech, phase)) && !isCommitted(game, mech);
}

/**
 * Whether a unit that was shut down by order can be ordered to start up again, which is possible only in the movement
 * phase.
 */
export function canStartUp(mech: MechState, phase: Phase): boolean {
  if (interferencePart(mech, 'heldDown') > 0) return false;
  return phase === 'movement' && mech.status === 'active' && mech.shutdownByChoice && mech.pilot === 'awake';
}

/**
 * Whether a unit does nothing else between its move and the end of the turn, because it charges, comes down on an enemy
 * or clears its jammed weapons.
 */
export function isCommitted(game: Game, mech: MechState): boolean {
  if (mech.unjamming) return true;
  for (const attack of game.state.attacks) if (isRam(attack) && attack.attacker === mech.id) return true;
  return false;
}
