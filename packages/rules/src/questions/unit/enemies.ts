import { type Refusal, refusal } from '../../vocabulary/commands/command.ts';
import type { Game } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';

/** Returns the units of other sides that are in play. */
export function enemiesOf(game: Game, mech: MechState): MechState[] {
  return game.state.mechs.filter(other => isEnemyInPlay(mech, other));
}

/** Whether a unit that an order names as its target is an enemy in play. */
export function isEnemyInPlay(mech: MechState, target: MechState | undefined): target is MechState {
  return target?.status === 'active' && target.side !== mech.side;
}

export function noEnemy(path: string): Refusal {
  return refusal('noSuchTarget', path, 'is not an enemy in play');
}
