import { type Command, type Game, type GameSetup, type Refusal, refusalOf } from '@hexfall/rules';
import { z } from 'zod';
import { createEngineOn, type Engine } from './engine.ts';
import { describeSituation, GAME_METHODS } from './game-methods.ts';
import { ENGINE_LIMITS } from './limits.ts';
import { defineMethod, type Method } from './method.ts';
import { METHODS } from './methods.ts';
import { parseOrder, refusedOrder } from './orders.ts';
import { GameSession } from './session.ts';
import { GameStore } from './store.ts';

/** How many games a player may have open: the one that is played, and copies to try orders on. */
const MAX_GAMES = 20;

/** The games of one player: the one that is played elsewhere, and copies of it. */
class PlayerStore extends GameStore {
  /** The game in which an order is due. */
  dueGame = '';
  /** The order that the player has given for it. */
  order: Command | undefined;
  /** Why the player has given up, if it has. */
  resignation: string | undefined;
  /** Why orders were refused since it was told that one is due. */
  refusals: string[] = [];

  /** Replaces all games by the one in which an order is due, and returns its name. */
  replaceGames(session: GameSession): string {
    for (const [id] of this.list()) this.remove(id);
    this.work.cancelAll();
    this.order = undefined;
    this.refusals = [];
    this.dueGame = this.add(session);
    return this.dueGame;
  }
}

const actSchema = z.strictObject({ game: z.string().max(40), command: z.unknown() });

/** In the game itself, an order is kept, to be carried out elsewhere with the real dice. In a copy it is carried out at once. */
const actMethod: Method = defineMethod({
  summary: 'Gives the order that is due. In a copy of the game: carries out an order, to see what happens.',
  params: actSchema,
  result: z.unknown(),
  run(store, params) {
    const { game, command } = params;
    if (!(store instanceof PlayerStore) || game !== store.dueGame)
      return GAME_METHODS['game.act'].run(store, { game, command: parseOrder(command) });
    store.order = checkOrder(store, command);
    return { taken: true };
  },
});

/** One order is due at a time. What a player sends after it, before it is told that the next is due, cannot change it. */
const TOO_LATE: Refusal = {
  code: 'alreadyActed',
  path: 'type',
  message: 'type comes too late: the order that was due has been given',
};

function checkOrder(store: PlayerStore, input: unknown): Command {
  try {
    const command = parseOrder(input);
    const refusal = store.order === undefined ? refusalOf(store.get(store.dueGame).game, command) : TOO_LATE;
    if (refusal !== undefined) throw refusedOrder(refusal);
    return command;
  } catch (error) {
    store.refusals.push(error instanceof Error ? error.message : String(error));
    throw error;
  }
}

const resignMethod: Method = defineMethod({
  summary: 'Gives up the game.',
  params: z.strictObject({ game: z.string().max(40), reason: z.string().max(1000) }),
  result: z.unknown(),
  run(store, params) {
    if (store instanceof PlayerStore) store.resignation = params.reason;
    return { taken: true };
  },
});

/**
 * The methods for players. They cannot create games, and cannot ask for the replay, which contains the seed. Everything that odds are
 * worked out from is open to all players.
 */
const PLAYER_METHODS: Readonly<Record<string, Method>> = {
  ...Object.fromEntries(Object.entries(METHODS).filter(([name]) => name !== 'game.create' && name !== 'game.replay')),
  'game.act': actMethod,
  'game.resign': resignMethod,
};

/** What a player did with one line. */
export interface HandledLine {
  /** The line to send back, if there is one. What takes long is answered by `work`. */
  readonly answer: string | undefined;
  /** The order that is due, if the player has given it. */
  readonly order: Command | undefined;
  /** Why the player has given up, if it has. */
  readonly resignation: string | undefined;
  /** Why orders were refused since the player was told that one is due. */
  readonly refusals: readonly string[];
}

/**
 * The interface for a player that is another program. The player is told when an order is due, calls methods of the engine, tries
 * orders on copies of the game, and gives its order with `game.act`. Its games do not have the dice of the real game.
 *
 * @example
 * ```ts
 * import { PlayerDesk } from '@hexfall/protocol';
 * import { unitsToAct } from '@hexfall/rules';
 * import { exampleSetup, setTheTable } from './table.mjs';
 *
 * const desk = new PlayerDesk(exampleSetup());
 * const view = setTheTable();
 * const turn = JSON.parse(desk.startTurn(view)) as { game: string };
 * const params = { game: turn.game, command: { type: 'stay', unit: unitsToAct(view)[0]?.id } };
 * desk.handleLine(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'game.act', params })).order?.type; // => 'stay'
 * ```
 */
export class PlayerDesk {
  private readonly store = new PlayerStore({ ...ENGINE_LIMITS, games: MAX_GAMES });
  private readonly engine: Engine = createEngineOn(this.store, PLAYER_METHODS);
  private readonly setup: GameSetup;

  constructor(setup: GameSetup) {
    this.setup = setup;
  }

  /** Begins a turn of the player. `view` is the game with dice that the player may know. Returns the line that tells the player. */
  startTurn(view: Game): string {
    const game = this.store.replaceGames(GameSession.join(this.setup, view));
    return JSON.stringify({ game, ...describeSituation(view) });
  }

  /** Answers a request of the player. The player's order ends all work on requests that take long. */
  handleLine(text: string): HandledLine {
    const answer = this.engine.handleLine(text);
    const { order, resignation, refusals } = this.store;
    if (order !== undefined) this.store.work.cancelAll();
    return { answer, order, resignation, refusals };
  }

  /** Whether a request of the player is still being worked on, such as `odds.ask`. */
  isBusy(): boolean {
    return this.engine.isBusy();
  }

  /** Works on requests of the player that take long, for about this many milliseconds. Returns the lines to send to the player. */
  work(milliseconds: number): readonly string[] {
    return this.engine.work(milliseconds);
  }
}
