import { findInCatalogue, formatUnit, parseMtf, parseUnit } from '@hexfall/data';
import { beforeEach, describe, expect, test } from 'vitest';
import { Notices } from '../../app/notices.ts';
import { UnitShelf } from '../../begin/model/unit-shelf.ts';
import { keepFile } from '../../files/model/keep-file.ts';
import { parseUnitFile } from '../../files/readers.ts';
import { Library } from '../../library/library.ts';
import { MemoryStorage } from '../../library/memory-storage.ts';
import { type EditModel, openEditModel } from './edit-model.ts';

let library: Library;
let notices: Notices;
const HUNCHBACK = findInCatalogue('HBK-4G')!;

beforeEach(() => {
  library = new Library(new MemoryStorage(), () => 1000);
  notices = new Notices();
});

async function open(name = 'Hunchback HBK-4G'): Promise<EditModel> {
  const model = await openEditModel(name, { library, notices, now: () => 1000, pause: async () => undefined });
  if (!model.ok) throw new Error(model.errors[0]);
  return model.value;
}

async function keepText(text: string): Promise<void> {
  const unit = parseUnitFile(text, 'x.json');
  if (!unit.ok) throw new Error(unit.errors[0]);
  await keepFile({ kind: 'unit', unit: unit.value, file: 'x.json', text }, library, 1);
}

describe('opening', () => {
  test('a built-in unit is found by its name, and an unknown one is answered in one sentence', async () => {
    expect((await open('hbk-4g')).title).toBe('Hunchback HBK-4G');
    const unknown = await openEditModel('<b>Nobody</b>', {
      library,
      notices,
      now: () => 0,
      pause: async () => undefined,
    });
    expect(unknown).toMatchObject({ ok: false, errors: [expect.stringContaining('“<b>Nobody</b>”')] });
  });

  test('a unit of the user is opened as it was kept', async () => {
    await keepText(formatUnit({ ...HUNCHBACK, model: 'mine' }));
    const model = await open('mine:Hunchback mine');
    expect([model.title, model.blueprint.armor]).toEqual(['Hunchback mine', HUNCHBACK.armor]);
  });
});

describe('changing', () => {
  test('a change shows what it does against the original', async () => {
    const model = await open();
    model.change({ kind: 'remove', location: 'RT', slot: 1 });
    expect(model.figures.find(({ name }) => name === 'Weight')).toMatchObject({
      note: '14 t left',
      was: 'was 50 t',
    });
    expect(model.findings).toEqual([{ sentence: 'The unit is 36 tons, 14 under its 50.', place: 'edit-weight' }]);
    model.change({ kind: 'armor', points: { LA: 1 } });
    expect(model.figures.find(({ name }) => name === 'Armor')?.change).toBe('worse');
  });

  test('a change that cannot be made is refused in one sentence, which stays until the next change', async () => {
    const model = await open();
    model.change({ kind: 'armor', points: { HD: 12 } });
    expect([model.refusal, model.blueprint]).toEqual(['The head takes at most 9 points of armor.', HUNCHBACK]);
    model.change({ kind: 'armor', points: { HD: 8 } });
    expect(model.refusal).toBe('');
  });

  test('a number that is typed is one step, however many digits it has', async () => {
    const model = await open();
    model.type('armor HD', { kind: 'armor', points: { HD: 1 } });
    model.type('armor HD', { kind: 'armor', points: { HD: 5 } });
    model.type('armor HD', { kind: 'armor', points: { HD: 55 } });
    expect([model.draft.done.length, model.blueprint.armor.HD]).toEqual([1, 5]);
    model.endTyping();
    model.type('armor HD', { kind: 'armor', points: { HD: 6 } });
    expect(model.draft.done).toHaveLength(2);
    model.undo();
    model.undo();
    expect([model.blueprint, model.told]).toEqual([HUNCHBACK, 'Undone: armor.']);
    model.redo();
    expect([model.blueprint.armor.HD, model.told]).toEqual([5, 'Done again: armor.']);
  });

  test('starting over can be taken back', async () => {
    const model = await open();
    model.change({ kind: 'year', year: 3055 });
    model.change({ kind: 'remove', location: 'RT', slot: 1 });
    model.startOver();
    expect(model.blueprint).toBe(HUNCHBACK);
    model.redo();
    expect(model.blueprint.year).toBe(3055);
  });

  test('the list of what can be added follows the unit', async () => {
    const model = await open();
    await Promise.resolve();
    const places = (): readonly string[] => model.fittings.find(({ title }) => title === 'Heavy Gauss Rifle')!.places;
    expect(places()).toEqual(['LT']);
    model.change({ kind: 'remove', location: 'RT', slot: 1 });
    await Promise.resolve();
    await Promise.resolve();
    expect(places()).toEqual(['RT', 'LT']);
  });

  test('a draft survives a reload, unless the unit is a different one meanwhile', async () => {
    const model = await open();
    model.change({ kind: 'armor', points: { HD: 5 } });
    model.change({ kind: 'armor', points: { HD: 4 } });
    model.undo();
    const again = await open();
    expect(again.draft).toEqual(model.draft);
    await keepText(formatUnit({ ...HUNCHBACK, model: 'mine' }));
    (await open('mine:Hunchback mine')).change({ kind: 'armor', points: { HD: 5 } });
    await keepText(formatUnit({ ...HUNCHBACK, model: 'mine', year: 3055 }));
    expect((await open('mine:Hunchback mine')).draft.done).toEqual([]);
  });
});

describe('saving', () => {
  test('a variant is among the units at once, under a name that takes nobody’s place', async () => {
    const model = await open();
    model.change({ kind: 'armor', points: { CT: 10 } });
    await model.save();
    expect(model.title).toBe('Hunchback HBK-4G (own)');
    expect(model.savedAs).toBe('mine:Hunchback HBK-4G (own)');
    expect(notices.list.map(({ text }) => text)).toEqual([
      'Hunchback HBK-4G (own) is now among your units. It is not built by the rules: 1 thing is wrong with it.',
    ]);
    const [record] = await library.units();
    const kept = parseUnit(record!.text, record!.file);
    expect(kept.ok && kept.value.blueprint).toEqual(model.blueprint);
    expect(new UnitShelf(await library.units()).find(model.savedAs)?.facts()?.armor).toBe(model.report.armorPoints);
  });

  test('saving again takes the place of what was saved, and a different draft gets a different name', async () => {
    const model = await open();
    await model.save();
    model.change({ kind: 'armor', points: { HD: 7 } });
    expect(model.savedAs).toBe('');
    await model.save();
    expect((await library.units()).map(({ id }) => id)).toEqual(['mine:Hunchback HBK-4G (own)']);
    const other = await open();
    other.startOver();
    await other.save();
    expect(other.title).toBe('Hunchback HBK-4G (own 2)');
  });

  test('files of both formats hold the unit, and have names that every system takes', async () => {
    const model = await open();
    model.change({ kind: 'name', chassis: '../<img src=x>', model: 'A/B' });
    const mtf = model.file('mtf');
    expect(mtf.file).not.toMatch(/[<>/\\:]/);
    const read = [parseMtf(mtf.text, mtf.file), parseUnit(model.file('json').text, 'x.json')];
    for (const again of read) expect(again.ok && again.value.blueprint).toEqual(model.blueprint);
  });
});
