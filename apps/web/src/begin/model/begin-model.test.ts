import { boardOfOwn, DEFAULT_BOARD, findInCatalogue, formatBoard, formatMtf, formatUnit } from '@hexfall/data';
import { readReplay } from '@hexfall/protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import { Notices } from '../../app/notices.ts';
import { Library } from '../../library/library.ts';
import { MemoryStorage } from '../../library/memory-storage.ts';
import { BeginModel } from './begin-model.ts';
import { DEFAULT_MATCH } from './match-settings.ts';

let library: Library;
let notices: Notices;
let model: BeginModel;
let bytes = 0;

const sentences = (): readonly string[] => notices.list.map(({ text }) => text);
const units = (side: 0 | 1): readonly string[] => model.rows(side).map(({ title }) => title);
const settle = (): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve);
  });

async function open(query: Record<string, string> = {}): Promise<void> {
  model = new BeginModel({ library, notices, random: array => array.fill(bytes++), pause: async () => undefined });
  await model.open(query);
}

beforeEach(async () => {
  library = new Library(new MemoryStorage(), () => 1000);
  notices = new Notices();
  bytes = 1;
  await open();
});

/** Keeps a Hunchback under a different name. */
const LUNCHBOX = { ...findInCatalogue('HBK-4G')!, chassis: 'Lunchbox' };

async function keepOwnUnit(text = formatUnit(LUNCHBOX), file = 'x.json'): Promise<void> {
  const name = { chassis: 'Lunchbox', model: 'HBK-4G', clanName: '' };
  const figures = { tonnage: 50, value: 1041, facts: undefined };
  await library.keepUnit({ id: 'mine:Lunchbox HBK-4G', ...name, ...figures, file, text, added: 1 });
}

describe('the match that stands ready', () => {
  test('a new match has two units on each side and starts as it is', async () => {
    expect(model.settings).toEqual(DEFAULT_MATCH);
    expect(units(0)).toEqual(['Hunchback HBK-4G', 'Phoenix Hawk PXH-1']);
    expect([model.totals(0), model.totals(1)]).toEqual([
      { units: 2, tonnage: 95, value: 2082 },
      { units: 2, tonnage: 100, value: 2088 },
    ]);
    const id = await model.start();
    const game = await library.loadGame(id!);
    expect(game).toMatchObject({ name: 'Hunchback + Phoenix Hawk vs Shadow Hawk + Vindicator', turn: 0, over: false });
    expect(game!.settings!.seed).not.toBe('');
    expect(readReplay(game!.replay)).toMatchObject({ ok: true, value: { header: { dice: 'sealed' } } });
    expect(notices.list).toEqual([]);
  });

  test('a new match has new dice every time, or those of a seed', async () => {
    const seedOf = async (): Promise<string> => (await library.loadGame((await model.start())!))!.settings!.seed;
    expect(await seedOf()).not.toBe(await seedOf());
    model.change({ seed: 'friday' });
    expect([await seedOf(), await seedOf()]).toEqual(['friday', 'friday']);
  });

  test('a new match is started once, however often the button is pressed', async () => {
    const ids = await Promise.all([model.start(), model.start()]);
    expect(ids.filter(id => id !== undefined)).toHaveLength(1);
    expect(await library.games()).toHaveLength(1);
  });
});

