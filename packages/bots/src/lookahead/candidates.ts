import {
  cloneState,
  type Command,
  type DiceWords,
  enemiesOf,
  type Game,
  type MechState,
  unitsToAct,
} from '@hexfall/rules';
import { tacticianMove } from '../tactician/move.ts';

/** Turns after which the tactician takes every risk. */
const LATE = 40;

/**
 * Moves worth a closer look, the tactician's own first: its moves for each unit that could go next, then what it would do
 * if it were bold, or had only one of the enemies before it.
 */
export function* moveCandidates(game: Game, words: DiceWords): Generator<Command> {
  const units = unitsToAct(game);
  for (const mech of units) yield tacticianMove(game, mech, words);
  for (const mech of units) {
    const lights = [boldly(game), ...enemiesOf(game, mech).map(enemy => against(game, mech, enemy))];
    for (const copy of lights) yield tacticianMove(copy, copy.state.mechs[mech.id]!, words);
  }
}

/** The game as it looks when there is no time left for caution. */
function boldly(game: Game): Game {
  const copy = copyOf(game);
  copy.state.turn += LATE;
  return copy;
}

/** The game as it looks to one who has eyes for a single enemy. */
function against(game: Game, mech: MechState, enemy: MechState): Game {
  const copy = copyOf(game);
  for (const other of enemiesOf(copy, mech)) if (other.id !== enemy.id) other.status = 'destroyed';
  return copy;
}

function copyOf(game: Game): Game {
  return { ...game, state: cloneState(game.state) };
}
