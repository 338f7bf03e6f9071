import {
  cloneState,
  type Command,
  type DiceWords,
  enemiesOf,
  type Game,
  type MechState,
  unitsToAct,
} from '@hexfall/rules';
import { tacticianFire } from '../tactician/fire.ts';
import { tacticianMove } from '../tactician/move.ts';
import type { Arsenal } from '../tactician/situation.ts';

/** What changes in a copy of the position, so that the tactician sees it in another light. */
type Light = (mech: MechState, copy: Game) => void;

/** Turns after which the tactician takes every risk. */
const LATE = 40;
/** Heat that is put aside or wished for. */
const SOME_HEAT = 5;

const bold: Light = (_mech, copy) => {
  copy.state.turn += LATE;
};
const cool: Light = mech => {
  mech.heat += SOME_HEAT;
};
const hot: Light = mech => {
  mech.heat = Math.max(0, mech.heat - SOME_HEAT);
};

/** Only one enemy is in sight of the mind. */
function against(enemy: number): Light {
  return (mech, copy) => {
    for (const other of enemiesOf(copy, mech)) if (other.id !== enemy) other.status = 'destroyed';
  };
}

/**
 * Orders worth a closer look, the tactician's own first: its moves for each unit that could go next, then what it would
 * do if it were bolder, or had only one of the enemies before it.
 */
export function* moveCandidates(game: Game, arsenal: Arsenal, words: DiceWords): Generator<Command> {
  const units = unitsToAct(game);
  for (const mech of units) yield tacticianMove(game, mech, arsenal, words);
  for (const mech of units) {
    for (const light of [bold, ...enemiesOf(game, mech).map(({ id }) => against(id))]) {
      const copy = copyOf(game);
      const twin = copy.state.mechs[mech.id]!;
      light(twin, copy);
      yield tacticianMove(copy, twin, arsenal, words);
    }
  }
}

/** The tactician's volley first, then its volleys at each enemy alone, and such that leave the unit cooler or hotter. */
export function* fireCandidates(game: Game): Generator<Command> {
  const mech = unitsToAct(game)[0]!;
  yield tacticianFire(game, mech);
  for (const light of [...enemiesOf(game, mech).map(({ id }) => against(id)), cool, hot]) {
    const copy = copyOf(game);
    const twin = copy.state.mechs[mech.id]!;
    light(twin, copy);
    yield tacticianFire(copy, twin);
  }
}

function copyOf(game: Game): Game {
  return { ...game, state: cloneState(game.state) };
}
