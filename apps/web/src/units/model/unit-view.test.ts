import { formatMtf, type MechBlueprint } from '@hexfall/data';
import { parseUnitFile } from '@hexfall/protocol';
import { expect, test } from 'vitest';
import { parseSettings } from '../../begin/model/settings-text.ts';
import type { FoundUnit } from './find-unit.ts';
import { sampleUnit } from './sample-unit.ts';
import { createUnitView, duelRoute, waysOn, writeUnitFile } from './unit-view.ts';

test('the view of a unit has its facts, its sheet as tables, and its Battle Value line by line', () => {
  const view = createUnitView(sampleUnit('HBK-4G'));
  expect(Object.fromEntries(view.facts)).toMatchObject({
    'Battle Value': '1,041',
    Weight: '50 tons',
    Movement: 'walks 4, runs 6',
    Armor: '160 points',
    Technology: 'Inner Sphere',
  });
  expect(view.tables.map(({ title }) => title)).toContain('Critical slots');
  expect(view.sheet.weapons.map(({ name }) => name)).toContain('AC/20');
  expect(view.valueLines.how).toBe('623.4 + 417.76, rounded');
  expect(view.remarks).toEqual([]);
});

test('the equipment that a unit fights without is named', () => {
  const unit = sampleUnit('HBK-4G');
  const odd = formatMtf(unit.named.blueprint!).replace('-Empty-', 'Strange Box');
  const named = parseUnitFile(odd, 'odd.mtf');
  if (!named.ok) throw new Error(named.errors[0]);
  const { remarks } = createUnitView({ ...unit, builtIn: false, named: named.value });
  expect(remarks).toEqual(['Hunchback HBK-4G: fights without its Strange Box (unknown to this program).']);
});

test('text from a file is shown on one line, without marks that turn it around', () => {
  const unit = sampleUnit('HBK-4G');
  const blueprint: MechBlueprint = { ...unit.named.blueprint!, role: 'Braw\u202Eler' };
  const view = createUnitView({
    ...unit,
    named: { ...unit.named, blueprint, warnings: ['line 3:\n<b>odd</b>\u202E'] },
  });
  expect(view.remarks).toEqual(['line 3: <b>odd</b>\uFFFD']);
  expect(view.sheet.about.role).toBe('Braw\uFFFDler');
});

test('a unit is saved as files that are read again as the same unit', () => {
  const unit = sampleUnit('Mad Cat Prime');
  const mtf = writeUnitFile(unit, 'mtf')!;
  const json = writeUnitFile(unit, 'json')!;
  expect([mtf.name, json.name]).toEqual(['Mad Cat (Timber Wolf) Prime.mtf', 'Mad Cat (Timber Wolf) Prime.json']);
  const again = [mtf, json].map(({ text, name }) => parseUnitFile(text, name));
  for (const read of again) expect(read.ok && read.value.spec).toEqual(unit.named.spec);
});

test('names of files have nothing in them that a path could be made of', () => {
  const unit: FoundUnit = { ...sampleUnit('HBK-4G'), title: '../<b>x\\y</b>:*?' };
  expect(writeUnitFile(unit, 'json')!.name).toBe('.. b x y b.json');
});

test('a bare record sheet cannot be saved as a unit file', () => {
  const unit = sampleUnit('HBK-4G');
  expect(writeUnitFile({ ...unit, named: { ...unit.named, blueprint: undefined } }, 'mtf')).toBeUndefined();
});

test('a game with the unit, also one of the reader whose name has a comma, can be set up from its view', () => {
  const unit = { ...sampleUnit('HBK-4G'), id: 'mine:Lunch, box' };
  const { play, edit, compare } = waysOn(unit);
  const { settings, problems } = parseSettings(play.query);
  expect(problems).toEqual([]);
  expect(settings.sides.map(({ units }) => units.map(each => each.unit))).toEqual([[unit.id], [unit.id]]);
  expect([edit.path, compare.query]).toEqual([['edit', unit.id], { a: unit.id }]);
  expect(duelRoute(unit, sampleUnit('AS7-D')).query).toEqual({
    a: 'mine:Lunch%2C box@4/5',
    b: 'Atlas AS7-D@4/5',
  });
});
