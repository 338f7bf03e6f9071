import { CATALOGUE, findInCatalogue, formatUnit } from '@hexfall/data';
import { beforeEach, expect, test } from 'vitest';
import { Notices } from '../../app/notices.ts';
import { Library } from '../../library/library.ts';
import { MemoryStorage } from '../../library/memory-storage.ts';
import { CatalogueModel } from './catalogue-model.ts';

let library: Library;
let notices: Notices;
let model: CatalogueModel;

const titles = (): readonly string[] => model.shown.map(({ title }) => title);
const settle = (): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve);
  });

async function open(query: Record<string, string> = {}): Promise<void> {
  model = new CatalogueModel({ library, notices, slices: { now: () => 0, pause: async () => undefined } });
  await model.open(query);
}

beforeEach(() => {
  library = new Library(new MemoryStorage(), () => 1000);
  notices = new Notices();
});

/** Keeps a Hunchback under a different name, as a bare record sheet, about which little is known. */
async function keepOwnUnit(): Promise<void> {
  const text = formatUnit({ ...findInCatalogue('HBK-4G')!, chassis: 'Lunchbox' });
  const name = { chassis: 'Lunchbox', model: 'HBK-4G', clanName: '' };
  const figures = { tonnage: 50, value: 1041, facts: undefined };
  await library.keepUnit({ id: 'mine:Lunchbox HBK-4G', ...name, ...figures, file: 'x.json', text, added: 1 });
}

test('all units are listed by name at first', async () => {
  await open();
  expect(model.readiness).toBe(1);
  expect(model.total).toBe(CATALOGUE.length);
  expect(model.foundCount).toBe(CATALOGUE.length);
  expect(titles()[0]).toBe('Annihilator ANH-4A');
  expect(model.roles).toContain('Brawler');
  expect(model.weapons).toContain('AC/20');
});

test('words and filters are used together, and stand in the address', async () => {
  await open({ q: 'atlas' });
  expect(titles()).toEqual(['Atlas AS7-D', 'Atlas AS7-D-DC']);
  model.filterBy({ value: { min: 1890, max: 2000 } });
  expect(titles()).toEqual(['Atlas AS7-D']);
  expect(model.query).toEqual({ q: 'atlas', bv: '1890-2000' });
  model.filterBy({ value: undefined });
  expect(model.query).toEqual({ q: 'atlas' });
  model.clear();
  expect(model.foundCount).toBe(model.total);
});

test('a column orders the units, and turns them around when it is pressed again', async () => {
  await open();
  model.orderBy('tons');
  expect(model.shown[0]!.tonnage).toBe(20);
  model.orderBy('tons');
  expect(model.shown[0]!.tonnage).toBe(100);
  expect(model.query).toEqual({ sort: '-tons' });
  model.orderBy('bv');
  expect(model.choices.isTurned).toBe(false);
});

test('two units can be picked to be compared; a third one takes the place of the second', async () => {
  await open();
  const [a, b, c] = model.shown;
  for (const unit of [a!, b!, c!]) model.togglePick(unit);
  expect(model.picked).toEqual([a, c]);
  model.togglePick(a!);
  expect(model.picked).toEqual([c]);
});

test('units of the reader appear when their file is kept, and go when they are deleted', async () => {
  await open({ mine: '1' });
  expect([model.foundCount, model.ownCount]).toEqual([0, 0]);
  await keepOwnUnit();
  await settle();
  expect(titles()).toEqual(['Lunchbox HBK-4G']);
  model.togglePick(model.shown[0]!);
  await model.deleteUnit('mine:Lunchbox HBK-4G');
  await settle();
  expect([model.foundCount, model.picked.length]).toEqual([0, 0]);
});

test('a unit of which only the record sheet is known is listed and ordered with the others', async () => {
  await keepOwnUnit();
  await open({ q: 'lunch', sort: 'walk' });
  expect(titles()).toEqual(['Lunchbox HBK-4G']);
});

test('an address with nonsense gives a sentence and shows the rest', async () => {
  await open({ q: 'atlas', walk: 'fast' });
  expect(notices.list.map(({ text }) => text)).toEqual([expect.stringContaining('walk is “fast”')]);
  expect(model.foundCount).toBe(2);
});

test('long lists are drawn in parts', async () => {
  await open();
  const facts = { ...model.shown[0]!.facts()!, chassis: 'Copy' };
  for (let i = 0; i < 300; i++)
    await library.keepUnit({
      id: `mine:Copy ${i}`,
      chassis: 'Copy',
      model: `${i}`,
      clanName: '',
      tonnage: 50,
      value: 1000,
      facts: { ...facts, model: `${i}` },
      file: '',
      text: '',
      added: 1,
    });
  await open({ mine: '1' });
  expect([model.foundCount, model.shown.length]).toEqual([300, 200]);
  model.showMore();
  expect(model.shown.length).toBe(300);
});
