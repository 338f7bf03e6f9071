import { type Game, hashState, sideToAct, unitsToAct } from '@hexfall/rules';
import { z } from 'zod';
import { commandSchema, eventSchema, outcomeSchema, stateSchema } from '../schema/rules-schema.ts';
import { setupSchema } from '../schema/setup-schema.ts';
import { setupToJson } from '../setup-json.ts';
import { createParams, setupFrom } from './create-params.ts';
import { invalidParams } from './errors.ts';
import { ENGINE_LIMITS } from './limits.ts';
import { method } from './method.ts';
import { refused } from './orders.ts';
import { GameSession } from './session.ts';

export const gameIdSchema = z.string().max(40).meta({ description: 'Name of a game, from game.create or game.clone.' });

const hashSchema = z.int().meta({ description: 'Fingerprint of the state, 32 bits; the same as in TurnEnded events.' });

const situationFields = {
  turn: z.int(),
  phase: z.string(),
  /** Absent when the game is over. */
  side: z.int().optional().meta({ description: 'Side that is to give an order; absent when the game is over.' }),
  units: z.array(z.int()).meta({ description: 'Units that may be given the next order.' }),
  outcome: outcomeSchema,
  hash: hashSchema,
};

/** Where a game stands, in short. */
export function situation(game: Game): z.input<z.ZodObject<typeof situationFields>> {
  const { turn, phase, outcome } = game.state;
  const side = phase === 'over' ? undefined : sideToAct(game);
  const units = phase === 'over' ? [] : unitsToAct(game).map(mech => mech.id);
  return { turn, phase, ...(side === undefined ? {} : { side }), units, outcome, hash: hashState(game.state) };
}

const createGameMethod = method({
  summary: 'Sets up a game in any legal position and begins its first turn.',
  params: createParams,
  result: z.strictObject({ game: gameIdSchema, ...situationFields }),
  run(store, params) {
    store.checkRoom();
    const script = params.dice?.map(([tag, value]) => ({ tag, value }));
    const session = GameSession.begin(setupFrom(params), script);
    if (!session.ok) throw invalidParams(session.errors.map(({ path, message }) => ({ path, reason: message })));
    return { game: store.add(session.value), ...situation(session.value.game) };
  },
});

const actMethod = method({
  summary: 'Gives one order. The game runs on to the next decision; a refused order changes nothing.',
  params: z.strictObject({ game: gameIdSchema, command: commandSchema }),
  result: z.strictObject({ events: z.array(eventSchema), ...situationFields }),
  run(store, params) {
    const session = store.get(params.game);
    store.checkEvents(session.events.length);
    const before = session.events.length;
    const result = session.act(params.command);
    if (!result.ok) throw refused(result.errors[0]!);
    return { events: session.events.slice(before), ...situation(session.game) };
  },
});

const stateMethod = method({
  summary: 'The whole state of a game, without its dice.',
  params: z.strictObject({ game: gameIdSchema }),
  result: z.strictObject({ ...situationFields, state: stateSchema }),
  run(store, params) {
    const { game } = store.get(params.game);
    const { dice: _secret, ...state } = game.state;
    return { ...situation(game), state };
  },
});

const setupMethod = method({
  summary: 'How a game began: rules, board, record sheets and units, without the seed.',
  params: z.strictObject({ game: gameIdSchema }),
  result: setupSchema,
  run: (store, params) => setupToJson(store.get(params.game).setup),
});

const eventsMethod = method({
  summary: 'What has happened in a game, from a given event on.',
  params: z.strictObject({
    game: gameIdSchema,
    from: z.int().min(0).default(0),
    limit: z.int().min(1).max(ENGINE_LIMITS.listed).default(1000),
  }),
  result: z.strictObject({
    events: z.array(eventSchema),
    next: z.int().meta({ description: 'Pass it as `from` to read on.' }),
    total: z.int(),
  }),
  run(store, { game, from, limit }) {
    const { events } = store.get(game);
    const page = events.slice(from, from + limit);
    return { events: page, next: Math.min(events.length, from + page.length), total: events.length };
  },
});

const hashMethod = method({
  summary: 'The fingerprint of the state: two programs that hold the same game hold the same number.',
  params: z.strictObject({ game: gameIdSchema }),
  result: z.strictObject({ hash: hashSchema }),
  run: (store, params) => ({ hash: hashState(store.get(params.game).game.state) }),
});

const replayMethod = method({
  summary: 'The game so far as the text of a replay file.',
  params: z.strictObject({ game: gameIdSchema }),
  result: z.strictObject({ text: z.string() }),
  run: (store, params) => ({ text: store.get(params.game).replay() }),
});

const cloneMethod = method({
  summary: 'A copy of a game, dice included, that can be played on in another way.',
  params: z.strictObject({ game: gameIdSchema }),
  result: z.strictObject({ game: gameIdSchema, ...situationFields }),
  run(store, params) {
    store.checkRoom();
    const session = store.get(params.game).clone();
    return { game: store.add(session), ...situation(session.game) };
  },
});

const closeMethod = method({
  summary: 'Forgets a game.',
  params: z.strictObject({ game: gameIdSchema }),
  result: z.strictObject({ closed: z.literal(true) }),
  run(store, params) {
    store.remove(params.game);
    return { closed: true } as const;
  },
});

const listMethod = method({
  summary: 'All open games.',
  params: z.strictObject({}),
  result: z.strictObject({ games: z.array(z.strictObject({ game: gameIdSchema, ...situationFields })) }),
  run: store => ({ games: store.list().map(([game, session]) => Object.assign({ game }, situation(session.game))) }),
});

export const GAME_METHODS = {
  'game.create': createGameMethod,
  'game.setup': setupMethod,
  'game.act': actMethod,
  'game.state': stateMethod,
  'game.events': eventsMethod,
  'game.hash': hashMethod,
  'game.replay': replayMethod,
  'game.clone': cloneMethod,
  'game.close': closeMethod,
  'game.list': listMethod,
} as const;
