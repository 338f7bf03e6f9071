import { type Game, IMPOSSIBLE, type Modifier, queuedNumber, ROLL_REASONS, reasonModifier } from '@hexfall/rules';
import { z } from 'zod';
import { unitSchema } from '../schema/unit-number.ts';
import { invalidParams } from './errors.ts';
import { explainNumber, numberFields } from './explained-number.ts';
import { gameIdSchema } from './game-methods.ts';
import { defineMethod } from './method.ts';
import { requireMechOnBoard } from './unit-params.ts';

const MAX_MODIFIER = 20;

const pilotingParams = z.strictObject({
  game: gameIdSchema,
  unit: unitSchema,
  reason: z.enum(ROLL_REASONS).meta({ description: 'Why the roll is made, as in PilotingRolled events.' }),
  modifier: z.int().min(-MAX_MODIFIER).max(MAX_MODIFIER).optional().meta({
    description:
      'What the reason adds; by default, what a queued roll has or the rules state. Required where it depends on the occasion, such as the depth of water.',
  }),
});

export const pilotingMethod = defineMethod({
  summary:
    'Returns the target number of a piloting skill roll in the present position, with every modifier, before it is rolled.',
  params: pilotingParams,
  result: z.strictObject({
    ...numberFields,
    need: z.int().nullable().meta({ description: 'What two dice must reach; null if the unit falls without a roll.' }),
  }),
  run(store, params) {
    const { game } = store.get(params.game);
    const modifiers: Modifier[] = [];
    const need = numberOf(game, params, modifiers);
    return explainNumber(game, need, need >= IMPOSSIBLE ? [] : modifiers);
  },
});

/** A roll that is queued already has its number as it will be rolled; any other as if it were queued now. */
function numberOf(game: Game, params: z.output<typeof pilotingParams>, modifiers: Modifier[]): number {
  const { unit, reason } = params;
  const mech = requireMechOnBoard(game, unit, 'unit');
  const queued = mech.rolls.find(roll => roll.reason === reason);
  const modifier = params.modifier ?? queued?.modifier ?? reasonModifier(game.rules, reason);
  if (modifier === undefined)
    throw invalidParams([
      { path: 'modifier', reason: `is missing, and what "${reason}" adds to a roll depends on the occasion` },
    ]);
  const isAsQueued = queued !== undefined && queued.modifier === modifier;
  return queuedNumber(game, mech, isAsQueued ? queued : { reason, modifier }, modifiers);
}
