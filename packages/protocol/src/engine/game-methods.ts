import { type Game, hashState, sideToAct, unitsToAct } from '@hexfall/rules';
import { z } from 'zod';
import { scriptSchema } from '../replay/header.ts';
import { toIssue } from '../schema/issues.ts';
import { commandSchema, eventSchema, outcomeSchema, stateSchema } from '../schema/rules-schema.ts';
import { setupSchema } from '../schema/setup-schema.ts';
import { setupToJson } from '../setup-json.ts';
import { createParams, setupFromParams } from './create-params.ts';
import { invalidParams } from './errors.ts';
import { ENGINE_LIMITS } from './limits.ts';
import { defineMethod } from './method.ts';
import { refusedOrder } from './orders.ts';
import { GameSession } from './session.ts';

export const gameIdSchema = z.string().max(40).meta({ description: 'Name of a game, from game.create or game.clone.' });

const hashSchema = z.int().meta({ description: 'Hash of the state, 32 bits, as in TurnEnded events.' });

const situationFields = {
  turn: z.int(),
  phase: z.string(),
  side: z
    .int()
    .optional()
    .meta({ description: 'The side that must give the next order; absent when the game is over.' }),
  units: z.array(z.int()).meta({ description: 'The units that may be given the next order.' }),
  outcome: outcomeSchema,
  hash: hashSchema,
};

/** Returns where a game stands: turn, phase, who must act, outcome and hash. */
export function describeSituation(game: Game): z.input<z.ZodObject<typeof situationFields>> {
  const { turn, phase, outcome } = game.state;
  const side = phase === 'over' ? undefined : sideToAct(game);
  const units = phase === 'over' ? [] : unitsToAct(game).map(mech => mech.id);
  return { turn, phase, ...(side === undefined ? {} : { side }), units, outcome, hash: hashState(game.state) };
}

const createGameMethod = defineMethod({
  summary: 'Sets up a game in any legal position and begins its first turn.',
  params: createParams,
  result: z.strictObject({ game: gameIdSchema, ...situationFields }),
  run(store, params) {
    store.checkRoom();
    const script = params.dice?.map(([tag, value]) => ({ tag, value }));
    const session = GameSession.begin(setupFromParams(params), script);
    if (!session.ok) throw invalidParams(session.errors.map(error => toIssue(error)));
    return { game: store.add(session.value), ...describeSituation(session.value.game) };
  },
});

const actMethod = defineMethod({
  summary: 'Gives one order. The game continues to the next decision. A refused order changes nothing.',
  params: z.strictObject({ game: gameIdSchema, command: commandSchema }),
  result: z.strictObject({ events: z.array(eventSchema), ...situationFields }),
  run(store, params) {
    const session = store.get(params.game);
    store.checkEvents(session.events.length);
    const before = session.events.length;
    const result = session.act(params.command);
    if (!result.ok) throw refusedOrder(result.errors[0]!);
    return { events: session.events.slice(before), ...describeSituation(session.game) };
  },
});

const addDiceMethod = defineMethod({
  summary: 'Adds rolls to the end of the script of a game whose dice are scripted.',
  params: z.strictObject({ game: gameIdSchema, dice: scriptSchema.max(ENGINE_LIMITS.script) }),
  result: z.strictObject({ unused: z.int().meta({ description: 'How many rolls of the script are still to come.' }) }),
  run(store, params) {
    const session = store.get(params.game);
    if (session.script === undefined) throw invalidParams([{ path: 'game', reason: NOT_SCRIPTED }]);
    store.checkScript(session.script.length + params.dice.length);
    return { unused: session.addRolls(params.dice.map(([tag, value]) => ({ tag, value }))) };
  },
});

const NOT_SCRIPTED = 'has dice that are rolled from its seed; only a game created with `dice` has a script';

const stateMethod = defineMethod({
  summary: 'Returns the whole state of a game, without its dice.',
  params: z.strictObject({ game: gameIdSchema }),
  result: z.strictObject({ ...situationFields, state: stateSchema }),
  run(store, params) {
    const { game } = store.get(params.game);
    const { dice: _secret, ...state } = game.state;
    return { ...describeSituation(game), state };
  },
});

const setupMethod = defineMethod({
  summary: 'Returns how a game began: rules, board, record sheets and units, without the seed.',
  params: z.strictObject({ game: gameIdSchema }),
  result: setupSchema,
  run: (store, params) => setupToJson(store.get(params.game).setup),
});

const eventsMethod = defineMethod({
  summary: 'Returns the events of a game, from a given one on.',
  params: z.strictObject({
    game: gameIdSchema,
    from: z.int().min(0).default(0),
    limit: z.int().min(1).max(ENGINE_LIMITS.listed).default(1000),
  }),
  result: z.strictObject({
    events: z.array(eventSchema),
    next: z.int().meta({ description: 'The value of `from` for the next call.' }),
    total: z.int(),
  }),
  run(store, { game, from, limit }) {
    const { events } = store.get(game);
    const page = events.slice(from, from + limit);
    return { events: page, next: Math.min(events.length, from + page.length), total: events.length };
  },
});

const hashMethod = defineMethod({
  summary: 'Returns the hash of the state: two programs that have the same game have the same number.',
  params: z.strictObject({ game: gameIdSchema }),
  result: z.strictObject({ hash: hashSchema }),
  run: (store, params) => ({ hash: hashState(store.get(params.game).game.state) }),
});

const replayMethod = defineMethod({
  summary: 'Returns the game so far as the text of a replay file.',
  params: z.strictObject({ game: gameIdSchema }),
  result: z.strictObject({ text: z.string() }),
  run: (store, params) => ({ text: store.get(params.game).replay() }),
});

const cloneMethod = defineMethod({
  summary: 'Copies a game, including its dice. Both can then be continued in different ways.',
  params: z.strictObject({ game: gameIdSchema }),
  result: z.strictObject({ game: gameIdSchema, ...situationFields }),
  run(store, params) {
    store.checkRoom();
    const session = store.get(params.game).clone();
    return { game: store.add(session), ...describeSituation(session.game) };
  },
});

const closeMethod = defineMethod({
  summary: 'Deletes a game.',
  params: z.strictObject({ game: gameIdSchema }),
  result: z.strictObject({ closed: z.literal(true) }),
  run(store, params) {
    store.remove(params.game);
    return { closed: true } as const;
  },
});

const listMethod = defineMethod({
  summary: 'Lists all open games.',
  params: z.strictObject({}),
  result: z.strictObject({ games: z.array(z.strictObject({ game: gameIdSchema, ...situationFields })) }),
  run: store => ({
    games: store.list().map(([game, session]) => Object.assign({ game }, describeSituation(session.game))),
  }),
});

export const GAME_METHODS = {
  'game.create': createGameMethod,
  'game.setup': setupMethod,
  'game.act': actMethod,
  'game.addDice': addDiceMethod,
  'game.state': stateMethod,
  'game.events': eventsMethod,
  'game.hash': hashMethod,
  'game.replay': replayMethod,
  'game.clone': cloneMethod,
  'game.close': closeMethod,
  'game.list': listMethod,
} as const;
