import { CATALOGUE, unitName } from '@hexfall/data';
import { BUILT_IN_PROFILES } from '@hexfall/rules';
import { z } from 'zod';
import { ENGINE_VERSION, REPLAY_FORMAT } from '../version.ts';
import { ERROR_CODES, ERROR_MEANINGS, type ErrorName } from './errors.ts';
import { GAME_METHODS } from './game-methods.ts';
import { defineMethod, type Method } from './method.ts';
import { ODDS_METHODS } from './odds-methods.ts';
import { QUESTION_METHODS } from './question-methods.ts';

const describeMethod = defineMethod({
  summary: 'Describes the engine: versions, profiles, built-in units, methods, limits and error codes.',
  params: z.strictObject({}),
  result: z.strictObject({
    engine: z.string(),
    replayFormat: z.int(),
    profiles: z.array(z.strictObject({ id: z.string(), version: z.int() })),
    models: z.array(z.strictObject({ model: z.string(), name: z.string(), tonnage: z.int() })),
    methods: z.array(z.strictObject({ name: z.string(), summary: z.string() })),
    limits: z.record(z.string(), z.int()),
    errors: z.array(z.strictObject({ code: z.int(), name: z.string(), meaning: z.string() })),
  }),
  run: store => ({
    engine: ENGINE_VERSION,
    replayFormat: REPLAY_FORMAT,
    profiles: BUILT_IN_PROFILES.map(({ id, version }) => ({ id, version })),
    models: CATALOGUE.map(unit => ({ model: unit.model, name: unitName(unit), tonnage: unit.tonnage })),
    methods: Object.entries(METHODS).map(([name, { summary }]) => ({ name, summary })),
    limits: { ...store.limits },
    errors: (Object.keys(ERROR_CODES) as ErrorName[]).map(name => ({
      code: ERROR_CODES[name],
      name,
      meaning: ERROR_MEANINGS[name],
    })),
  }),
});

/** The methods of the engine, in the order in which they are documented. */
export const METHODS: Readonly<Record<string, Method>> = {
  'engine.describe': describeMethod,
  'game.create': GAME_METHODS['game.create'],
  'game.setup': GAME_METHODS['game.setup'],
  'game.legal': QUESTION_METHODS['game.legal'],
  'game.act': GAME_METHODS['game.act'],
  'game.addDice': GAME_METHODS['game.addDice'],
  'game.state': GAME_METHODS['game.state'],
  'game.events': GAME_METHODS['game.events'],
  'game.hash': GAME_METHODS['game.hash'],
  'game.toHit': QUESTION_METHODS['game.toHit'],
  'game.piloting': QUESTION_METHODS['game.piloting'],
  'game.replay': GAME_METHODS['game.replay'],
  'game.clone': GAME_METHODS['game.clone'],
  'game.close': GAME_METHODS['game.close'],
  'game.list': GAME_METHODS['game.list'],
  'odds.ask': ODDS_METHODS['odds.ask'],
  'odds.cancel': ODDS_METHODS['odds.cancel'],
};
