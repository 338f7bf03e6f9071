import { describeWithReference, readOracle } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { waysAtLeast } from './roller.ts';

describeWithReference('two dice', () => {
  test('reach a number as often as the reference says', () => {
    const { data } = readOracle<{ data: { readonly exact_2d6: Readonly<Record<string, string>> } }>('odds_2d6');
    for (const [need, ways] of Object.entries(data.exact_2d6)) expect(`${waysAtLeast(Number(need))}/36`).toBe(ways);
  });
});
