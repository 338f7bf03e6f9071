import { PLAIN_SUBJECTS } from '@hexfall/odds';
import { LOCATIONS, ROLL_REASONS } from '@hexfall/rules';
import { z } from 'zod';
import { commandSchema, eventSchema } from './rules-schema.ts';
import { unitSchema } from './unit-number.ts';

/** Orders in one plan: enough for everything that 64 units do in a turn. */
export const MAX_PLANNED_ORDERS = 200;
/** The most questions in one request: each takes memory of its own while it is worked on. */
export const MAX_QUESTIONS = 40;
/** The most milliseconds of work that one request may ask for. */
export const MAX_ODDS_MILLISECONDS = 10_000;

const MAX_ROLL_MODIFIER = 20;
const MAX_FALL_HEIGHT = 30;
const MIN_PRECISION = 0.0001;
const MAX_PRECISION = 0.5;
const MAX_SEED_LENGTH = 200;

export const planSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('orders'),
      orders: z.array(commandSchema).max(MAX_PLANNED_ORDERS).meta({
        description:
          'Orders for units of any side. One that belongs to a later phase is given when its phase comes, and left out if it is not legal by then.',
      }),
      until: z.enum(['orders', 'phase', 'turn']).meta({
        description: 'How far to look: at the orders alone, to the end of the phase, or to the end of the turn.',
      }),
    }),
    z.strictObject({
      kind: z.literal('piloting'),
      unit: unitSchema,
      reason: z.enum(ROLL_REASONS).meta({ description: 'Why the roll is made, as in PilotingRolled events.' }),
      modifier: z
        .int()
        .min(-MAX_ROLL_MODIFIER)
        .max(MAX_ROLL_MODIFIER)
        .meta({ description: 'What the reason adds to the number.' }),
    }),
    z.strictObject({
      kind: z.literal('fall'),
      unit: unitSchema,
      height: z.int().min(0).max(MAX_FALL_HEIGHT).meta({ description: 'How many levels the unit falls.' }),
    }),
  ])
  .meta({
    id: 'Plan',
    description:
      'Something that could happen: orders, as if nobody else did anything; one piloting skill roll on the spot; a fall where the unit stands.',
  });

const index = z.int().min(0).max(65535);

const location = z
  .int()
  .min(0)
  .max(LOCATIONS.length - 1)
  .meta({ description: `Index into ${LOCATIONS.join(', ')}.` });

const weapon = index.meta({ description: "Index in the unit's weapons." });

const unit = unitSchema;

const chanceQuestionSchema = z.discriminatedUnion('about', [
  z.strictObject({ about: z.literal('hit'), unit, weapon: weapon.exactOptional() }),
  z.strictObject({ about: z.literal('structure'), unit, location: location.exactOptional() }),
  z.strictObject({ about: z.literal('locationLost'), unit, location }),
  z.strictObject({ about: z.literal('critical'), unit }),
  z.strictObject({ about: z.literal('itemLost'), unit, kind: z.enum(['weapon', 'ammo', 'equipment']), item: index }),
  z.strictObject({ about: z.enum(PLAIN_SUBJECTS), unit }),
]);

const numberQuestionSchema = z.discriminatedUnion('about', [
  z.strictObject({ about: z.literal('damage'), unit, location: location.exactOptional() }),
  z.strictObject({ about: z.literal('criticals'), unit }),
  z.strictObject({ about: z.literal('heat'), unit }),
  z.strictObject({ about: z.literal('ammo'), unit, bin: index }),
]);

export const questionSchema = z
  .discriminatedUnion('about', [...chanceQuestionSchema.options, ...numberQuestionSchema.options])
  .meta({
    id: 'Question',
    description:
      'What is asked about a unit. The answer to `damage`, `criticals`, `heat` and `ammo` is a number, to all others yes or no.',
  });

export const budgetSchema = z
  .strictObject({
    precision: z.number().min(MIN_PRECISION).max(MAX_PRECISION).exactOptional().meta({
      description: 'Stop when every chance is known this well: the largest standard error.',
    }),
    milliseconds: z.int().min(1).max(MAX_ODDS_MILLISECONDS).exactOptional().meta({
      description: 'Stop after this many milliseconds of work.',
    }),
    seed: z.string().max(MAX_SEED_LENGTH).exactOptional().meta({
      description: 'Any text; with a precision and without milliseconds, the same text gives the same answers.',
    }),
  })
  .meta({ id: 'Budget', description: 'How much work may be done. Whichever limit is reached first ends it.' });

// Answers are open, like events: a later version may say more.

const chanceFields = {
  value: z.number(),
  standardError: z.number().meta({ description: '0 where the value is exact.' }),
  lower: z.number().meta({ description: 'Proven: the true value is not below it.' }),
  upper: z.number().meta({ description: 'Proven: the true value is not above it.' }),
  exact: z.boolean(),
};

const causeSchema = z.object({
  event: eventSchema,
});

const chanceAnswerSchema = z.object({
  kind: z.literal('chance'),
  question: chanceQuestionSchema,
  ...chanceFields,
  because: z
    .array(z.object({ chance: z.number(), cause: causeSchema }))
    .meta({ description: 'Where the chance comes from, the largest part first.' }),
});

const numberAnswerSchema = z.object({
  kind: z.literal('number'),
  question: numberQuestionSchema,
  outcomes: z
    .array(z.object({ number: z.int(), ...chanceFields }))
    .meta({ description: 'Every number that may come up, the lowest first.' }),
  mean: z.number(),
  standardError: z.number().meta({ description: 'Of the mean.' }),
  exact: z.boolean(),
});

export const answerSchema = z
  .discriminatedUnion('kind', [chanceAnswerSchema, numberAnswerSchema])
  .meta({ id: 'Answer', description: 'The answer to a question, and how well it is known.' });
