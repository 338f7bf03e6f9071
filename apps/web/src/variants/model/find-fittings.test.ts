import { findInCatalogue, fittingsFor } from '@hexfall/data';
import { expect, test } from 'vitest';
import { ALL_FITTINGS, type FittingSearch, findFittings } from './find-fittings.ts';

const FITTINGS = fittingsFor(findInCatalogue('HBK-4G')!);

function titles(search: Partial<FittingSearch>): readonly string[] {
  return findFittings(FITTINGS, { ...ALL_FITTINGS, ...search }).map(({ fitting }) => fitting.title);
}

test('all words of a search stand in the name, however they are joined', () => {
  const found = titles({ text: 'ac20 ammo' });
  expect(found[0]).toBe('AC/20 ammo');
  expect(found).toContain('Ultra AC/20 ammo');
  expect(found.filter(title => !/AC\/20 ammo/.test(title))).toEqual([]);
  expect(titles({ text: 'medium laser' })[0]).toBe('Medium Laser');
  expect(titles({ text: '///' })).toEqual([]);
});

test('ammunition for the weapons of the unit comes first', () => {
  expect(titles({ sort: 'ammo' })[0]).toBe('AC/20 ammo');
});

test('items that do not fit are left out, or listed with the reason', () => {
  expect(titles({ text: 'ppc', target: 'HD' })).toEqual([]);
  const [line] = findFittings(FITTINGS, { ...ALL_FITTINGS, text: 'ppc', target: 'HD', all: true });
  expect(line).toMatchObject({ fitting: { title: 'PPC' }, refusal: expect.stringContaining('LT, RA, LA') as string });
});
