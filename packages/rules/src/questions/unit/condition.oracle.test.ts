import { describeWithReference, readOracle } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { consciousnessNumber } from './condition.ts';

describeWithReference('consciousness rolls', () => {
  test('a wounded pilot needs the same roll to stay awake as in the reference', () => {
    const { data } = readOracle<{ data: Readonly<Record<string, number>> }>('consciousness');
    for (let wounds = 1; wounds <= 5; wounds++) expect(consciousnessNumber(wounds)).toBe(data[String(wounds)]);
  });
});
