import { expect, test } from 'vitest';
import { FIELD, NOT_MOVED } from '../film/film.ts';
import { filmTokens } from './film-tokens.ts';
import { sampleFilm } from './sample-film.ts';

function tokensWith(changes: Readonly<Record<number, number>>): ReturnType<typeof filmTokens> {
  const film = sampleFilm();
  const states = film.units.map(({ start }) => [...start]);
  for (const [field, value] of Object.entries(changes)) states[1]![Number(field)] = value;
  return filmTokens(film, states);
}

test('a unit on the map shows side, heat, modifier and what is left of it', () => {
  const [a1, b1] = tokensWith({ [FIELD.heat]: 7, [FIELD.modifier]: 2, [FIELD.armor]: 0, [FIELD.condition]: 1 });
  expect(a1).toMatchObject({ mark: 'A1', side: 0, x: 40, y: 35, modifier: undefined, left: 1, words: 'A1 One' });
  expect(b1).toMatchObject({ mark: 'B1', side: 1, heat: 7, modifier: 2, prone: true, words: 'B1 Two: prone' });
  expect(b1!.left).toBeCloseTo(90 / 95, 9);
});

test('a wreck comes before the units that still fight, and a unit off the board not at all', () => {
  expect(tokensWith({ [FIELD.status]: 1 }).map(({ mark, destroyed }) => `${mark} ${destroyed}`)).toEqual(
    ['A1 false', 'B1 true'].toReversed(),
  );
  expect(tokensWith({ [FIELD.x]: -1 }).map(({ mark }) => mark)).toEqual(['A1']);
  expect(tokensWith({ [FIELD.modifier]: NOT_MOVED })[1]!.modifier).toBe(undefined);
});
