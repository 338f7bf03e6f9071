import { applyEntry, openReplay, type Replay, type ReplayError, type ReplayHeader } from '@hexfall/protocol';
import {
  type Command,
  cloneState,
  createGameOn,
  fail,
  formatState,
  type Game,
  type GameEvent,
  type GameState,
  NO_SINK,
  type Outcome,
  type Phase,
  type Result,
  SeededDice,
  succeed,
} from '@hexfall/rules';
import type { Opening } from '../batch/opening.ts';
import { type DicePast, retraceDice } from './retrace-dice.ts';

/** A part of a game that follows from one order; the first part, before any order, begins the first turn. */
export interface Part {
  /** How many events came before it. */
  readonly events: number;
  /** Turn and phase in which its order was given. */
  readonly turn: number;
  readonly phase: Phase;
  /** `undefined` for the first part. */
  readonly order: Command | undefined;
}

/** Parts between two copies of the state that are kept: any other state is a few events away from one of them. */
const PARTS_PER_COPY = 16;

/**
 * A game that was played, or is under way, from which other games can be played on at any moment.
 *
 * @example
 * ```ts
 * import { readReplay } from '@hexfall/protocol';
 * import { Course } from '@hexfall/sim';
 * import { quietReplay } from './table.mjs';
 *
 * const replay = readReplay(quietReplay());
 * const course = replay.ok && Course.of(replay.value);
 * course && course.ok && course.value.outcome; // => { kind: 'draw' }
 * ```
 */
export class Course {
  readonly header: ReplayHeader;
  readonly parts: readonly Part[];
  readonly events: readonly GameEvent[];
  /** Whether all dice rolls of the game are known, so that it can be played on even in the middle of an order. */
  readonly isTraced: boolean;
  /** The game after its last event. */
  private readonly game: Game;
  private readonly copies: readonly GameState[];
  private readonly past: readonly DicePast[] | undefined;

  private constructor(replay: Replay, walk: Walk) {
    this.header = replay.header;
    this.parts = walk.parts;
    this.events = walk.events;
    this.game = walk.game;
    this.copies = walk.copies;
    this.past = retraceDice(replay, walk.parts, walk.events);
    this.isTraced = this.past !== undefined;
  }

  /** Reads the course of a game from its replay, which need not be complete. */
  static of(replay: Replay): Result<Course, ReplayError> {
    const walk = walkReplay(replay);
    return 'message' in walk ? fail(walk) : succeed(new Course(replay, walk));
  }

  get outcome(): Outcome {
    return this.game.state.outcome;
  }

  /** Whether a player is to give the next order after the last event. */
  get isUnderWay(): boolean {
    return this.game.state.phase !== 'over';
  }

  /** Returns the number of the last part that has begun after this many events; an order begins a part when it is given. */
  partAt(events: number): number {
    let [low, high] = [0, this.parts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.parts[middle]!.events < events) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** Whether a player is to give an order after this many events. */
  isDecision(events: number): boolean {
    return this.decisionAfter(events) === events;
  }

  /** Returns the first moment, at or after this many events, at which a player is to give an order; `undefined` if there is none. */
  decisionAfter(events: number): number | undefined {
    const next = this.parts.find(part => part.order !== undefined && part.events >= events);
    if (next !== undefined) return next.events;
    return this.isUnderWay && events <= this.events.length ? this.events.length : undefined;
  }

  /** Returns the order that was given after this many events, if one was. */
  orderAt(events: number): Command | undefined {
    return this.parts.find(part => part.order !== undefined && part.events === events)?.order;
  }

  /** Returns a copy of the game after this many events. Its dice have no meaning. */
  gameAt(events: number): Game {
    const copy = Math.floor(this.partAt(events) / PARTS_PER_COPY);
    const state = cloneState(this.copies[copy]!);
    const game = createGameOn(this.game.match, state, new SeededDice(state.dice), NO_SINK);
    for (let at = this.parts[copy * PARTS_PER_COPY]!.events; at < events; at++) {
      const error = applyEntry(game, { line: at, event: this.events[at]! });
      if (error !== undefined) throw new Error(error.message);
    }
    return game;
  }

  /**
   * Returns where games begin that are played on after this many events. In the middle of an order, what has happened stays and all later
   * dice are rolled anew; if it is not known how the dice fell, games begin with the next decision. Returns `undefined` if the game is over
   * by then.
   */
  openingAt(events: number): { readonly events: number; readonly opening: Opening } | undefined {
    const decision = this.decisionAfter(events);
    if (decision === events || this.past === undefined) {
      if (decision === undefined) return undefined;
      return {
        events: decision,
        opening: { kind: 'decision', state: formatState(this.gameAt(decision).state), orders: [] },
      };
    }
    if (events >= this.events.length) return undefined;
    const part = this.partAt(events);
    const { order, events: start } = this.parts[part]!;
    const { state } = this.gameAt(start);
    const { words, rolls } = this.past[part]!;
    state.dice.set(words);
    const made = events === start ? 0 : rolls[events - start - 1]!;
    return { events, opening: { kind: 'midway', state: formatState(state), order: order ?? null, rolls: made } };
  }
}

interface Walk {
  readonly parts: readonly Part[];
  readonly events: readonly GameEvent[];
  readonly copies: readonly GameState[];
  readonly game: Game;
}

function walkReplay({ header, entries }: Replay): Walk | ReplayError {
  const game = openReplay(header);
  const parts: Part[] = [];
  const events: GameEvent[] = [];
  const copies: GameState[] = [];
  const begin = (order: Command | undefined): void => {
    if (parts.length % PARTS_PER_COPY === 0) copies.push(cloneState(game.state));
    parts.push({ events: events.length, turn: game.state.turn, phase: game.state.phase, order });
  };
  begin(undefined);
  for (const entry of entries) {
    if (entry.event === undefined) {
      begin(entry.command);
      continue;
    }
    const error = applyEntry(game, entry);
    if (error !== undefined) return error;
    events.push(entry.event);
  }
  return { parts, events, copies, game };
}
