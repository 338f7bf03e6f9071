import { type Edge, EDGES } from '@hexfall/hex';
import type { Problems } from '../basics/problems.ts';

/** `allowed`: a unit may leave the board over its home edge. `forced`: a crippled one must make for it. */
export const WITHDRAWAL_RULES = ['allowed', 'forced'] as const;

/** How units leave the board. A game without this keeps them on it. */
export interface Withdrawal {
  readonly rule: (typeof WITHDRAWAL_RULES)[number];
  /** By side. */
  readonly homeEdges: readonly Edge[];
}

export function readWithdrawal(value: unknown, sides: number, problems: Problems): Withdrawal | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'object' || value === null) {
    problems.report('wrongType', 'withdrawal', 'must have a rule and homeEdges; leave it out if nobody may withdraw');
    return undefined;
  }
  const { rule, homeEdges } = problems.record(value, 'withdrawal', ['rule', 'homeEdges']);
  const edges = problems.list(homeEdges, 'withdrawal.homeEdges');
  if (edges.length !== sides) {
    problems.report('wrongType', 'withdrawal.homeEdges', `must have ${sides} entries, one for each side`);
  }
  return {
    rule: problems.oneOf(rule, 'withdrawal.rule', WITHDRAWAL_RULES),
    homeEdges: edges.map((edge, side) => problems.oneOf(edge, `withdrawal.homeEdges[${side}]`, EDGES)),
  };
}
