import { MODIFIER_CODES } from '@hexfall/rules';
import { expect, test } from 'vitest';
import { formatNumber, modifierText } from './modifier-text.ts';

test('every modifier has a text', () => {
  expect(MODIFIER_CODES.filter(code => code.includes('.') && modifierText({ code }) === code)).toEqual([]);
});

test('a target number is formatted with all its modifiers', () => {
  expect(formatNumber(5, [])).toBe('5');
  expect(
    formatNumber(4, [
      { code: 'gunnery', value: 4 },
      { code: 'range.medium', value: 2 },
      { code: 'target.prone', value: -2 },
    ]),
  ).toBe('4 = 4 gunnery + 2 medium range - 2 target prone');
});
