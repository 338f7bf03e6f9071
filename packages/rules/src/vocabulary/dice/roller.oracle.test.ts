import { describeWithReference, readOracle } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { waysAtLeast } from './roller.ts';

describeWithReference('two dice', () => {
  test('two dice reach a number as often as in the reference', () => {
    const { data } = readOracle<{ data: { readonly exact_2d6: Readonly<Record<string, string>> } }>('odds_2d6');
    for (const [need, ways] of Object.entries(data.exact_2d6)) expect(`${waysAtLeast(Number(need))}/36`).toBe(ways);
  });
});
