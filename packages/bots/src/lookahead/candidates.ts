import { type Command, type Game, type RngState, unitsToAct } from '@hexfall/rules';
import { rankedMoves } from '../tactician/move.ts';
import type { RankedMove } from '../tactician/move-search.ts';

/** How many moves of each unit are worth trying. */
const MOVES_PER_UNIT = 48;

/**
 * Returns the moves worth trying: the best move of each unit that could go next, by the score of the tactician, then the second best of
 * each and so on. The moves of a unit that differ from a better one only in their final facing come after its other moves.
 */
export function moveCandidates(game: Game, rngState: RngState): RankedMove[] {
  const lists = unitsToAct(game).map(mech => placesFirst(rankedMoves(game, mech, rngState, MOVES_PER_UNIT)));
  const longest = Math.max(...lists.map(({ length }) => length));
  const ranks = Array.from({ length: longest }, (_, rank) => lists.map(list => list[rank]));
  return ranks.flat().filter(move => move !== undefined);
}

function placesFirst(moves: readonly RankedMove[]): RankedMove[] {
  const seen = new Set<string>();
  const isNew = moves.map(({ command }) => {
    const place = placeOf(command);
    const unseen = !seen.has(place);
    seen.add(place);
    return unseen;
  });
  return [...moves.filter((_, i) => isNew[i]), ...moves.filter((_, i) => !isNew[i])];
}

/** Returns a text that is the same for moves that differ only in their last turns. */
function placeOf(command: Command): string {
  if (command.type === 'jump') return `jump ${command.to}`;
  if (command.type !== 'move') return command.type;
  const last = command.steps.findLastIndex(step => step !== 'left' && step !== 'right');
  return JSON.stringify(command.steps.slice(0, last + 1));
}
