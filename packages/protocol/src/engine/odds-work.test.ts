import type { Answer, OddsRun } from '@hexfall/odds';
import { expect, test } from 'vitest';
import { OddsWork } from './odds-work.ts';

const ANSWER: Answer = {
  kind: 'chance',
  question: { about: 'fall', unit: 0 },
  value: 0.5,
  standardError: 0,
  lower: 0.5,
  upper: 0.5,
  exact: true,
  because: [],
};

/** Work of this many milliseconds. */
function run(all = 100): OddsRun {
  let spent = 0;
  return {
    work: milliseconds => (spent += milliseconds) < all,
    answers: () => [ANSWER],
    progress: () => spent / all,
  };
}

test('news come after as much work as was asked for, and then again', () => {
  const work = new OddsWork(run(), 50);
  const told = Array.from({ length: 5 }, () => {
    work.work(20);
    return work.news()?.params['progress'];
  });
  expect(told).toEqual([undefined, undefined, 0.6, undefined, undefined]);
  expect(new OddsWork(run(), undefined).news()).toBe(undefined);
});

test('there are no answers before there was any work', () => {
  const work = new OddsWork(run(), undefined);
  expect(work.result(true)).toEqual({ answers: [], progress: 0, cancelled: true });
  expect(work.work(20)).toBe(true);
  expect(work.result(true)).toEqual({ answers: [ANSWER], progress: 0.2, cancelled: true });
  expect(work.work(80)).toBe(false);
  expect(work.result(false)).toEqual({ answers: [ANSWER], progress: 1, cancelled: false });
});

test('work that its budget does not limit in time ends at the limit of the engine', () => {
  const work = new OddsWork(run(Number.POSITIVE_INFINITY), undefined);
  expect([work.work(6000), work.work(6000)]).toEqual([true, false]);
});
