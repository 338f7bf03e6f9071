import {
  type Command,
  cloneState,
  enemiesOf,
  type Game,
  type MechState,
  type RngState,
  unitsToAct,
} from '@hexfall/rules';
import { tacticianMove } from '../tactician/move.ts';

/** Turns to skip so that the tactician takes every risk. */
const LATE = 40;

/**
 * Moves worth trying out: the tactician's move for each unit that could go next, then its moves without caution and against
 * each enemy alone.
 */
export function* moveCandidates(game: Game, rngState: RngState): Generator<Command> {
  const units = unitsToAct(game);
  for (const mech of units) yield tacticianMove(game, mech, rngState);
  for (const mech of units) {
    const variations = [withoutCaution(game), ...enemiesOf(game, mech).map(enemy => withOnly(game, mech, enemy))];
    for (const copy of variations) yield tacticianMove(copy, copy.state.mechs[mech.id]!, rngState);
  }
}

/** A copy of the game so late that the tactician takes every risk. */
function withoutCaution(game: Game): Game {
  const copy = copyOf(game);
  copy.state.turn += LATE;
  return copy;
}

/** A copy of the game in which all enemies of a unit but one are destroyed. */
function withOnly(game: Game, mech: MechState, enemy: MechState): Game {
  const copy = copyOf(game);
  for (const other of enemiesOf(copy, mech)) if (other.id !== enemy.id) other.status = 'destroyed';
  return copy;
}

function copyOf(game: Game): Game {
  return { ...game, state: cloneState(game.state) };
}