describe('setting up a match', () => {
  test('units are added, duplicated and removed, and a side has at most twelve', () => {
    model.addUnit(0, { id: 'Atlas AS7-D' });
    expect(units(0)).toEqual(['Hunchback HBK-4G', 'Phoenix Hawk PXH-1', 'Atlas AS7-D']);
    model.duplicateUnit(0, 0);
    model.removeUnit(0, 2);
    expect(units(0)).toEqual(['Hunchback HBK-4G', 'Hunchback HBK-4G', 'Atlas AS7-D']);
    for (let i = 0; i < 20; i++) model.duplicateUnit(0, 0);
    model.addUnit(0, { id: 'Atlas AS7-D' });
    expect([units(0).length, model.isFull(0), model.isFull(1)]).toEqual([12, true, false]);
  });

  test('a new unit has the crew of the one before it', () => {
    model.setCrew(0, 1, { gunnery: 2 });
    model.addUnit(0, { id: 'Atlas AS7-D' });
    expect(model.rows(0)[2]).toMatchObject({ gunnery: 2, piloting: 5 });
  });

  test('Battle Value counts the crew', () => {
    const before = model.totals(0).value;
    model.setCrew(0, 0, { gunnery: 3, piloting: 4 });
    expect(model.rows(0)[0]).toMatchObject({ gunnery: 3, piloting: 4, value: 1374 });
    expect(model.totals(0).value).toBe(before + 1374 - 1041);
  });

  test('forces change sides, and players stay', () => {
    model.swapForces();
    expect(units(0)).toEqual(['Shadow Hawk SHD-2H', 'Vindicator VND-1R']);
    expect(model.settings.sides.map(({ player }) => player)).toEqual(['human', 'tactician']);
  });

  test('a generated map is made anew', () => {
    model.setBoard({ kind: 'generated', style: 'hills', width: 16, height: 17, seed: '1' });
    model.setBoard(model.anotherMap(model.settings.board));
    expect(model.settings.board).toMatchObject({
      kind: 'generated',
      style: 'hills',
      seed: expect.not.stringMatching(/^1$/),
    });
    expect(model.board(model.settings.board).ok).toBe(true);
  });

  test('an empty side cannot start, and a sentence says why', async () => {
    model.removeUnit(1, 0);
    model.removeUnit(1, 0);
    expect(await model.start()).toBeUndefined();
    expect(sentences()).toEqual(['Side B has no units yet: add at least one.']);
    expect(model.isStarting).toBe(false);
  });

  test('everything can be put back', () => {
    model.removeUnit(1, 0);
    model.change({ profile: 'canon', turnLimit: 5 });
    model.reset();
    expect(model.settings).toEqual(DEFAULT_MATCH);
  });
});

describe('addresses and last choices', () => {
  test('the last choices are there when the page is opened again, but the seed is not', async () => {
    model.addUnit(0, { id: 'Atlas AS7-D' });
    model.change({ profile: 'canon', seed: 'friday' });
    await settle();
    await open();
    expect(units(0)).toContain('Atlas AS7-D');
    expect(model.settings).toMatchObject({ profile: 'canon', seed: '' });
  });

  test('an address counts more than the last choices', async () => {
    model.change({ profile: 'canon' });
    await settle();
    await open({ a: 'as7d@3/4', seed: 'x' });
    expect(model.settings).toMatchObject({ profile: 'spec', seed: 'x' });
    expect(model.rows(0)).toMatchObject([{ id: 'Atlas AS7-D', gunnery: 3, piloting: 4 }]);
    expect(model.query).toMatchObject({ a: 'Atlas AS7-D@3/4', seed: 'x' });
  });

  test('each missing thing that an address names gives a sentence', async () => {
    await open({ a: 'atlas,hunchbock', b: 'mine:Nessie@4/5', board: 'mine:yard', rules: 'chess' });
    expect(units(0)).toEqual(['Atlas AS7-D']);
    expect(units(1)).toEqual([]);
    expect(sentences()).toEqual([
      'Part of the address cannot be used: rules is “chess”, but it must be one of spec, canon.',
      expect.stringMatching(/^There is no unit called “hunchbock” here: did you mean Hunchback/),
      'The unit “Nessie” is not in this browser: drop its file here to play it.',
      'Your board “yard” is not in this browser.',
    ]);
    expect(model.settings.board).toEqual(DEFAULT_MATCH.board);
  });

  test('data stored by a different version does no harm', async () => {
    await library.rememberSetting('match', { a: 5, board: ['x'], rules: 'chess' });
    await open();
    expect(model.settings).toEqual(DEFAULT_MATCH);
    expect(notices.list).toEqual([]);
  });
});

