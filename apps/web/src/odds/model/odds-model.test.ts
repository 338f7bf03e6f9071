import { findInCatalogue, formatMtf } from '@hexfall/data';
import { expect, test } from 'vitest';
import { keepFile } from '../../files/model/keep-file.ts';
import { readFile } from '../../files/model/read-file.ts';
import { Library } from '../../library/library.ts';
import { MemoryStorage } from '../../library/memory-storage.ts';
import { EXAMPLES } from './examples.ts';
import { OddsModel } from './odds-model.ts';
import { setAction, setName } from './query-edits.ts';

async function openModel(address: Record<string, string>, library = emptyLibrary()): Promise<OddsModel> {
  const model = new OddsModel({ library, oracle: { ask: async () => [] }, now: () => 0 });
  await model.open(address);
  return model;
}

function emptyLibrary(): Library {
  return new Library(new MemoryStorage(), () => 0);
}

test('a page without a question begins with one whose address leads back to it', async () => {
  const model = await openModel({});
  expect(model.text).toBe(EXAMPLES[0]!.question);
  expect(model.odds?.title).toBe('AC/20 at Hunchback HBK-4G, 3 hexes');
  const again = await openModel(model.address);
  expect(again.odds?.title).toBe(model.odds?.title);
});

test('rules, precision and seed stand in the address, as far as there are such', async () => {
  const address = { q: 'ppc at 9', rules: 'canon', precision: '0.01%', seed: 'x' };
  const model = await openModel(address);
  expect(model.address).toEqual(address);
  const odd = await openModel({ q: 'ppc at 9', rules: '<b>', precision: '__proto__' });
  expect(odd.address).toEqual({ q: 'ppc at 9' });
});

test('a typed question is asked when it is sent off, and one that is not understood gets a sentence', async () => {
  const model = await openModel({});
  model.type('ppc at 9 hexes, target rann 6');
  expect(model.odds?.title).toBe('AC/20 at Hunchback HBK-4G, 3 hexes');
  await model.ask();
  expect(model.odds).toBeUndefined();
  expect(model.problem).toBe(
    '"rann 6" is not understood: it is neither a weapon nor a unit nor a circumstance; did you mean "ran"?',
  );
  await model.ask('kick hunhcback by WVR-6R');
  expect(model.problem).toMatch(/^There is no unit called “hunhcback” here: did you mean Hunchback/);
  await model.ask('ac/20');
  expect(model.problem).toBe('The question does not say how far the target is away: add "at 5 hexes".');
  await model.ask('ac/20 at 12 hexes');
  expect(model.problem).toBe('The rules do not allow it: the target is out of range.');
});

test('the form and the words are one question', async () => {
  const model = await openModel({ q: 'ac/20 at 3 hexes on HBK-4G' });
  await model.change(query => {
    query.target.move = { mode: 'run', hexes: 6 };
    query.cover = true;
  });
  expect(model.text).toBe('ac/20 at 3 hexes on HBK-4G, target ran 6, partial cover');
  expect(model.odds?.numbers[0]?.text).toContain('2 target moved');
  await model.change(query => setName(query, 'attacker', 'Atlas AS7-D'));
  expect(model.text).toBe('Atlas AS7-D fires everything at HBK-4G, 3 hexes, target ran 6, partial cover');
  await model.change(query => setAction(query, 'kick'));
  expect(model.text).toBe('kick HBK-4G by Atlas AS7-D, target ran 6');
  expect(model.odds?.title).toBe('Atlas AS7-D kicks Hunchback HBK-4G');
  await model.change(query => setAction(query, 'heat'));
  expect(model.odds?.title).toBe('Heat of Atlas AS7-D at the end of the turn, firing everything');
});

test('a unit of the user’s own takes part, whatever it is called', async () => {
  const library = emptyLibrary();
  const text = formatMtf({ ...findInCatalogue('Hunchback HBK-4G')!, chassis: 'Sword of <b>', model: 'at 5 hexes' });
  const bytes = new TextEncoder().encode(text);
  const file = await readFile({ name: 'x.mtf', size: bytes.length, arrayBuffer: async () => bytes.buffer });
  expect(file.ok && (await keepFile(file.value, library, 0)).ok).toBe(true);
  const model = await openModel({ q: 'kick HBK-4G by WVR-6R' }, library);
  await model.change(query => setName(query, 'target', model.shelf.units[0]!.id));
  expect(model.text).toBe('kick "mine:Sword of <b> at 5 hexes" by WVR-6R');
  expect(model.odds?.title).toBe('Wolverine WVR-6R kicks Sword of <b> at 5 hexes');
  const again = await openModel(model.address, library);
  expect(again.odds?.title).toBe(model.odds?.title);
});
