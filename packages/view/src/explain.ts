import type { Game, GameEvent, Modifier } from '@hexfall/rules';
import { formatNumber } from './modifier-text.ts';
import { namesOf } from './unit-names.ts';

/**
 * Returns how the target number of an event is made up, as text; `undefined` for events without one. Rolls carry their
 * modifiers when the sink of their game asks for explanations.
 *
 * @example
 * ```ts
 * import { explainEvent } from '@hexfall/view';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * const modifiers = [{ code: 'piloting', value: 5 }] as const;
 * const roll = { type: 'PilotingRolled', unit: 0, reason: 'kicked', need: 5, roll: 7, passed: true, modifiers } as const;
 * explainEvent(roll, game); // => '5 = 5 piloting'
 * ```
 */
export function explainEvent(event: GameEvent, game: Game): string | undefined {
  if (!('modifiers' in event) || !('need' in event)) return undefined;
  return explainNumber(event.need, event.modifiers, game);
}

/**
 * Formats a target number with its modifiers, and with what is left over if they do not add up: an explanation must not look complete when
 * it is not.
 */
function explainNumber(need: number, modifiers: readonly Modifier[], game: Game): string | undefined {
  if (modifiers.length === 0) return undefined;
  const rest = need - modifiers.reduce((sum, { value }) => sum + value, 0);
  const text = formatNumber(need, modifiers, namesOf(game));
  return rest === 0 ? text : `${text} ${rest < 0 ? '-' : '+'} ${Math.abs(rest)} other`;
}
