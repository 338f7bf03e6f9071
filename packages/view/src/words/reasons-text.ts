import type { Command, Game } from '@hexfall/rules';
import { orderText } from './order-text.ts';

/** An order with what was expected of it, in points of damage. */
export interface ExpectedOrder {
  readonly command: Command;
  readonly score: number;
  readonly dealt: number;
  readonly taken?: number;
}

/** An order with what was expected of it, and of the best others. */
export interface ReasonedOrder {
  readonly given: ExpectedOrder | undefined;
  readonly others: readonly ExpectedOrder[];
}

/**
 * Returns why an order was given: what was expected of it, then what was expected of the best others. The game is the one before the order.
 *
 * @example
 * ```ts
 * import { reasonsText } from '@hexfall/view';
 * import { setTheTable } from './table.mjs';
 *
 * const stay = { command: { type: 'stay', unit: 0 }, score: 1.5, dealt: 4, taken: 2.5 } as const;
 * const turn = { command: { type: 'move', unit: 0, mode: 'walk', steps: ['left'], climb: true }, score: 1, dealt: 4, taken: 3 } as const;
 * const [given, other] = reasonsText(setTheTable(), { given: stay, others: [turn] });
 * given; // => 'expected +1.5: deals 4.0, takes 2.5'
 * other?.endsWith('+1.0: deals 4.0, takes 3.0'); // => true
 * ```
 */
export function reasonsText(game: Game, { given, others }: ReasonedOrder): string[] {
  if (others.length === 0) return ['there was nothing else to do'];
  const first =
    given === undefined ? 'not an order that the tactician would have considered' : `expected ${figures(given)}`;
  return [first, ...others.map(other => `or ${orderText(game, other.command)}: ${figures(other)}`)];
}

function figures({ score, dealt, taken }: ExpectedOrder): string {
  const sign = score < 0 ? '−' : '+';
  const received = taken === undefined ? '' : `, takes ${taken.toFixed(1)}`;
  return `${sign}${Math.abs(score).toFixed(1)}: deals ${dealt.toFixed(1)}${received}`;
}
