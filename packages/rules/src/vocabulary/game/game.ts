import { type Board, withHex } from '@hexfall/hex';
import type { Result } from '../../basics/result.ts';
import type { Command, Refusal } from '../commands/command.ts';
import type { DiceRoller } from '../dice/roller.ts';
import type { EventSink } from '../events/events.ts';
import type { Modifier } from '../explain/modifiers.ts';
import type { Rules } from '../profile/compile.ts';
import type { MechSpec } from '../spec/mech-spec.ts';
import type { GameState } from '../state/game-state.ts';
import type { MechId, MechState } from '../state/mech-state.ts';
import type { Match } from './match.ts';

/**
 * An order that was checked, with the function that carries it out. It is valid for one game only, not for a copy of
 * it.
 */
interface Decision {
  readonly game: Game;
  readonly command: Command;
  readonly carryOut: Result<() => void, Refusal>;
}

/** A game in progress: the match, its state, its dice, and the sink for its events. */
export interface Game {
  readonly match: Match;
  /** Shortcuts to frequently read fields of the match and of the state. */
  readonly rules: Rules;
  readonly specs: readonly MechSpec[];
  readonly mechs: readonly MechState[];
  readonly state: GameState;
  readonly dice: DiceRoller;
  readonly sink: EventSink;
  /** Whether the sink wants rolls to explain how their numbers are made up. */
  readonly explains: boolean;
  /** The last order that was found legal, which need not be checked again; it holds until an order is carried out. */
  decision: Decision | undefined;
  /** The board when it was last asked for, and how many changes of the terrain it includes. */
  board: Board;
  changesSeen: number;
  /** By hex of that board: the modifier of its ground for piloting rolls; `undefined` until it is first needed. */
  groundModifiers: Int8Array | undefined;
}

/**
 * Creates a game on a given state, with its own dice and sink, as for trying something out on a copy.
 *
 * @example
 * ```ts
 * import { act, cloneState, createGameOn, NO_SINK, ScriptedDice } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * const trial = createGameOn(game.match, cloneState(game.state), new ScriptedDice(), NO_SINK);
 * act(trial, { type: 'stay', unit: 0 });
 * [game.state.acted, trial.state.acted]; // => [0, 1]
 * ```
 */
export function createGameOn(match: Match, state: GameState, dice: DiceRoller, sink: EventSink): Game {
  const { rules, specs, board } = match;
  const explains = sink.explains === true;
  return {
    match,
    rules,
    specs,
    mechs: state.mechs,
    state,
    dice,
    sink,
    explains,
    decision: undefined,
    board,
    changesSeen: 0,
    groundModifiers: undefined,
  };
}

/** Returns a list to note modifiers in, if the sink of the game asks for explanations. */
export function explanationFor(game: Game): Modifier[] | undefined {
  return game.explains ? [] : undefined;
}

/**
 * Returns the state of a unit, by its number.
 *
 * @example
 * ```ts
 * import { mechOf } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * mechOf(game, 1).facing; // => 3
 * ```
 */
export function mechOf(game: Game, unit: MechId): MechState {
  return game.mechs[unit]!;
}

/**
 * Returns the record sheet of a unit.
 *
 * @example
 * ```ts
 * import { mechOf, specOf } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * specOf(game, mechOf(game, 1)).name; // => 'Wolverine WVR-6R'
 * ```
 */
export function specOf(game: Game, mech: MechState): MechSpec {
  return game.specs[mech.spec]!;
}

/**
 * Returns the board as it is now: the match's board with every change of terrain so far.
 *
 * @example
 * ```ts
 * import { boardOf } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * boardOf(game).grid.size; // => 81
 * ```
 */
export function boardOf(game: Game): Board {
  return game.changesSeen === game.state.terrainChanges.length ? game.board : takeInChanges(game);
}

function takeInChanges(game: Game): Board {
  const changes = game.state.terrainChanges;
  game.groundModifiers = undefined;
  if (changes.length < game.changesSeen) {
    game.board = game.match.board;
    game.changesSeen = 0;
  }
  for (; game.changesSeen < changes.length; game.changesSeen++) {
    const { hex, content } = changes[game.changesSeen]!;
    game.board = withHex(game.board, hex, content);
  }
  return game.board;
}

/** A sink that keeps nothing, for batches in which only the final state matters. */
export const NO_SINK: EventSink = { push: () => undefined };
