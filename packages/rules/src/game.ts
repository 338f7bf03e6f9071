import { type Board, withHex } from '@hexfall/hex';
import type { DiceRoller } from './dice/roller.ts';
import { apply } from './events/apply.ts';
import type { EventSink, GameEvent } from './events/events.ts';
import type { Rules } from './profile/compile.ts';
import type { Arrival } from './setup/arrival.ts';
import type { Withdrawal } from './setup/withdrawal.ts';
import type { GameState } from './state/game-state.ts';
import type { MechSpec } from './state/mech-spec.ts';
import type { MechId, MechState } from './state/mech-state.ts';

/** What stays the same from the first turn to the last. */
export interface Match {
  readonly rules: Rules;
  readonly specs: readonly MechSpec[];
  /** The board as the game began. */
  readonly board: Board;
  readonly sides: number;
  /** The game ends in a draw after this many turns. */
  readonly turnLimit: number;
  /** By unit: when and where it comes, or `undefined` for one that is there from the beginning. */
  readonly arrivals: readonly (Arrival | undefined)[];
  /** How units leave the board, if they do. */
  readonly withdrawal: Withdrawal | undefined;
}

/** A game under way: the match, its state, and where dice come from and events go. */
export interface Game {
  readonly match: Match;
  readonly rules: Rules;
  readonly state: GameState;
  readonly dice: DiceRoller;
  readonly sink: EventSink;
  /** Board of the last look, kept until the terrain changes. */
  board: Board;
}

export function createGameOn(match: Match, state: GameState, dice: DiceRoller, sink: EventSink): Game {
  return { match, rules: match.rules, state, dice, sink, board: match.board };
}

/** States a fact: the state takes it in, then the sink is told. */
export function emit(game: Game, event: GameEvent): void {
  apply(game.state, event);
  game.sink.push(event);
}

export function mechOf(game: Game, unit: MechId): MechState {
  return game.state.mechs[unit]!;
}

export function specOf(game: Game, mech: MechState): MechSpec {
  return game.match.specs[mech.spec]!;
}

/** The board as it is now: the match's board with every change of terrain so far. */
export function boardOf(game: Game): Board {
  const changes = game.state.terrainChanges;
  // A board may have been changed before the game began.
  if (game.board.changes.length !== game.match.board.changes.length + changes.length) {
    game.board = changes.reduce((board, { hex, content }) => withHex(board, hex, content), game.match.board);
  }
  return game.board;
}

/** A sink that forgets: for batches, where only the final state matters. */
export const NO_SINK: EventSink = { push: () => undefined };
