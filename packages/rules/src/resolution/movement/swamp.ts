import { pilotingNumber } from '../../questions/piloting/target-number.ts';
import { IMPOSSIBLE } from '../../vocabulary/explain/modifiers.ts';
import { emit, type Game } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { rollPiloting } from '../piloting/footing.ts';

/** A unit that enters a swamp must get through; it does not fall when it fails, it is stuck. */
export function bogsDown(game: Game, mech: MechState): boolean {
  if (mech.prone || getsThrough(game, mech)) return false;
  emit(game, { type: 'Bogged', unit: mech.id, stuck: true });
  return true;
}

/** The roll against the swamp; none for a unit that has no chance. */
export function getsThrough(game: Game, mech: MechState): boolean {
  const need = pilotingNumber(game, mech, 'swamp', 0);
  return need < IMPOSSIBLE && rollPiloting(game, mech, 'swamp', need, 'swamp');
}
