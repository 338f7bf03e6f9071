import { findInCatalogue, formatMtf, formatUnit } from '@hexfall/data';
import { beforeEach, expect, test } from 'vitest';
import { Library } from '../../library/library.ts';
import { MemoryStorage } from '../../library/memory-storage.ts';
import { findUnit } from './find-unit.ts';

let library: Library;

beforeEach(() => {
  library = new Library(new MemoryStorage(), () => 1000);
});

async function keep(file: string, text: string): Promise<void> {
  const name = { chassis: 'Lunchbox', model: 'LB-1', clanName: '' };
  const figures = { tonnage: 50, value: 1041, facts: undefined };
  await library.keepUnit({ id: 'mine:Lunchbox LB-1', ...name, ...figures, file, text, added: 1 });
}

test('a unit of the catalogue is found by its name, however it is typed', async () => {
  for (const name of ['Atlas AS7-D', 'as7d', 'atlas as7-d']) {
    const found = await findUnit(name, library);
    expect(found.ok && [found.value.id, found.value.builtIn, found.value.named.spec.tonnage]).toEqual([
      'Atlas AS7-D',
      true,
      100,
    ]);
  }
});

test('a unit of the reader is read from its file, in either format', async () => {
  const blueprint = { ...findInCatalogue('HBK-4G')!, chassis: 'Lunchbox', model: 'LB-1' };
  for (const [file, text] of [
    ['lunchbox.mtf', formatMtf(blueprint)],
    ['lunchbox.json', formatUnit(blueprint)],
  ] as const) {
    await keep(file, text);
    const found = await findUnit('mine:Lunchbox LB-1', library);
    expect(found.ok && [found.value.title, found.value.builtIn]).toEqual(['Lunchbox LB-1', false]);
    expect(found.ok && found.value.named.blueprint?.chassis).toBe('Lunchbox');
  }
});

test('a file that cannot be read any more says why', async () => {
  await keep('lunchbox.json', '{');
  const found = await findUnit('mine:Lunchbox LB-1', library);
  expect(!found.ok && found.errors[0]!.sentence).toContain('lunchbox.json');
});

test('a name that nothing has comes with what was perhaps meant', async () => {
  const found = await findUnit('Atals', library);
  expect(!found.ok && found.errors[0]).toMatchObject({ sentence: 'There is no unit called “Atals” here.' });
  expect(!found.ok && found.errors[0]!.suggestions.map(({ title }) => title)).toContain('Atlas AS7-D');
  const own = await findUnit('mine:Gone', library);
  expect(!own.ok && own.errors[0]).toEqual({
    sentence: 'The unit “Gone” is not in this browser: drop its file here to see it.',
    suggestions: [],
  });
});
