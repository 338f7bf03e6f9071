import {
  act,
  cloneState,
  type Command,
  createGame,
  createGameOn,
  type DiceRoller,
  type EventSink,
  type Game,
  type GameEvent,
  type GameSetup,
  type GameState,
  type InputError,
  type Refusal,
  type Result,
  ScriptedDice,
  type ScriptedRoll,
  SeededDice,
  startGame,
  succeed,
} from '@hexfall/rules';
import { createHeader } from '../replay/header.ts';
import { writeReplay } from '../replay/recorder.ts';
import type { ReplayEntry } from '../replay/replay.ts';
import { RpcError } from './errors.ts';

/** An order, and how many events had happened before it. */
interface GivenOrder {
  readonly after: number;
  readonly command: Command;
}

interface Beginning {
  readonly setup: GameSetup;
  readonly script: readonly ScriptedRoll[] | undefined;
}

/** One game of the engine, with everything that has happened in it. */
export class GameSession {
  readonly events: GameEvent[];
  private readonly orders: GivenOrder[];
  private readonly beginning: Beginning;
  private current: Game;

  private constructor(beginning: Beginning, game: Game, events: GameEvent[], orders: GivenOrder[]) {
    this.beginning = beginning;
    this.current = game;
    this.events = events;
    this.orders = orders;
  }

  /** Sets a game up and begins its first turn. */
  static begin(setup: GameSetup, script?: readonly ScriptedRoll[]): Result<GameSession, InputError> {
    const events: GameEvent[] = [];
    const created = createGame(setup, explaining(events), script === undefined ? undefined : scripted(script));
    if (!created.ok) return created;
    const session = new GameSession({ setup, script }, created.value, events, []);
    session.guard(() => startGame(created.value));
    return succeed(session);
  }

  /** A game that is under way elsewhere: what happened before is not known here. */
  static join(setup: GameSetup, game: Game): GameSession {
    const events: GameEvent[] = [];
    const { match, state } = game;
    return new GameSession({ setup, script: undefined }, resume({ match, state, dice: undefined }, events), events, []);
  }

  get setup(): GameSetup {
    return this.beginning.setup;
  }

  get game(): Game {
    return this.current;
  }

  /** Gives an order. Whatever goes wrong, the game is as before. */
  act(command: Command): Result<void, Refusal> {
    this.orders.push({ after: this.events.length, command });
    const result = this.guard(() => act(this.current, command));
    if (!result.ok) this.orders.pop();
    return result;
  }

  /** The same game once more, to be played on in another way. */
  clone(): GameSession {
    const events = this.events.slice();
    const { match, state, dice } = this.current;
    const copy = resume({ match, state: cloneState(state), dice: restOf(dice) }, events);
    return new GameSession(this.beginning, copy, events, this.orders.slice());
  }

  replay(): string {
    const { setup, script } = this.beginning;
    const entries: ReplayEntry[] = [];
    let done = 0;
    const addEvents = (upTo: number): void => {
      for (; done < upTo; done++) entries.push({ line: 0, event: this.events[done]! });
    };
    for (const { after, command } of this.orders) {
      addEvents(after);
      entries.push({ line: 0, command });
    }
    addEvents(this.events.length);
    return writeReplay({ header: createHeader(setup, script), entries });
  }

  /** Scripted dice throw when they do not fit, in the middle of an action: what was done of it is undone. */
  private guard<T>(step: () => T): T {
    const { match, state, dice } = this.current;
    const before = { match, state: cloneState(state), dice: restOf(dice) };
    const [events, orders] = [this.events.length, this.orders.length];
    try {
      return step();
    } catch (error) {
      this.events.length = events;
      this.orders.length = Math.max(0, orders - 1);
      this.current = resume(before, this.events);
      if (before.dice === undefined) throw error;
      throw new RpcError('diceMismatch', error instanceof Error ? error.message : 'the dice do not fit');
    }
  }
}

interface Snapshot {
  readonly match: Game['match'];
  readonly state: GameState;
  /** Rolls that are left of a script; `undefined` for seeded dice, whose words are part of the state. */
  readonly dice: readonly ScriptedRoll[] | undefined;
}

function resume({ match, state, dice }: Snapshot, events: GameEvent[]): Game {
  return createGameOn(
    match,
    state,
    dice === undefined ? new SeededDice(state.dice) : scripted(dice),
    explaining(events),
  );
}

function restOf(dice: DiceRoller): readonly ScriptedRoll[] | undefined {
  return dice instanceof ScriptedDice ? dice.unused : undefined;
}

function scripted(rolls: readonly ScriptedRoll[]): ScriptedDice {
  const dice = new ScriptedDice();
  for (const { tag, value } of rolls) dice.add(tag, value);
  return dice;
}

/** A sink that collects events which say how their numbers came about. */
function explaining(events: GameEvent[]): EventSink {
  return { push: event => events.push(event), explains: true };
}
