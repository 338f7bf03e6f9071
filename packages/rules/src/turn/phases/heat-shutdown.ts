import { HEAT_SHUTDOWN, heatEffect } from '../../questions/heat/heat-scale.ts';
import { fallOnShutdown } from '../../resolution/piloting/shutdown-roll.ts';
import type { HeatRoll } from '../../vocabulary/events/heat-events.ts';
import { IMPOSSIBLE } from '../../vocabulary/explain/modifiers.ts';
import { announce, emit, type Game } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';

/** A hot reactor may stop; one that has stopped may start again, and is then left alone for the turn. */
export function checkReactor(game: Game, mech: MechState): void {
  const need = heatEffect(HEAT_SHUTDOWN, mech.heat);
  if (mech.shutdown) {
    if (!mech.shutdownByChoice && canRestart(game, mech, need)) emit(game, { type: 'StartedUp', unit: mech.id });
  } else if (need > 0 && !staysUp(game, mech, need)) {
    fallOnShutdown(game, mech);
    if (mech.status === 'active') emit(game, { type: 'ShutDown', unit: mech.id, byChoice: false });
  }
}

/** By itself once it is cool, on a roll while it is hot, and not at all at the top of the scale. */
function canRestart(game: Game, mech: MechState, need: number): boolean {
  if (need === 0) return true;
  return mech.pilot === 'awake' && need < IMPOSSIBLE && rollAgainstHeat(game, mech, 'restart', need);
}

/** Somebody must be awake to override the shutdown. */
function staysUp(game: Game, mech: MechState, need: number): boolean {
  return mech.pilot === 'awake' && need < IMPOSSIBLE && rollAgainstHeat(game, mech, 'shutdown', need);
}

export function rollAgainstHeat(game: Game, mech: MechState, about: HeatRoll, need: number): boolean {
  const roll = game.dice.twoD6(about, need);
  const passed = roll >= need;
  announce(game, { type: 'HeatRolled', unit: mech.id, about, need, roll, passed });
  return passed;
}
