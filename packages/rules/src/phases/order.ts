import type { Game } from '../game.ts';
import type { MechState } from '../state/mech-state.ts';

/** Whether a unit can be given orders in this phase. */
export function canAct(mech: MechState): boolean {
  return mech.status === 'active' && !mech.acted && !mech.shutdown && mech.pilot === 'awake';
}

/**
 * The order in which sides act. They alternate; a side with more units acts with several at a time, so that all
 * finish together: each pass takes from every side its units left divided by the passes left, rounded down.
 */
export function alternate(initiative: readonly number[], units: readonly number[]): number[] {
  const left = [...units];
  const order: number[] = [];
  let passes = Math.min(...left.filter(count => count > 0));
  for (; left.some(count => count > 0); passes--) {
    for (const side of initiative) {
      const acting = Math.floor(left[side]! / passes);
      for (let unit = 0; unit < acting; unit++) order.push(side);
      left[side]! -= acting;
    }
  }
  return order;
}

/** Order of the coming phase, counting the units that can act in it. */
export function phaseOrder(game: Game): number[] {
  const { state, match } = game;
  const units = new Array<number>(match.sides).fill(0);
  for (const mech of state.mechs) if (canAct({ ...mech, acted: false })) units[mech.side]!++;
  return alternate(state.initiative, units);
}

/** The side whose turn it is to give an order, or `undefined` when the phase has none left to give. */
export function sideToAct(game: Game): number | undefined {
  return game.state.order[game.state.acted];
}

/** Units that may be given the next order. */
export function unitsToAct(game: Game): MechState[] {
  const side = sideToAct(game);
  return game.state.mechs.filter(mech => mech.side === side && canAct(mech));
}
