import { balanceSkills, parseForce } from '@hexfall/data';
import { forceSheetsHtml, summarizeForce } from '@hexfall/view';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { Notices } from '../../app/notices.ts';
import { parseSettings } from '../../begin/model/settings-text.ts';
import { keepFile } from '../../files/model/keep-file.ts';
import { readFile } from '../../files/model/read-file.ts';
import { Library } from '../../library/library.ts';
import { MemoryStorage } from '../../library/memory-storage.ts';
import { fileName, forceFile } from './force-file.ts';
import { matchQuery } from './force-links.ts';
import { ForcesModel } from './forces-model.ts';
import { targetWords } from './target-words.ts';

const HOSTILE = '<img src=x onerror=alert(1)>';

interface Page {
  readonly model: ForcesModel;
  readonly library: Library;
  readonly notices: Notices;
}

async function openPage(name?: string, library = new Library(new MemoryStorage(), () => 7)): Promise<Page> {
  const notices = new Notices();
  const model = new ForcesModel({ library, notices, now: () => 7, pause: async () => undefined });
  await model.open(name);
  return { model, library, notices };
}

/** Opens the page with a force of two units that is being built. */
async function openLance(): Promise<Page> {
  const page = await openPage();
  await page.model.create('Lance');
  await page.model.open('Lance');
  await page.model.addUnit({ id: 'Hunchback HBK-4G' });
  await page.model.setCrew(0, { gunnery: 3, piloting: 4 });
  await page.model.addUnit({ id: 'Wolverine WVR-6R' });
  return page;
}

test('a force is built unit by unit, with its weight and its Battle Value, and is there at the next visit', async () => {
  const { model, library } = await openLance();
  expect(model.rows.map(({ title, value }) => [title, value])).toEqual([
    ['Hunchback HBK-4G', 1374],
    ['Wolverine WVR-6R', 1453],
  ]);
  expect(model.totals).toEqual({ units: 2, tonnage: 105, value: 2827 });
  const again = await openPage('Lance', library);
  expect(again.model.totals).toEqual(model.totals);
  expect(again.model.list).toEqual([{ name: 'Lance', units: 2, tonnage: 105, value: 2827 }]);
});

test('units are doubled, removed and given pilots, and every change can be taken back', async () => {
  const { model } = await openLance();
  await model.setPilot(0, `  ${HOSTILE} `);
  await model.duplicateUnit(0);
  expect(model.force?.units).toEqual([
    { unit: 'Hunchback HBK-4G', gunnery: 3, piloting: 4, pilot: HOSTILE },
    { unit: 'Hunchback HBK-4G', gunnery: 3, piloting: 4 },
    { unit: 'Wolverine WVR-6R', gunnery: 3, piloting: 4 },
  ]);
  await model.removeUnit(2);
  await model.setCrews({ gunnery: 4, piloting: 5 });
  await model.setPilot(0, ' ');
  expect(model.force?.units[0]).toEqual({ unit: 'Hunchback HBK-4G', gunnery: 4, piloting: 5 });
  for (let i = 0; i < 5; i++) await model.undo();
  expect(model.force?.units.map(({ unit }) => unit)).toEqual(['Hunchback HBK-4G', 'Wolverine WVR-6R']);
  while (model.canUndo) await model.undo();
  expect(model.force?.units).toEqual([]);
});

test('names are unique: a copy and a new name that is taken get a number', async () => {
  const { model } = await openLance();
  expect(await model.duplicate('Lance')).toBe('Lance 2');
  expect(await model.duplicate('Lance 2')).toBe('Lance 3');
  expect(await model.rename('Lance 2')).toBe('Lance 4');
  expect(model.force?.units).toHaveLength(2);
  expect(await model.rename(`${HOSTILE}\u202E`)).toBe(`${HOSTILE}\uFFFD`);
  expect(await model.rename('   ')).toBe(`${HOSTILE}\uFFFD`);
  expect(model.list.map(({ name }) => name)).toEqual([`${HOSTILE}\uFFFD`, 'Lance 2', 'Lance 3']);
  await model.delete('Lance 3');
  await expect.poll(() => model.list.length).toBe(2);
});

test('a force that is not there is told in a sentence', async () => {
  const { model, notices } = await openPage(HOSTILE);
  expect(model.force).toBeUndefined();
  expect(notices.list.map(({ text }) => text)).toEqual([`There is no force called “${HOSTILE}” in this browser.`]);
});

test('both files say the same, and come back as the same force', async () => {
  const { model, library } = await openLance();
  await model.setPilot(0, 'Ann: #1 "Ace" { }');
  await model.rename('- Fire: lance, [1]');
  const before = model.force!;
  const json = forceFile(before, 'json');
  const yaml = forceFile(before, 'yaml');
  expect(parse(yaml.text)).toEqual(JSON.parse(json.text));
  expect([json.name, yaml.name]).toEqual(['fire-lance-1.json', 'fire-lance-1.yaml']);
  expect(parseForce(JSON.parse(json.text), 'x.json').ok).toBe(true);
  await library.deleteForce(before.id);
  for (const { name, text } of [yaml, json]) {
    const bytes = new TextEncoder().encode(text);
    const file = await readFile({ name, size: bytes.length, arrayBuffer: async () => bytes.buffer });
    expect(file.ok && (await keepFile(file.value, library, 7)).ok).toBe(true);
    expect(await library.forces()).toEqual([before]);
  }
  expect(fileName('../../<b>')).toBe('b');
  expect(fileName('…')).toBe('force');
});

test('the address of a game has both forces, as the page for new games reads them', async () => {
  const { model } = await openLance();
  const query = matchQuery(model.force!.units, [{ unit: 'Atlas AS7-D', gunnery: 4, piloting: 5, pilot: 'Ann' }]);
  const { settings, problems } = parseSettings(query);
  expect(problems).toEqual([]);
  expect(settings.sides.map(({ units }) => units)).toEqual([
    model.force!.units,
    [{ unit: 'Atlas AS7-D', gunnery: 4, piloting: 5 }],
  ]);
});

test('the sheets have a summary and a page for each unit, with names as text', async () => {
  const { model } = await openLance();
  await model.setPilot(0, HOSTILE);
  const sheets = model.sheets('spec');
  const { units, totals } = summarizeForce(sheets);
  expect(units.map(({ title, cells }) => [title, cells[0], cells[1]])).toEqual([
    ['Hunchback HBK-4G', HOSTILE, '3 / 4'],
    ['Wolverine WVR-6R', '', '3 / 4'],
  ]);
  expect(totals[0]?.cells.slice(2, 4)).toEqual(['105', '2827']);
  const html = forceSheetsHtml('Lance', sheets);
  expect(html.match(/<svg /g)).toHaveLength(2);
  expect(html).not.toContain('<img');
});

test('how far a force is from its Battle Value is told, and crews come nearest to it', () => {
  expect(targetWords(5000, 6000)).toBe('1,000 points to go (17%).');
  expect(targetWords(6010, 6000)).toBe('10 points too many (less than 1%).');
  expect(targetWords(6000, 6000)).toBe('Exactly there.');
  expect(balanceSkills([1041, 1101], 2827)).toMatchObject({ gunnery: 3, piloting: 4 });
});
