import { CATALOGUE } from '@hexfall/data';
import { expect, test } from 'vitest';
import type { UnitRecord } from '../../library/records.ts';
import { UnitShelf } from './unit-shelf.ts';

const OWN: UnitRecord = {
  id: 'mine:Atlas AS7-X',
  chassis: 'Atlas',
  model: 'AS7-X',
  clanName: '',
  tonnage: 100,
  value: 2000,
  facts: undefined,
  file: 'x.json',
  text: '{}',
  added: 1,
};

const shelf = new UnitShelf([OWN]);
const titles = (text: string, filter = {}): readonly string[] => shelf.search(text, filter).map(({ title }) => title);

test.each([
  ['as7d', 'Atlas AS7-D'],
  ['hbk-4g', 'Hunchback HBK-4G'],
  ['HUNCHBACK 4g', 'Hunchback HBK-4G'],
  ['timber wolf prime', 'Mad Cat (Timber Wolf) Prime'],
  ['mad cat prime', 'Mad Cat (Timber Wolf) Prime'],
  ['marauder mad-3r', 'Marauder MAD-3R'],
])('%s finds %s first, as players type it', (text, title) => {
  expect(titles(text)[0]).toBe(title);
});

test('a search without words lists every unit, the user’s own first', () => {
  expect(titles('')).toHaveLength(CATALOGUE.length + 1);
  expect(titles('')[0]).toBe('Atlas AS7-X');
});

test('units are found by what they carry and what they are', () => {
  expect(titles('ac/20 medium')).toContain('Hunchback HBK-4G');
  expect(titles('ac/20 medium')).not.toContain('Atlas AS7-D');
  expect(titles('', { tonnage: { min: 100, max: 100 } })).toContain('Atlas AS7-X');
  expect(titles('', { tech: 'clan' })).not.toContain('Hunchback HBK-4G');
});

test('a slip of the pen still finds the unit', () => {
  expect(titles('hunchbak hbk-4g')).toContain('Hunchback HBK-4G');
});

test('an id stands for its unit, a chassis for its first model, and nonsense for nothing', () => {
  expect(shelf.find('mine:Atlas AS7-X')?.value()).toBe(2000);
  expect(shelf.find('atlas')?.id).toBe('Atlas AS7-D');
  expect(shelf.find('Hunchback HBK-4G')?.value()).toBe(1041);
  expect(shelf.find('xyzzy')).toBeUndefined();
});

test('preparing gives the page time to draw', async () => {
  let pauses = 0;
  await new UnitShelf([]).prepare(async () => void pauses++);
  expect(pauses).toBeGreaterThan(20);
});
