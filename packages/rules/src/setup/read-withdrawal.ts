import { EDGES } from '@hexfall/hex';
import { WITHDRAWAL_RULES, type Withdrawal } from '../vocabulary/game/match.ts';
import type { Input } from './input.ts';

/** Reads by which rule units may leave the board, and over which edges; `undefined` if none may. */
export function readWithdrawal(withdrawal: Input, sides: number): Withdrawal | undefined {
  const { value } = withdrawal;
  if (value === undefined) return undefined;
  if (typeof value !== 'object' || value === null) {
    withdrawal.report('wrongType', 'must have a rule and homeEdges; leave it out if nobody may withdraw');
    return undefined;
  }
  const { rule, homeEdges } = withdrawal.fields(['rule', 'homeEdges']);
  const edges = homeEdges.list();
  if (edges.length !== sides) homeEdges.report('wrongType', `must have ${sides} entries, one for each side`);
  return { rule: rule.oneOf(WITHDRAWAL_RULES), homeEdges: edges.map(edge => edge.oneOf(EDGES)) };
}
