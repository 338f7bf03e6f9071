import { type Command, parseCommand } from '@hexfall/rules';
import { z } from 'zod';
import type { Opening } from './opening.ts';

const orderSchema = z.unknown().transform((input, context): Command => {
  const command = parseCommand(input);
  if (command.ok) return command.value;
  context.addIssue({ code: 'custom', message: command.errors[0]!.message });
  return z.NEVER;
});

/** The shape of an opening. Whether its state fits the match is checked with the batch. */
export const openingSchema: z.ZodType<Opening> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('decision'), state: z.string(), orders: z.array(orderSchema) }),
  z.strictObject({
    kind: z.literal('midway'),
    state: z.string(),
    order: orderSchema.nullable(),
    rolls: z.int().min(0),
  }),
]);
