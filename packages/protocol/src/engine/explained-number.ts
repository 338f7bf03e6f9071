import { type Game, IMPOSSIBLE, type Modifier } from '@hexfall/rules';
import { formatNumber, modifierText, namesOf } from '@hexfall/view';
import { z } from 'zod';

/** A target number in an answer, with how it is made up. */
export const numberFields = {
  need: z.int().nullable().meta({ description: 'What two dice must reach; null if the attack cannot be made.' }),
  modifiers: z.array(z.strictObject({ code: z.string(), value: z.int(), unit: z.int().optional(), text: z.string() })),
  text: z.string(),
};

type NumberJson = z.input<z.ZodObject<typeof numberFields>>;

/** Returns a target number and its modifiers as fields of an answer. */
export function explainNumber(game: Game, need: number, modifiers: readonly Modifier[]): NumberJson {
  if (need >= IMPOSSIBLE) return { need: null, modifiers: [], text: 'impossible' };
  const names = namesOf(game);
  const explained = modifiers.map(modifier => ({ ...modifier, text: modifierText(modifier, names) }));
  return { need, modifiers: explained, text: formatNumber(need, modifiers, names) };
}
