import {
  cloneState,
  createGameOn,
  type EventSink,
  type Game,
  NO_SINK,
  nextInt32,
  type RngState,
  SeededDice,
} from '@hexfall/rules';

/**
 * Returns a copy of the game in its current state, in which a player can examine and try orders. Its dice are seeded from `rngState`, since
 * no player may know how the real dice will fall.
 *
 * @example
 * ```ts
 * import { createBot, viewOf } from '@hexfall/bots';
 * import { act } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * const copy = viewOf(game, Int32Array.of(1, 2, 3, 4));
 * act(copy, createBot('charger', Int32Array.of(5, 6, 7, 8)).choose(copy)).ok; // => true
 * game.state.mechs.some(mech => mech.acted); // => false
 * ```
 */
export function viewOf(game: Game, rngState: RngState, sink: EventSink = NO_SINK): Game {
  const state = cloneState(game.state);
  for (let i = 0; i < state.dice.length; i++) state.dice[i] = nextInt32(rngState);
  const copy = createGameOn(game.match, state, new SeededDice(state.dice), sink);
  // Sharing the current board avoids deriving it again for every copy.
  copy.board = game.board;
  copy.changesSeen = game.changesSeen;
  return copy;
}
