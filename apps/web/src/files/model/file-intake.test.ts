import { readFileSync } from 'node:fs';
import {
  boardOfOwn,
  builtInMech,
  DEFAULT_BOARD,
  findInCatalogue,
  formatBoard,
  formatMtf,
  formatUnit,
} from '@hexfall/data';
import { specToJson } from '@hexfall/protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import { Notices } from '../../app/notices.ts';
import { Library } from '../../library/library.ts';
import { MemoryStorage } from '../../library/memory-storage.ts';
import { FileIntake } from './file-intake.ts';
import { type GivenFile, readFile } from './read-file.ts';

let library: Library;
let notices: Notices;
let intake: FileIntake;
let watched: string[];

beforeEach(() => {
  library = new Library(new MemoryStorage(), () => 1000);
  notices = new Notices();
  watched = [];
  intake = new FileIntake({ library: async () => library, notices, now: () => 5, watch: id => void watched.push(id) });
});

function given(name: string, content: string | Uint8Array): GivenFile {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return { name, size: bytes.length, arrayBuffer: async () => new Uint8Array(bytes).buffer };
}

const HUNCHBACK = findInCatalogue('HBK-4G')!;
const BOARD = formatBoard({ board: boardOfOwn(DEFAULT_BOARD), tags: [], description: '', notes: [] });
const REPLAY = readFileSync(new URL('../../../../../fixtures/replays/duel.jsonl', import.meta.url), 'utf8');
const said = (): readonly string[] => notices.list.filter(({ isProblem }) => !isProblem).map(({ text }) => text);
const problems = (): readonly string[] => notices.list.filter(({ isProblem }) => isProblem).map(({ text }) => text);

describe('files that are dropped', () => {
  test('units of every format are kept with their figures and their text', async () => {
    const mtf = formatMtf({ ...HUNCHBACK, chassis: 'Lunchbox' });
    await intake.take([given('a.mtf', mtf), given('b.json', formatUnit({ ...HUNCHBACK, chassis: 'Punchbag' }))]);
    expect((await library.units()).map(({ id, tonnage, value, file }) => [id, tonnage, value, file])).toEqual([
      ['mine:Lunchbox HBK-4G', 50, 1041, 'a.mtf'],
      ['mine:Punchbag HBK-4G', 50, 1041, 'b.json'],
    ]);
    expect((await library.units())[0]!.text).toBe(mtf);
    expect(said()).toEqual(['Lunchbox HBK-4G is now among your units.', 'Punchbag HBK-4G is now among your units.']);
    expect(problems()).toEqual([]);
  });

  test('a record sheet is kept too, and a renamed file under a name that says what it is', async () => {
    const sheet = JSON.stringify(specToJson(builtInMech('HBK-4G')!));
    await intake.take([
      given('sheet.json', sheet),
      given('unit.txt', formatMtf({ ...HUNCHBACK, chassis: 'Lunchbox' })),
    ]);
    expect((await library.units()).map(({ id, facts, file }) => [id, facts === undefined, file])).toEqual([
      ['mine:Hunchback HBK-4G', true, 'sheet.json'],
      ['mine:Lunchbox HBK-4G', false, 'unit.txt.mtf'],
    ]);
  });

  test('a board is kept', async () => {
    await intake.take([given('my yard.board', BOARD)]);
    expect(await library.boards()).toMatchObject([{ id: 'mine:my yard', width: 16, height: 17 }]);
    expect(said()).toEqual(['my yard, 16 × 17 hexes, is now among your boards.']);
  });

  test('a force is kept, and finds units that came with it', async () => {
    const yaml = 'name: Friday\nunits:\n  - unit: Lunchbox HBK-4G\n    gunnery: 3\n  - unit: atlas\n    count: 2\n';
    await intake.take([given('f.yaml', yaml), given('a.mtf', formatMtf({ ...HUNCHBACK, chassis: 'Lunchbox' }))]);
    expect(await library.forces()).toEqual([
      {
        id: 'Friday',
        added: 5,
        units: [
          { unit: 'mine:Lunchbox HBK-4G', gunnery: 3, piloting: 5 },
          { unit: 'Atlas AS7-D', gunnery: 4, piloting: 5 },
          { unit: 'Atlas AS7-D', gunnery: 4, piloting: 5 },
        ],
      },
    ]);
  });

  test('a unit list is kept without its damage, and that is said', async () => {
    const list =
      '<unit><entity chassis="Hunchback" model="HBK-4G" type="Biped"><pilot gunnery="3" piloting="4" hits="1"/></entity></unit>';
    await intake.take([given('salvage.mul', list)]);
    expect(await library.forces()).toMatchObject([
      { id: 'salvage', units: [{ unit: 'Hunchback HBK-4G', gunnery: 3 }] },
    ]);
    expect(said()[0]).toMatch(/among your forces.*its damaged units take part undamaged\.$/);
  });

  test('a replay is kept as a game and shown', async () => {
    const [kept] = await intake.take([given('duel.jsonl', REPLAY)]);
    expect(watched).toEqual([kept!.id]);
    expect(notices.list).toEqual([]);
    const game = await library.loadGame(kept!.id);
    expect(game).toMatchObject({ name: 'duel', file: 'duel.jsonl', over: true, settings: undefined });
    expect(game!.result).toMatch(/^Side [AB] wins$|^A draw$/);
    expect(game!.turn).toBeGreaterThan(0);
    expect(game!.sides.flatMap(({ units }) => units).every(name => name !== '')).toBe(true);
    expect(game!.replay).toBe(REPLAY);
  });

  test('the page can draw while a long replay is read', async () => {
    let [time, pauses] = [0, 0];
    const tools = { now: () => (time += 4), pause: async () => void pauses++ };
    expect((await readFile(given('duel.jsonl', REPLAY), tools)).ok).toBe(true);
    expect(pauses).toBeGreaterThan(REPLAY.split('\n').length / 5);
  });

  test('several replays are kept, and none is shown', async () => {
    await intake.take([given('a.jsonl', REPLAY), given('b.jsonl', REPLAY)]);
    expect(await library.games()).toHaveLength(2);
    expect(said()).toEqual(['a is now among your games.', 'b is now among your games.']);
    expect(watched).toEqual([]);
  });

  test('many files are counted in one sentence', async () => {
    const files = ['A', 'B', 'C'].map(chassis => given(`${chassis}.mtf`, formatMtf({ ...HUNCHBACK, chassis })));
    await intake.take(files);
    expect(said()).toEqual(['3 units are now among your units.']);
  });

  test('the page knows that files are being read', async () => {
    const busy: boolean[] = [];
    intake.subscribe(() => busy.push(intake.isBusy));
    await intake.take([given('x.txt', 'x')]);
    expect(busy).toEqual([true, false]);
  });
});

