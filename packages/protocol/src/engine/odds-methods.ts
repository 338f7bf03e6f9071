import { odds, type Question } from '@hexfall/odds';
import { cloneState, createGameOn, type Game, type MechSpec, NO_SINK, SeededDice, specOf } from '@hexfall/rules';
import { z } from 'zod';
import {
  budgetSchema,
  MAX_ODDS_MILLISECONDS,
  MAX_QUESTIONS,
  planSchema,
  questionSchema,
} from '../schema/odds-schema.ts';
import { invalidParams } from './errors.ts';
import { gameIdSchema } from './game-methods.ts';
import { defineLongMethod, defineMethod } from './method.ts';
import { OddsWork, oddsResult } from './odds-work.ts';
import { refusedOrder } from './orders.ts';
import { requireMech } from './unit-params.ts';

const DEFAULT_MILLISECONDS = 1000;

/** The fewest milliseconds between two notifications, since each of them may be long. */
const MIN_PROGRESS_EVERY = 50;

const askMethod = defineLongMethod({
  summary:
    'Works out the outcome of a plan: the answer to each question, with its standard error and proven bounds. Answered when the budget is used up; other requests are answered in the meantime.',
  params: z.strictObject({
    game: gameIdSchema,
    plan: planSchema,
    questions: z.array(questionSchema).min(1).max(MAX_QUESTIONS),
    budget: budgetSchema.default({ milliseconds: DEFAULT_MILLISECONDS }),
    progressEvery: z.int().min(MIN_PROGRESS_EVERY).max(MAX_ODDS_MILLISECONDS).optional().meta({
      description: 'Send an odds.progress notification after this many milliseconds of work; by default, none.',
    }),
  }),
  result: oddsResult,
  begin(store, { game: id, plan, questions, budget, progressEvery }) {
    const game = copyOf(store.get(id).game);
    for (const [i, question] of questions.entries()) checkQuestion(game, question, `questions[${i}]`);
    const run = odds(game, plan, questions, budget);
    if (!run.ok) throw refusedOrder(run.errors[0]!, 'plan');
    return new OddsWork(run.value, progressEvery);
  },
});

/** Returns a copy of the game as it is now, which later orders do not change. Nothing in it reveals how its dice will fall. */
function copyOf(game: Game): Game {
  const state = cloneState(game.state);
  state.dice.fill(1);
  return createGameOn(game.match, state, new SeededDice(state.dice), NO_SINK);
}

type ListOfSheet = 'weapons' | 'ammoBins' | 'equipment';

const LISTS: Readonly<Record<ListOfSheet, string>> = {
  weapons: 'weapons',
  ammoBins: 'ammunition bins',
  equipment: 'pieces of equipment',
};

const LIST_OF_KIND = { weapon: 'weapons', ammo: 'ammoBins', equipment: 'equipment' } as const;

/** Throws an `RpcError` that names the field if a question is about something that the game does not have. */
function checkQuestion(game: Game, question: Question, path: string): void {
  const spec = specOf(game, requireMech(game, question.unit, `${path}.unit`));
  if (question.about === 'hit' && question.weapon !== undefined)
    checkEntry(spec, 'weapons', question.weapon, `${path}.weapon`);
  if (question.about === 'itemLost') checkEntry(spec, LIST_OF_KIND[question.kind], question.item, `${path}.item`);
  if (question.about === 'ammo') checkEntry(spec, 'ammoBins', question.bin, `${path}.bin`);
}

function checkEntry(spec: MechSpec, list: ListOfSheet, index: number, path: string): void {
  const { length } = spec[list];
  if (index >= length)
    throw invalidParams([{ path, reason: `is ${index}, but the unit has ${length} ${LISTS[list]}` }]);
}

const cancelMethod = defineMethod({
  summary: 'Ends an odds.ask early. It is then answered with what is known so far.',
  params: z.strictObject({
    id: z.union([z.string().max(200), z.number()]).meta({ description: 'The id of the odds.ask request.' }),
  }),
  result: z.strictObject({
    cancelled: z.boolean().meta({ description: 'False if no such request is being worked on.' }),
  }),
  run: (store, { id }) => ({ cancelled: store.work.cancel(id) }),
});

export const ODDS_METHODS = { 'odds.ask': askMethod, 'odds.cancel': cancelMethod } as const;
