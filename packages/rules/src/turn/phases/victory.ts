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
  const left = game.state.mechs.filter(({ status }) => status === 'active' || status === 'undeployed');
  const sides = new Set(left.map(mech => mech.side));
  const [survivor] = sides;
  if (survivor === undefined) return { kind: 'draw' };
  if (sides.size === 1 && game.match.sides > 1) return { kind: 'win', side: survivor };
  return game.state.turn >= game.match.turnLimit ? { kind: 'draw' } : { kind: 'undecided' };
}
