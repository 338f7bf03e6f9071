import { proportionOf } from '@hexfall/sim';
import { expect, test } from 'vitest';
import type { ReportSummary } from '../worker/study-messages.ts';
import { pairWords } from './pair-words.ts';

const summary = (wins: ReportSummary['wins']): ReportSummary => ({
  title: '',
  subtitle: '',
  says: '',
  games: 100,
  parts: [],
  telling: [],
  wins,
});

test('two simulations differ if the ranges of their shares do not meet', () => {
  const [low, middle, high] = [20, 30, 70].map(count => summary(proportionOf(count, 100)));
  expect(pairWords(low!, high!)).toBe(
    'A wins 20% (13 to 29%) in the first and 70% (60 to 78%) in the second. The ranges do not meet: that is a real difference.',
  );
  expect(pairWords(middle!, low!)).toContain('that may be chance');
});

test('results of other kinds are shown without a verdict', () => {
  expect(pairWords(summary(undefined), summary(undefined))).toBe('What both say, section by section.');
});
