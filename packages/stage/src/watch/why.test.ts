import { expect, test } from 'vitest';
import { LEVELS } from '../film/film.ts';
import { momentsOf } from './contents.ts';
import { sampleFilm } from './sample-film.ts';
import { waysToReach, whyOf, whyOfLine } from './why.ts';

test('two dice reach a number in as many ways as there are rolls', () => {
  expect([2, 3, 7, 8, 12, 13].map(waysToReach)).toEqual([36, 35, 21, 15, 1, 0]);
});

test('a target number is explained by its parts, its chance and the roll', () => {
  expect(whyOf(sampleFilm(), 5)).toEqual({
    text: 'A1 fires',
    numbers: [
      {
        roll: { need: 6, words: 'or more on two dice: 72% (26 of 36); rolled 9' },
        parts: [
          { value: '4', words: 'gunnery' },
          { value: '+2', words: 'medium range' },
        ],
        note: undefined,
      },
    ],
  });
});

test('a number that its parts do not add up to has another part, and one beyond the dice says so', () => {
  const [number] = whyOf(sampleFilm(), 9).numbers;
  expect(number?.parts.at(-1)).toEqual({ value: '+9', words: 'other' });
  expect(number?.roll?.words).toBe('cannot be reached with two dice; rolled 9');
});

test('headings and plain events are not explained', () => {
  const film = sampleFilm();
  expect(film.steps.flatMap((_, step) => (whyOf(film, step).numbers.length > 0 ? [step] : []))).toEqual([5, 6, 9]);
  expect(whyOf(film, -1)).toEqual({ text: '', numbers: [] });
});

test('a line is explained with all its steps, and a step of it with its own numbers under the text of the line', () => {
  const film = sampleFilm();
  // The fall is told by the line of the shot.
  const steps = film.steps.map((step, i) => (i === 6 ? { ...step, l: LEVELS.event, t: '', c: 5 } : step));
  const told = { ...film, steps };
  expect(whyOf(told, 6)).toMatchObject({ text: 'A1 fires', numbers: [{ note: '50 tons' }] });
  expect(whyOf(told, 5).numbers).toHaveLength(1);
  const silent = { ...told, steps: steps.map((step, i) => (i === 4 ? { l: LEVELS.event, t: '', c: 5 } : step)) };
  expect(whyOf(silent, 4).numbers).toHaveLength(2);
  expect(whyOfLine(told, 5).numbers.map(({ note }) => note)).toEqual([undefined, '50 tons']);
  expect(momentsOf(told)[0]).toMatchObject({ step: 6, title: 'A1 fires', kind: 'fall' });
});
