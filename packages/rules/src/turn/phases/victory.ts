import { emit } from '../../vocabulary/game/emit.ts';
import type { Game } from '../../vocabulary/game/game.ts';
import type { Outcome } from '../../vocabulary/state/game-state.ts';

/**
 * Ends the game if a turn has decided it: the last side with a unit in play, or still to come, wins; it is a draw if
 * there is no such side, or no time left. Units that have left the board count as gone.
 */
export function resolveVictory(game: Game): void {
  const outcome = findOutcome(game);
  if (outcome.kind !== 'undecided') emit(game, { type: 'GameEnded', outcome });
}

function findOutcome(game: Game): Outcome {
  let survivor: number | undefined;
  let isDecided = true;
  for (const { side, status } of game.state.mechs) {
    if (status !== 'active' && status !== 'undeployed') continue;
    if (survivor !== undefined && side !== survivor) isDecided = false;
    survivor = side;
  }
  if (survivor === undefined) return { kind: 'draw' };
  if (isDecided && game.match.sides > 1) return { kind: 'win', side: survivor };
  return game.state.turn >= game.match.turnLimit ? { kind: 'draw' } : { kind: 'undecided' };
}
