import { expect, test } from 'vitest';
import { precisionWords } from './precision-words.ts';

test.each([
  [{ value: 0.5, standardError: 0, lower: 0.5, upper: 0.5, exact: true }, /^Exact: every throw/],
  [{ value: 0.0601, standardError: 0.0012, lower: 0, upper: 1, exact: false }, /^6\.0% ± 0\.1: rare cases/],
  [
    { value: 0.06, standardError: 0, lower: 0.059, upper: 0.061, exact: false },
    /^5\.9% to 6\.1%: the true value is proven/,
  ],
  [{ value: 0.2, standardError: 0, lower: 0, upper: 1, exact: false }, /^about 20\.0%: too little is known/],
])('%j is told in plain words', (chance, words) => {
  expect(precisionWords(chance)).toMatch(words);
});