describe('the user’s own units and forces', () => {
  test('a unit that was dropped can be chosen at once and fights', async () => {
    await keepOwnUnit();
    await settle();
    expect(model.shelf.search('lunchbox')).toHaveLength(1);
    model.addUnit(0, { id: 'mine:Lunchbox HBK-4G' });
    expect(model.rows(0)[2]!.value).toBeUndefined();
    await waitUntil(() => model.rows(0)[2]!.value !== undefined);
    expect(model.rows(0)[2]).toMatchObject({ title: 'Lunchbox HBK-4G', tonnage: 50, value: 1041 });
    expect(await model.start()).toBeDefined();
  });

  test('the equipment that a unit fights without is named', async () => {
    await keepOwnUnit(formatMtf(LUNCHBOX).replace('-Empty-', 'Strange Box'), 'x.mtf');
    await settle();
    model.addUnit(0, { id: 'mine:Lunchbox HBK-4G' });
    await waitUntil(() => model.rows(0)[2]!.value !== undefined);
    expect(model.rows(0)[2]!.remarks).toEqual(['Fights without its Strange Box (unknown to this program).']);
    expect(model.rows(0)[0]!.remarks).toEqual([]);
  });

  test('a unit or board that is deleted leaves the match', async () => {
    const text = formatBoard({ board: boardOfOwn(DEFAULT_BOARD), tags: [], description: '', notes: [] });
    await keepOwnUnit();
    await library.keepBoard({ id: 'mine:yard', width: 16, height: 17, file: 'yard.board', text, added: 1 });
    await settle();
    model.addUnit(0, { id: 'mine:Lunchbox HBK-4G' });
    expect((await model.loadBoard({ kind: 'stored', id: 'mine:yard' }))?.grid.width).toBe(16);
    model.setBoard({ kind: 'stored', id: 'mine:yard' });
    await model.deleteUnit('mine:Lunchbox HBK-4G');
    await model.deleteBoard('mine:yard');
    await settle();
    expect(model.settings).toEqual(DEFAULT_MATCH);
    expect([model.boards, model.shelf.search('lunchbox')]).toEqual([[], []]);
    expect(await model.loadBoard({ kind: 'stored', id: 'mine:yard' })).toBeUndefined();
  });

  test('a force that is kept can be given to a side', async () => {
    await library.keepForce({ id: 'Lance', units: [{ unit: 'Atlas AS7-D', gunnery: 2, piloting: 3 }], added: 1 });
    await settle();
    model.loadForce(1, 'Lance');
    expect(units(1)).toEqual(['Atlas AS7-D']);
    await model.deleteForce('Lance');
    await settle();
    expect(model.forces).toEqual([]);
  });

  test('a large force is cut to what a side may have, with a sentence', async () => {
    const unit = { unit: 'Atlas AS7-D', gunnery: 4, piloting: 5 };
    await library.keepForce({ id: 'Horde', units: Array.from({ length: 14 }, () => unit), added: 1 });
    await settle();
    model.loadForce(0, 'Horde');
    expect(units(0)).toHaveLength(12);
    expect(sentences()).toEqual(['“Horde” has 14 units; a side has at most 12, so the others were left out.']);
  });

  test('the force of a side can be written to a file', () => {
    expect(JSON.parse(model.exportForce(0))).toEqual({
      name: 'Side A',
      units: [
        { unit: 'Hunchback HBK-4G', gunnery: 4, piloting: 5 },
        { unit: 'Phoenix Hawk PXH-1', gunnery: 4, piloting: 5 },
      ],
    });
  });
});

async function waitUntil(isDone: () => boolean): Promise<void> {
  while (!isDone()) await settle();
}
