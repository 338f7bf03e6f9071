import { findInCatalogue, formatUnit } from '@hexfall/data';
import { beforeEach, expect, test } from 'vitest';
import { Notices } from '../../app/notices.ts';
import { Library } from '../../library/library.ts';
import { MemoryStorage } from '../../library/memory-storage.ts';
import { openTable } from './open-table.ts';
import { MAX_SHEETS, TableSetup } from './table-setup.ts';
import { formatTable, parseTable } from './table-text.ts';

let library: Library;
let notices: Notices;
let setup: TableSetup;
let time = 1000;

const random = (bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => bytes.fill(3);
const now = (): number => time++;
const open = async (id: string): ReturnType<typeof openTable> =>
  openTable(id, { library, random, now, warn: sentence => notices.warn(sentence) });

beforeEach(async () => {
  library = new Library(new MemoryStorage(), now);
  notices = new Notices();
  setup = new TableSetup({ library, notices, now, pause: async () => undefined });
  await setup.open(undefined);
});

const HOSTILE = '<img src=x onerror=alert(1)>';

async function keepOwnUnit(): Promise<void> {
  const text = formatUnit({ ...findInCatalogue('HBK-4G')!, chassis: HOSTILE });
  const name = { chassis: HOSTILE, model: 'HBK-4G', clanName: '' };
  const figures = { tonnage: 50, value: 1041, facts: undefined };
  await library.keepUnit({ id: `mine:${HOSTILE}`, ...name, ...figures, file: 'x.json', text, added: 1 });
  await setup.open(undefined);
}

test('units are chosen with side and crew, and their sheets are laid out and kept', async () => {
  setup.addUnit({ id: 'Hunchback HBK-4G' });
  setup.changeUnit(0, { gunnery: 3 });
  setup.addUnit({ id: 'Atlas AS7-D' });
  setup.changeUnit(1, { side: 1, piloting: 6 });
  expect(setup.rows).toMatchObject([
    { title: 'Hunchback HBK-4G', side: 0, gunnery: 3, piloting: 5 },
    { title: 'Atlas AS7-D', side: 1, gunnery: 3, piloting: 6 },
  ]);
  const id = await setup.start();
  await setup.open(undefined);
  expect(setup.tables).toMatchObject([{ id, name: 'Hunchback vs Atlas', about: 'Turn 1, 2 units' }]);
  const table = await open(id!);
  expect(table.ok && table.value.model.cards.map(({ mark, name }) => `${mark} ${name}`)).toEqual([
    'A1 Hunchback HBK-4G',
    'B1 Atlas AS7-D',
  ]);
});

test('a table is as it was when it is opened again, open rolls included', async () => {
  setup.addUnit({ id: 'Hunchback HBK-4G' });
  const id = (await setup.start())!;
  const first = await open(id);
  if (!first.ok) throw new Error(first.errors[0]);
  first.value.model.put({ kind: 'damage', unit: 0, location: 5, rear: false, through: false, points: 20, by: 'plain' });
  await first.value.saved();
  const again = await open(id);
  expect(again.ok && again.value.model.question).toEqual(first.value.model.question);
  expect(again.ok && again.value.model.sheet).toEqual(first.value.model.sheet);
});

test('a unit of one’s own stays on the table when its file is deleted, and its name is plain text', async () => {
  await keepOwnUnit();
  setup.addUnit({ id: `mine:${HOSTILE}` });
  const id = (await setup.start())!;
  await setup.deleteUnit(`mine:${HOSTILE}`);
  expect(setup.rows).toEqual([]);
  const table = await open(id);
  expect(table.ok && table.value.model.cards[0]!.name).toBe(`${HOSTILE} HBK-4G`);
});

test('kept forces are added as a whole, the first as one’s own and the second as the enemy’s', async () => {
  const average = { gunnery: 4, piloting: 5 };
  await library.keepForce({ id: 'Lance', units: [{ unit: 'Atlas AS7-D', ...average }], added: 1 });
  await setup.open('Lance');
  setup.addForce('Lance');
  expect(setup.rows.map(({ side }) => side)).toEqual([0, 1]);
  await setup.open('Nobody');
  expect(notices.list.map(({ text }) => text)).toEqual(['There is no force called “Nobody” in this browser.']);
  for (let i = 0; i < MAX_SHEETS; i++) setup.addUnit({ id: 'Locust LCT-1V' });
  expect([setup.rows.length, setup.isFull]).toEqual([MAX_SHEETS, true]);
});

test('units that are not here, and tables that are gone, are said so in a sentence', async () => {
  setup.addUnit({ id: 'mine:Gone' });
  expect(await setup.start()).toBe(undefined);
  expect(notices.list.map(({ text }) => text)).toEqual([
    '“Gone” is not in this browser: drop its file here to use it.',
  ]);
  const table = await open('nothing');
  expect(table.ok ? [] : table.errors).toEqual([
    'This table is not in this browser: it was deleted, or made in another one.',
  ]);
});

test('a kept table is checked before it is used', async () => {
  const unit = { unit: 'Hunchback HBK-4G', side: 0, gunnery: 4, piloting: 5 } as const;
  const data = { profile: 'canon', dice: 'table', units: [unit], turn: 3, lines: [] } as const;
  expect(parseTable(formatTable(data))).toEqual({ ok: true, value: data });
  const wrongLines: unknown[] = [
    { kind: 'damage', unit: 0, location: 99, rear: false, through: false, points: 5, by: 'plain' },
    { kind: 'damage', unit: 1, location: 1, rear: false, through: false, points: 5, by: 'plain' },
    { kind: '__proto__' },
    { kind: 'answer', value: 'all of it' },
    'phase',
    null,
  ];
  for (const line of wrongLines) {
    const text = JSON.stringify({ version: 1, ...data, lines: [{ kind: 'phase' }, line] });
    const read = parseTable(text);
    expect(read.ok ? undefined : read.errors[0]).toBe('This table cannot be read: lines[1] cannot be recorded.');
  }
  for (const text of ['', '[]', '{}', '{"version":1}', JSON.stringify({ version: 1, ...data, units: [{}] })]) {
    expect(parseTable(text).ok).toBe(false);
  }
  // The record has the right form, but the unit has no such weapon.
  const aim = { hexes: 1, side: 'front', lightWoods: 0, heavyWoods: 0, cover: false, secondary: 0, extra: 0 };
  const motion = { moved: 0, jumped: false, prone: false, immobile: false, ground: 'open' };
  const fire = { kind: 'fire', unit: 0, weapon: 31, rate: 1, bin: -1, target: -1, aim: { ...aim, ...motion } };
  const text = JSON.stringify({ version: 1, ...data, lines: [fire] });
  await library.keepTable({ id: 'odd', name: 'Odd', updated: 1, text });
  const odd = await open('odd');
  expect(odd.ok ? [] : odd.errors).toEqual(['This table cannot be read: what was recorded does not match its units.']);
});
