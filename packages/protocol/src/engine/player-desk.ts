import { type Command, type Game, type GameSetup, refusalOf } from '@hexfall/rules';
import { z } from 'zod';
import { type Engine, createEngineOn } from './engine.ts';
import { GAME_METHODS, situation } from './game-methods.ts';
import { ENGINE_LIMITS } from './limits.ts';
import { type Method, method } from './method.ts';
import { METHODS } from './methods.ts';
import { parseOrder, refused } from './orders.ts';
import { GameSession } from './session.ts';
import { GameStore } from './store.ts';

/** Copies that a player may keep to try things out on. */
const MOST_GAMES = 20;

/** A store with one game in it that is played elsewhere. */
class PlayerStore extends GameStore {
  /** The game in which an order is due. */
  due = '';
  order: Command | undefined;
  /** Why the player gives up, if it does. */
  resigned: string | undefined;
  /** Why its orders were refused since the last that was taken. */
  refusals: string[] = [];

  open(session: GameSession): string {
    for (const [id] of this.list()) this.remove(id);
    this.order = undefined;
    this.refusals = [];
    this.due = this.add(session);
    return this.due;
  }
}

const actSchema = z.strictObject({ game: z.string().max(40), command: z.unknown() });

/** In the game itself an order is taken down, to be carried out with the true dice; in a copy it is carried out at once. */
const actMethod: Method = method({
  summary: 'Gives the order that is due. In a copy of the game: tries one out.',
  params: actSchema,
  result: z.unknown(),
  run(store, params) {
    const { game, command } = params;
    if (!(store instanceof PlayerStore) || game !== store.due)
      return GAME_METHODS['game.act'].run(store, { game, command: parseOrder(command) });
    store.order = takeOrder(store, command);
    return { taken: true };
  },
});

function takeOrder(store: PlayerStore, input: unknown): Command {
  try {
    const command = parseOrder(input);
    const wrong = refusalOf(store.get(store.due).game, command);
    if (wrong !== undefined) throw refused(wrong);
    return command;
  } catch (error) {
    store.refusals.push(error instanceof Error ? error.message : String(error));
    throw error;
  }
}

const resignMethod: Method = method({
  summary: 'Gives the game up.',
  params: z.strictObject({ game: z.string().max(40), reason: z.string().max(1000) }),
  result: z.unknown(),
  run(store, params) {
    if (store instanceof PlayerStore) store.resigned = params.reason;
    return { taken: true };
  },
});

/** What a player may ask. Not among it: other games, and the replay, which would tell the seed. */
const PLAYER_METHODS: Readonly<Record<string, Method>> = {
  ...Object.fromEntries(Object.entries(METHODS).filter(([name]) => name !== 'game.create' && name !== 'game.replay')),
  'game.act': actMethod,
  'game.resign': resignMethod,
};

/** What came of a line that a player wrote. */
export interface Handled {
  readonly answer: string | undefined;
  readonly order: Command | undefined;
  readonly resigned: string | undefined;
  readonly refusals: readonly string[];
}

/**
 * Where a player that is a program of its own sits: it is told when an order of its is due, may ask what the engine can
 * answer and try things out on copies, and gives its order with `game.act`. The dice at the desk are not those of the game.
 *
 * @example
 * ```ts
 * import { PlayerDesk } from '@hexfall/protocol';
 * import { unitsToAct } from '@hexfall/rules';
 * import { exampleSetup, setTheTable } from './table.mjs';
 *
 * const desk = new PlayerDesk(exampleSetup());
 * const view = setTheTable();
 * const turn = JSON.parse(desk.begin(view)) as { game: string };
 * const params = { game: turn.game, command: { type: 'stay', unit: unitsToAct(view)[0]?.id } };
 * desk.handleLine(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'game.act', params })).order?.type; // => 'stay'
 * ```
 */
export class PlayerDesk {
  private readonly store = new PlayerStore({ ...ENGINE_LIMITS, games: MOST_GAMES });
  private readonly engine: Engine = createEngineOn(this.store, PLAYER_METHODS);
  private readonly setup: GameSetup;

  constructor(setup: GameSetup) {
    this.setup = setup;
  }

  /** Lays a position before the player, with dice that it may know; answers what to tell it. */
  begin(view: Game): string {
    const game = this.store.open(GameSession.join(this.setup, view));
    return JSON.stringify({ game, ...situation(view) });
  }

  /** The answer to a request, and the order if it was one that could be taken. */
  handleLine(text: string): Handled {
    const answer = this.engine.handleLine(text);
    const { order, resigned, refusals } = this.store;
    return { answer, order, resigned, refusals };
  }
}
