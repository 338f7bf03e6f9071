import { interferenceAfterTurn } from '../../questions/unit/interference.ts';
import { dischargedAfterTurn } from '../../questions/weapons/discharge.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import type { Game } from '../../vocabulary/game/game.ts';
import { NO_STEPS, type Step } from '../../vocabulary/game/step.ts';
import type { GearCounter } from '../../vocabulary/state/gear-counters.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';

/** Whether electric weapons still affect a unit, or it has fired one. */
export function isElectrified({ interference, discharged }: MechState): boolean {
  return interference !== 0 || discharged !== 0;
}

/** Lets the effects of shocks wear off by a turn, and brings pulse weapons a turn nearer to their next shot. */
export function settleInterference(game: Game, mech: MechState): readonly Step[] {
  setCounter(game, mech, 'interference', interferenceAfterTurn(mech));
  setCounter(game, mech, 'discharged', dischargedAfterTurn(mech));
  return NO_STEPS;
}

function setCounter(game: Game, mech: MechState, counter: GearCounter, value: number): void {
  if (mech[counter] !== value) emit(game, { type: 'CounterSet', unit: mech.id, counter, value });
}