const DEEP = `{"units":${'['.repeat(200_000)}`;

describe('files that cannot be used', () => {
  test.each<[string, GivenFile, RegExp]>([
    ['nothing', given('x.mtf', ''), /^x\.mtf: the file is empty\.$/],
    ['a picture', given('x.mtf', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 1, 2)), /^x\.mtf: the file is not text\.$/],
    ['text in 16 bits', given('x.json', Uint8Array.of(0xff, 0xfe, 0x7b, 0)), /^x\.json: the file is not text\.$/],
    ['a letter', given('x.txt', 'Dear Sir'), /^x\.txt: this is not a unit/],
    ['a broken unit', given('x.mtf', 'chassis:X\n'), /^x\.mtf.*\.$/],
    ['broken JSON', given('x.json', '{"chassis": '), /^x\.json.*\.$/],
    [
      'a wrong force',
      given('f.yaml', 'units:\n  - unit: atlas\n    gunnery: 9\n'),
      /^f\.yaml, line 3, units\[0\]\.gunnery: must be from 0 to 8, not 9\.$/,
    ],
    [
      'a force of nobody',
      given('f.yaml', 'units:\n  - unit: Nessie\n'),
      /^f\.yaml, line 2: there is no unit called “Nessie” here: /,
    ],
    ['a deep force', given('f.json', DEEP), /^f\.json: the file is nested too deeply to be read\.$/],
    ['a deep unit', given('u.json', `{"chassis":${'['.repeat(200_000)}`), /^u\.json.*\.$/],
    ['a replay of another kind', given('r.jsonl', '{"hexfall":"song"}'), /^r\.jsonl, line 1: hexfall: is not "replay"/],
    ['a replay that is cut off', given('r.jsonl', REPLAY.slice(0, -20)), /^r\.jsonl, line \d+: is not complete JSON/],
    ['a broken board', given('b.board', 'size x y\n'), /^b\.board.*\.$/],
    [
      'a broken list',
      given('l.mul', '<html/>'),
      /^l\.mul, line 1, html: a unit list begins with <unit> or <record>\.$/,
    ],
    ['prototypes', given('p.json', '{"__proto__":{"units":[]},"constructor":1}'), /^p\.json.*\.$/],
    [
      'prototypes in a force',
      given('p.json', '{"units":[{"unit":"atlas","__proto__":{"gunnery":0}}]}'),
      /^p\.json.*__proto__.*\.$/,
    ],
    ['a name with marks', given('a\u202Egnp.mtf\u0007', 'x'), /^a\uFFFDgnp\.mtf\uFFFD: this is not/],
  ])('%s gives one sentence and is not kept', async (_, file, sentence) => {
    await intake.take([file]);
    expect(problems()).toHaveLength(1);
    expect(problems()[0]).toMatch(sentence);
    expect(said()).toEqual([]);
    expect([await library.units(), await library.boards(), await library.forces(), await library.games()]).toEqual([
      [],
      [],
      [],
      [],
    ]);
    expect(({} as { units?: unknown }).units).toBeUndefined();
  });

  test('a file that is too large is refused, a huge one before it is read', async () => {
    const huge: GivenFile = { name: 'h.jsonl', size: 2e9, arrayBuffer: () => Promise.reject(new Error('memory')) };
    await intake.take([huge, given('big.mtf', 'x'.repeat(1_000_001))]);
    expect(problems()).toEqual([
      'h.jsonl: the file has 2000 MB; a file may have at most 48 MB.',
      'big.mtf: the file has 1.0 MB; a unit file may have at most 1.0 MB.',
    ]);
  });

  test('a folder, which a browser cannot read, gives a sentence', async () => {
    await intake.take([{ name: 'folder', size: 4096, arrayBuffer: () => Promise.reject(new Error('NotFound')) }]);
    expect(problems()[0]).toMatch(/^folder: your browser could not read it/);
  });

  test('names with markup stay text', async () => {
    const chassis = '<img src=x onerror=alert(1)>';
    await intake.take([given('<b>.mtf', formatMtf({ ...HUNCHBACK, chassis }))]);
    expect((await library.units())[0]!.chassis).toBe(chassis);
  });

  test('only the first of many problems are reported', async () => {
    await intake.take(Array.from({ length: 9 }, (_, i) => given(`${i}.txt`, 'x')));
    expect(problems()).toHaveLength(4);
    expect(problems().at(-1)).toBe('6 more files could not be opened either.');
  });

  test('a whole disk is refused', async () => {
    await intake.take(Array.from({ length: 2001 }, () => given('x', 'x')));
    expect(problems()).toEqual(['These are 2001 files; at most 2000 can be opened at once.']);
  });
});
