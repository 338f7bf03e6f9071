import { EDGES } from '@hexfall/hex';
import type { Problems } from '../basics/problems.ts';
import { type Withdrawal, WITHDRAWAL_RULES } from '../vocabulary/game/match.ts';

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
