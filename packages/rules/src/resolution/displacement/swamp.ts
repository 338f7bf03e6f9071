import { emit } from '../../vocabulary/game/emit.ts';
import type { Game } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { rollPiloting } from '../piloting/psr.ts';

/**
 * Rolls for a unit that has come into a swamp, on its own feet or not. Returns whether it gets through; if not, it is stuck, but does not
 * fall. A prone unit does not sink in and needs no roll.
 */
export function getThroughSwamp(game: Game, mech: MechState): boolean {
  if (mech.prone || rollThroughSwamp(game, mech)) return true;
  emit(game, { type: 'Bogged', unit: mech.id, stuck: true });
  return false;
}

/** Rolls to get through a swamp, and returns whether the roll succeeds. A unit that has no chance makes no roll. */
export function rollThroughSwamp(game: Game, mech: MechState): boolean {
  return rollPiloting(game, mech, { reason: 'swamp', modifier: 0 }, 'swamp');
}
