import { expect, test } from 'vitest';
import { readFilter } from './read-filter.ts';

test('ranges are a number, two numbers, or open to the top; a single year means what is in service by then', () => {
  expect(readFilter({ tons: '50', bv: '1000-1500', walk: '5+', year: '3050', played: false, unplayed: false })).toEqual(
    {
      ok: true,
      value: {
        words: [],
        tonnage: { min: 50, max: 50 },
        value: { min: 1000, max: 1500 },
        walk: { min: 5, max: Number.POSITIVE_INFINITY },
        year: { min: 0, max: 3050 },
      },
    },
  );
});

test('technology, role, weapons and words are kept as they are typed', () => {
  const texts = { tech: 'Inner Sphere', role: 'brawler', weapon: ['ac/20'], played: true, unplayed: false };
  expect(readFilter(texts, ['atlas'])).toEqual({
    ok: true,
    value: {
      words: ['atlas'],
      tech: 'innerSphere',
      role: 'brawler',
      weapons: ['ac/20'],
      unplayed: false,
    },
  });
});

test('every text that cannot be read is named', () => {
  const read = readFilter({ tons: '75-50', tech: 'constructor', jump: 'high', played: false, unplayed: false });
  expect(!read.ok && read.errors.map(({ field }) => field)).toEqual(['tons', 'jump', 'tech']);
});
