import type { Expectation, ExplainedOrder } from '../worker/whatif-messages.ts';

/** An order that was given or could have been given, with its expected effects. */
export interface WhyRow {
  readonly text: string;
  /** The expected effects; `undefined` if the tactician would not have considered the order. */
  readonly expected: Expectation | undefined;
  readonly isGiven: boolean;
}

/** Lists an order with the best others, the most promising first. The order itself comes before others that promise as much. */
export function whyRows({ text, expected, others }: ExplainedOrder): WhyRow[] {
  const rows = [{ text, expected, isGiven: true }, ...others.map(other => ({ ...other, isGiven: false }))];
  return rows.toSorted((a, b) => worth(b) - worth(a));
}

function worth({ expected }: WhyRow): number {
  return expected?.score ?? Number.NEGATIVE_INFINITY;
}

/** Says in a sentence how an order compares with the others. */
export function whyVerdict({ expected, others }: ExplainedOrder): string {
  if (others.length === 0) return 'There was nothing else to do.';
  if (expected === undefined) return 'The tactician would not have considered it.';
  const better = others.filter(other => other.expected.score > expected.score).length;
  if (better === 0) return 'No other order promised more.';
  if (better === others.length) return 'Other orders promised more.';
  return better === 1 ? 'One order promised more.' : `${better} orders promised more.`;
}
