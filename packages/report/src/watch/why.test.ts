import { expect, test } from 'vitest';
import { sampleFilm } from './sample-film.ts';
import { isExplained, waysToReach, whyOf } from './why.ts';

test('two dice reach a number in as many ways as there are rolls', () => {
  expect([2, 3, 7, 8, 12, 13].map(waysToReach)).toEqual([36, 35, 21, 15, 1, 0]);
});

test('a target number is explained by its parts, its chance and the roll', () => {
  expect(whyOf(sampleFilm(), 5)).toEqual({
    text: 'A1 fires',
    roll: { need: 6, words: 'or more on two dice: 72% (26 of 36); rolled 9' },
    parts: [
      { value: '4', words: 'gunnery' },
      { value: '+2', words: 'medium range' },
    ],
    note: undefined,
  });
});

test('a number that its parts do not add up to has another part, and one beyond the dice says so', () => {
  const why = whyOf(sampleFilm(), 9);
  expect(why?.parts.at(-1)).toEqual({ value: '+9', words: 'other' });
  expect(why?.roll?.words).toBe('cannot be reached with two dice; rolled 9');
});

test('headings and plain events are not explained', () => {
  const film = sampleFilm();
  expect(film.steps.flatMap((_, step) => (isExplained(film, step) ? [step] : []))).toEqual([5, 6, 9]);
  expect(whyOf(film, -1)).toBe(undefined);
});
