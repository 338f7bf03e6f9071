import {
  act,
  type Command,
  cloneState,
  createGame,
  createGameOn,
  type DiceRoller,
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
import { createExplainingSink, createScriptedDice } from '../game-parts.ts';
import { createHeader } from '../replay/header.ts';
import { writeReplay } from '../replay/recorder.ts';
import type { ReplayEntry } from '../replay/replay.ts';
import { RpcError } from './errors.ts';

/** An order, and how many events had happened before it. */
interface GivenOrder {
  readonly after: number;
  readonly command: Command;
}

/** What a game began with, and the rolls that were added to its script since. */
interface Beginning {
  readonly setup: GameSetup;
  readonly script: readonly ScriptedRoll[] | undefined;
}

/** A game of the engine, with its orders and events. */
export class GameSession {
  readonly events: GameEvent[];
  private readonly orders: GivenOrder[];
  private beginning: Beginning;
  private current: Game;

  private constructor(beginning: Beginning, game: Game, events: GameEvent[], orders: GivenOrder[]) {
    this.beginning = beginning;
    this.current = game;
    this.events = events;
    this.orders = orders;
  }

  /** Creates a game and begins its first turn. `script` are its rolls, if its dice are scripted. */
  static begin(setup: GameSetup, script?: readonly ScriptedRoll[]): Result<GameSession, InputError> {
    const events: GameEvent[] = [];
    const created = createGame(
      setup,
      createExplainingSink(events),
      script === undefined ? undefined : createScriptedDice(script),
    );
    if (!created.ok) return created;
    const session = new GameSession({ setup, script }, created.value, events, []);
    session.runOrUndo(() => startGame(created.value));
    return succeed(session);
  }

  /** Continues a game that was begun elsewhere. Its earlier events are not known. */
  static join(setup: GameSetup, game: Game): GameSession {
    const events: GameEvent[] = [];
    const { match, state } = game;
    return new GameSession({ setup, script: undefined }, resume({ match, state, dice: undefined }, events), events, []);
  }

  get setup(): GameSetup {
    return this.beginning.setup;
  }

  /** All rolls of its script, those already made included; `undefined` for a game whose dice are not scripted. */
  get script(): readonly ScriptedRoll[] | undefined {
    return this.beginning.script;
  }

  get game(): Game {
    return this.current;
  }

  /** Gives an order. If it is refused or fails, the game does not change. */
  act(command: Command): Result<void, Refusal> {
    const after = this.events.length;
    const result = this.runOrUndo(() => act(this.current, command));
    if (result.ok) this.orders.push({ after, command });
    return result;
  }

  /** Adds rolls to the end of the script. Returns how many are still to come. */
  addRolls(rolls: readonly ScriptedRoll[]): number {
    const { setup, script = [] } = this.beginning;
    const { dice } = this.current;
    if (!(dice instanceof ScriptedDice)) return 0;
    for (const { tag, value } of rolls) dice.add(tag, value);
    // A new list: copies of the game have the old one.
    this.beginning = { setup, script: [...script, ...rolls] };
    return dice.unused.length;
  }

  /** Returns a copy of the game, including its dice, that can be continued in another way. */
  clone(): GameSession {
    const events = this.events.slice();
    const { match, state, dice } = this.current;
    const copy = resume({ match, state: cloneState(state), dice: unusedRolls(dice) }, events);
    return new GameSession(this.beginning, copy, events, this.orders.slice());
  }

  /** Returns the game so far as the text of a replay file. */
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

  /** Runs a step of the game, and undoes it if it throws. Scripted dice throw if they do not have the roll that is asked for. */
  private runOrUndo<T>(step: () => T): T {
    const { match, state, dice } = this.current;
    const before = { match, state: cloneState(state), dice: unusedRolls(dice) };
    const events = this.events.length;
    try {
      return step();
    } catch (error) {
      this.events.length = events;
      this.current = resume(before, this.events);
      if (before.dice === undefined) throw error;
      throw new RpcError(
        'diceMismatch',
        error instanceof Error ? error.message : 'the scripted dice do not have the roll that the rules ask for',
      );
    }
  }
}

/** A game that can be continued from here. */
interface Snapshot {
  readonly match: Game['match'];
  readonly state: GameState;
  /** Rolls of a script that are still to come; `undefined` for seeded dice, whose state is part of the game's. */
  readonly dice: readonly ScriptedRoll[] | undefined;
}

function resume({ match, state, dice }: Snapshot, events: GameEvent[]): Game {
  return createGameOn(
    match,
    state,
    dice === undefined ? new SeededDice(state.dice) : createScriptedDice(dice),
    createExplainingSink(events),
  );
}

function unusedRolls(dice: DiceRoller): readonly ScriptedRoll[] | undefined {
  return dice instanceof ScriptedDice ? dice.unused : undefined;
}
