import { expect, test } from 'vitest';
import { ALL_UNITS, type CatalogueChoices, formatCatalogue, parseCatalogue, searchText } from './catalogue-query.ts';

const EVERYTHING: CatalogueChoices = {
  text: 'atlas ac/20',
  weight: 'assault',
  filter: {
    tonnage: { min: 80, max: 100 },
    value: { min: 1500, max: Number.POSITIVE_INFINITY },
    year: { min: 0, max: 3050 },
    walk: { min: 3, max: 4 },
    jump: { min: 1, max: Number.POSITIVE_INFINITY },
    tech: 'innerSphere',
    role: 'Missile Boat',
    weapons: ['AC/20', 'LRM 20'],
    unplayed: false,
  },
  isMine: true,
  order: 'bv',
  isTurned: true,
};

test('every choice stands in the address, and is read from there again', () => {
  const query = formatCatalogue(EVERYTHING);
  expect(query).toEqual({
    q: 'atlas ac/20',
    class: 'assault',
    tons: '80-100',
    bv: '1500+',
    year: '0-3050',
    walk: '3-4',
    jump: '1+',
    tech: 'is',
    role: 'Missile Boat',
    weapon: 'AC/20,LRM 20',
    played: '1',
    mine: '1',
    sort: '-bv',
  });
  expect(parseCatalogue(query)).toEqual({ choices: EVERYTHING, problems: [] });
});

test('units that fight without something have a filter of their own', () => {
  const { choices } = parseCatalogue({ unplayed: '1' });
  expect(choices.filter).toEqual({ unplayed: true });
  expect(formatCatalogue(choices)).toEqual({ unplayed: '1' });
});

test('an address without choices shows all units, and all units need none', () => {
  expect(parseCatalogue({})).toEqual({ choices: ALL_UNITS, problems: [] });
  expect(formatCatalogue(ALL_UNITS)).toEqual({});
});

test('unreadable parts are named, and the rest counts', () => {
  const { choices, problems } = parseCatalogue({ tons: '<b>', tech: 'x'.repeat(80), bv: '1000-1200', sort: 'price' });
  expect(problems).toEqual([
    'Part of the address cannot be used: tons is “<b>”, but it must be a number or a range, such as 50, 50-75 or 50+.',
    `Part of the address cannot be used: tech is “${'x'.repeat(40)}…”, but it must be is, clan or mixed.`,
  ]);
  expect(choices).toEqual({ ...ALL_UNITS, filter: { value: { min: 1000, max: 1200 } } });
});

test('a range that nothing fits, while its second number is typed, is not written', () => {
  expect(formatCatalogue({ ...ALL_UNITS, filter: { tonnage: { min: 50, max: 7 } } })).toEqual({});
});

test('the class of weight is one of the words of a search', () => {
  expect(searchText({ ...ALL_UNITS, text: 'jump', weight: 'light' })).toBe('jump light');
});
