import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findInCatalogue, formatUnit } from '@hexfall/data';
import { sampleMtf } from '@hexfall/testkit';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { captureBoth, capture as run } from '../capture.ts';
import { FailedError, UsageError } from '../exit.ts';
import { readUnit } from '../units.ts';
import { importFolder } from './import-command.ts';
import { importFiles } from './import-files.ts';

let root: string;
let folder: string;
let library: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hexfall-import-'));
  folder = join(root, 'files');
  library = join(root, 'home');
  mkdirSync(folder);
  process.env['HEXFALL_HOME'] = library;
});

afterEach(() => {
  delete process.env['HEXFALL_HOME'];
  rmSync(root, { recursive: true });
});

function put(path: string, content: string | Uint8Array): string {
  const file = join(folder, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, content);
  return file;
}

function latin1(text: string): Uint8Array {
  return Uint8Array.from(text, letter => letter.charCodeAt(0));
}

interface ImportJson {
  readonly units: number;
  readonly boards: number;
  readonly unchanged: number;
  readonly unknownEquipment: Readonly<Record<string, number>>;
  readonly remarks: Readonly<Record<string, number>>;
  readonly duplicates: readonly { readonly path: string; readonly name: string; readonly kept: string }[];
  readonly refused: readonly string[];
}

async function importJson(): Promise<ImportJson> {
  return JSON.parse(await run('import', folder, '--json')) as ImportJson;
}

describe('an imported folder', () => {
  test('gives units and boards, also from its subfolders, that can be used by name', async () => {
    put('a.mtf', sampleMtf({ chassis: 'Dragonfly', model: 'DF-1' }));
    put('deep/er/b.mtf', sampleMtf({ chassis: 'Mantis', model: 'Prime', clanName: 'Praying Thing' }));
    put('own.json', formatUnit({ ...findInCatalogue('HBK-4G')!, chassis: 'Cricket', model: 'CRK-1' }));
    put('maps/hill.board', 'size 4 3\nend\n');
    put('README.txt', 'nothing of ours');
    put('settings.json', '{"colour": "blue"}');
    expect(await importJson()).toMatchObject({ units: 3, boards: 1, unchanged: 0, refused: [], duplicates: [] });
    expect(readUnit('dragonfly').name).toBe('Dragonfly DF-1');
    expect(readUnit('praying thing prime').name).toBe('Mantis Prime');
    expect(readUnit('crk1').name).toBe('Cricket CRK-1');
    expect(await run('battle', 'df-1', 'crk-1', '--turns', '2')).toContain('A1 Dragonfly DF-1');
    expect(await run('import', '--list')).toBe(
      '         50 tons  Cricket CRK-1\n         50 tons  Dragonfly DF-1\n' +
        '         50 tons  Mantis (Praying Thing) Prime\n     4 x 3 hexes  maps/hill\n',
    );
  });

  test('stays in the library when its files are gone', async () => {
    const file = put('a.mtf', sampleMtf({ chassis: 'Dragonfly', model: 'DF-1' }));
    await run('import', folder);
    rmSync(file);
    expect(readUnit('df-1').tonnage).toBe(50);
  });

  test('is reported with unknown equipment and remarks, counted over all files', async () => {
    put('a.mtf', sampleMtf({ model: 'A', LT: ['Frobnicator', 'Widget'] }));
    put('b.mtf', sampleMtf({ model: 'B', LT: ['Frobnicator', 'Autocannon/10'] }));
    const result = await importJson();
    expect(result.unknownEquipment).toEqual({ Frobnicator: 2, Widget: 1 });
    expect(result.remarks).toEqual({ '"AC/10" has 6 slots too few': 1 });
    const text = await run('import', folder);
    expect(text).toContain('2 units and 0 boards, 2 of them unchanged.');
    expect(text).toMatch(/ 2 x Frobnicator\n +1 x Widget\n/);
  });
});

describe('finding files to import', () => {
  test('bad files are refused by name, and the good ones are imported', async () => {
    put('good.mtf', sampleMtf());
    put('cut.mtf', sampleMtf().slice(0, 400));
    put('empty.mtf', '');
    put(
      'binary.mtf',
      Uint8Array.from({ length: 4096 }, (_, i) => i % 256),
    );
    put('huge.mtf', '');
    truncateSync(join(folder, 'huge.mtf'), 50_000_000);
    put('huge.board', '');
    truncateSync(join(folder, 'huge.board'), 50_000_000);
    put('bad.board', 'size 3 3\nhex 0101 x "" ""\n');
    put('bad.json', '{"chassis": ');
    put('odd.json', '{"chassis": "X", "items": 5}');
    symlinkSync('nowhere.mtf', join(folder, 'link.mtf'));
    symlinkSync('self.mtf', join(folder, 'self.mtf'));
    const began = performance.now();
    const { units, refused } = await importJson();
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(units).toBe(1);
    const reasons = refused.map(message => message.replace(`${folder}/`, ''));
    expect(reasons.map(reason => reason.split(/[,:]/)[0])).toEqual(
      'link.mtf self.mtf bad.board bad.json binary.mtf cut.mtf empty.mtf huge.board huge.mtf odd.json'.split(' '),
    );
    expect(reasons).toContain('huge.mtf: the file has 50000000 bytes; the limit is 1000000.');
    expect(reasons).toContain('empty.mtf: the file is empty.');
    expect(reasons).toContain('binary.mtf: the file is not text.');
    expect(reasons).toContain('link.mtf: the link leads nowhere (no such file).');
    expect(reasons[2]).toMatch(/^bad\.board, line 2, level: /);
    expect(await run('import', folder)).toContain('10 files refused:\n');
  });

  test('links that form a loop are followed once', async () => {
    put('in/a.mtf', sampleMtf());
    symlinkSync(folder, join(folder, 'in', 'around'));
    symlinkSync(join(folder, 'in'), join(folder, 'again'));
    expect(await importJson()).toMatchObject({ units: 1, duplicates: [], refused: [] });
  });

  test('the library is not imported into itself', async () => {
    process.env['HEXFALL_HOME'] = join(folder, 'home');
    put('a.mtf', sampleMtf());
    await importJson();
    expect(await importJson()).toMatchObject({ units: 1, unchanged: 1, duplicates: [] });
  });

  test('a file in Latin-1 is read', async () => {
    put('latin.mtf', latin1(sampleMtf({ chassis: 'Götterbote' })));
    await importJson();
    expect(readUnit('gotterbote').name).toBe('Götterbote SMP-1');
  });
});

describe('an imported board', () => {
  const board = (width: number): string => `size ${width} 3\nend\n`;

  async function widthOf(name: string): Promise<number> {
    return (JSON.parse(await run('board', name, '--json')) as { width: number }).width;
  }

  test('answers to its plain name, however deep its file is', async () => {
    put('maps/official/16x17 BattleTech.board', board(4));
    await importJson();
    for (const name of ['16x17 BattleTech', '16x17 battletech', 'official/16x17 BattleTech', '16x17BattleTech'])
      expect(await widthOf(name)).toBe(4);
    expect(await run('board', '16x17 BattleTech')).toContain('maps/official/16x17 BattleTech, 4x3 hexes');
    expect(await run('inspect', '16x17 BattleTech')).toContain('4x3 hexes');
  });

  test('with the name of another is refused with the choices, and both can be named with their folders', async () => {
    put('one/maps/ford.board', board(4));
    put('two/maps/ford.board', board(5));
    await run('import', join(folder, 'one'));
    const { boards, duplicates } = JSON.parse(await run('import', join(folder, 'two'), '--json')) as ImportJson;
    expect([boards, duplicates]).toEqual([1, []]);
    for (const command of ['board', 'inspect'])
      await expect(run(command, 'ford')).rejects.toThrow(
        '"ford" fits several boards; name one of them: "one/maps/ford", "two/maps/ford".',
      );
    await expect(run('battle', 'HBK-4G', 'WVR-6R', '--board', 'maps/ford')).rejects.toBeInstanceOf(UsageError);
    expect([await widthOf('one/maps/ford'), await widthOf('two/maps/ford')]).toEqual([4, 5]);
    expect(await run('import', '--list')).toBe('     4 x 3 hexes  one/maps/ford\n     5 x 3 hexes  two/maps/ford\n');
  });

  test('with the name of a built-in board or a map style is not taken for it', async () => {
    put('Downtown.board', board(4));
    put('hills.board', board(5));
    await importJson();
    await expect(run('board', 'downtown')).rejects.toThrow('name one of them: "built-in/downtown", "files/Downtown".');
    await expect(run('board', 'hills')).rejects.toThrow('name one of them: "files/hills", "hills:16x17".');
    expect([await widthOf('files/Downtown'), await widthOf('built-in/downtown')]).toEqual([4, 16]);
    expect([await widthOf('files/hills'), await widthOf('hills:16x17')]).toEqual([5, 16]);
    expect(await run('inspect', 'built-in/downtown')).toContain('Downtown, 16x17 hexes');
    expect(await run('import', '--list')).toContain('4 x 3 hexes  files/Downtown\n');
  });

  test('with the name of a unit is shown by board, and inspect shows the unit and says so', async () => {
    put('maps/Atlas.board', board(4));
    await importJson();
    expect(await widthOf('atlas')).toBe(4);
    const { text, errors } = await captureBoth('inspect', 'atlas');
    expect(text).toContain('Atlas AS7-D');
    expect(errors).toBe('Note: an imported board has this name too; hexfall board "atlas" shows it.\n');
  });

  test('is found by its spelling among others that sound the same', async () => {
    put('a/river-1.board', board(4));
    put('b/river 1.board', board(5));
    await importJson();
    expect([await widthOf('river-1'), await widthOf('River 1')]).toEqual([4, 5]);
    await expect(widthOf('river1')).rejects.toThrow('name one of them: "a/river-1", "b/river 1".');
  });

  test('that was imported twice with the same content is one board', async () => {
    put('one/ford.board', board(4));
    put('two/ford.board', board(4));
    await importJson();
    expect(await widthOf('ford')).toBe(4);
  });
});

test('imported units whose names sound the same can both be named', async () => {
  put('a.mtf', sampleMtf({ chassis: 'Gadget IIC', model: '', mass: '45', engine: '180 Fusion Engine' }));
  put('b.mtf', sampleMtf({ chassis: 'Gadget II', model: 'C' }));
  put('c.mtf', sampleMtf({ chassis: 'Gadget II', model: 'C-1' }));
  put('d.mtf', sampleMtf({ chassis: 'Gadget II', model: 'C.1' }));
  expect(await importJson()).toMatchObject({ units: 4, duplicates: [] });
  const titles = ['Gadget IIC', 'Gadget II C', 'Gadget II C-1', 'Gadget II C.1'];
  expect(titles.map(title => readUnit(title).name)).toEqual(titles);
  expect(() => readUnit('gadgetiic')).toThrow('fits several units; name one of them: Gadget II C, Gadget IIC.');
});

test('a built-in unit does not take the place of an imported one that sounds the same', async () => {
  put('a.mtf', sampleMtf({ chassis: 'Hunchback HBK', model: '4G' }));
  await importJson();
  expect(readUnit('Hunchback HBK-4G').name).toBe('Hunchback HBK-4G');
  expect(readUnit('Hunchback HBK 4G').name).toBe('Hunchback HBK 4G');
  expect(() => readUnit('hunchbackhbk4g')).toThrow('name one of them: Hunchback HBK 4G, Hunchback HBK-4G.');
});

describe('importing again', () => {
  test('reads only what has changed', async () => {
    put('a.mtf', sampleMtf({ model: 'A' }));
    const b = put('b.mtf', sampleMtf({ model: 'B' }));
    await importJson();
    writeFileSync(b, sampleMtf({ model: 'B', mass: '45', engine: '180 Fusion Engine' }));
    expect(await importJson()).toMatchObject({ units: 2, unchanged: 1, duplicates: [] });
    expect(readUnit('sample b').tonnage).toBe(45);
  });

  test('notices a change that does not change the size of a file', async () => {
    const file = put('a.mtf', sampleMtf({ model: 'A' }));
    await importJson();
    const { mtime } = statSync(file);
    writeFileSync(file, sampleMtf({ model: 'B' }));
    utimesSync(file, mtime, new Date(mtime.getTime() + 2000));
    expect(await importJson()).toMatchObject({ units: 1, unchanged: 0 });
    expect(() => readUnit('sample a')).toThrow('is not a built-in or imported unit');
  });

  test('keeps the first of two units with the same name and names the duplicate', async () => {
    const first = put('a.mtf', sampleMtf());
    const second = put('b.mtf', sampleMtf());
    const { units, duplicates } = await importJson();
    expect([units, duplicates]).toEqual([1, [{ path: second, name: 'Sample SMP-1', kept: first }]]);
    expect(await run('import', folder)).toContain(`${second}: Sample SMP-1 was already imported from ${first}`);
  });

  test('treats a file that was moved as the same unit', async () => {
    const file = put('a.mtf', sampleMtf());
    await importJson();
    renameSync(file, join(folder, 'moved.mtf'));
    expect(await importJson()).toMatchObject({ units: 1, unchanged: 0, duplicates: [] });
    expect((await run('import', '--list', '--json')).trim().split('\n')).toHaveLength(1);
  });
});

test('--forget removes the units of a folder and their copies', async () => {
  put('one/a.mtf', sampleMtf({ model: 'A' }));
  put('two/b.mtf', sampleMtf({ model: 'B' }));
  await importJson();
  expect(await run('import', join(folder, 'one'), '--forget')).toBe('1 file forgotten; 1 still in the library.\n');
  expect(() => readUnit('sample a')).toThrow('is not a built-in or imported unit');
  expect(readUnit('sample b').name).toBe('Sample B');
  expect(readdirSync(join(library, 'items'))).toHaveLength(1);
});

describe('an interrupted import', () => {
  const quiet = { progress: () => undefined };

  test('keeps what was read, and the next import continues from there', async () => {
    for (let i = 0; i < 100; i++) put(`${String(i).padStart(3, '0')}.mtf`, sampleMtf({ model: `M${i}` }));
    const stop = new AbortController();
    const progress = (done: number): void => {
      if (done >= 40) stop.abort();
    };
    const cut = await importFiles(library, folder, { signal: stop.signal, progress });
    expect([cut.entries.length, cut.left]).toEqual([40, 60]);
    expect(readUnit('sample m39').name).toBe('Sample M39');
    const rest = await importFiles(library, folder, { ...quiet, signal: new AbortController().signal });
    expect([rest.entries.length, rest.unchanged, rest.left]).toEqual([100, 40, 0]);
  });

  test('fails and says how many files are left', async () => {
    put('a.mtf', sampleMtf());
    let text = '';
    const options = { list: false, forget: false, json: false };
    const interrupted = importFolder(folder, options, part => void (text += part), AbortSignal.abort());
    await expect(interrupted).rejects.toBeInstanceOf(FailedError);
    expect(text).toContain('Interrupted: 0 units and 0 boards');
    expect(text).toContain('1 file not read yet');
  });

  test('that was killed while it was writing leaves the library as it was', async () => {
    put('a.mtf', sampleMtf({ model: 'A' }));
    await importJson();
    const index = join(library, 'library.jsonl');
    const before = readFileSync(index, 'utf8');
    // Temporary files as a killed program leaves them.
    writeFileSync(`${index}.4711.tmp`, before.slice(0, 20));
    writeFileSync(join(library, 'items', 'copy.mtf.4711.tmp'), 'chas');
    expect(readUnit('sample a').name).toBe('Sample A');
    put('b.mtf', sampleMtf({ model: 'B' }));
    expect(await importJson()).toMatchObject({ units: 2, unchanged: 1 });
  });
});

test('two imports at the same time keep what both of them found', async () => {
  for (const name of ['one', 'two']) {
    mkdirSync(join(folder, name));
    for (let i = 0; i < 50; i++) put(join(name, `${i}.mtf`), sampleMtf({ model: `${name}${i}` }));
  }
  const watch = { progress: () => undefined, signal: new AbortController().signal };
  await Promise.all(['one', 'two'].map(name => importFiles(library, join(folder, name), watch)));
  expect((await run('import', '--list')).trimEnd().split('\n')).toHaveLength(100);
  expect([readUnit('sample one49').name, readUnit('sample two49').name]).toEqual(['Sample one49', 'Sample two49']);
  expect(readdirSync(library).sort()).toEqual(['items', 'library.jsonl']);
});

test('of two imports at the same time that have a unit of the same name, the first to be saved keeps it', async () => {
  for (const name of ['one', 'two']) {
    mkdirSync(join(folder, name));
    put(join(name, 'same.mtf'), sampleMtf());
  }
  const watch = { progress: () => undefined, signal: new AbortController().signal };
  await Promise.all(['one', 'two'].map(name => importFiles(library, join(folder, name), watch)));
  expect((await run('import', '--list')).trimEnd().split('\n')).toHaveLength(1);
});

describe('a library that cannot be created', () => {
  test('because part of its path is a file ends with a sentence', async () => {
    process.env['HEXFALL_HOME'] = join(put('file', 'x'), 'home');
    await expect(run('import', folder)).rejects.toThrow(
      /items: the folder cannot be created: part of its path is a file, not a folder\.$/,
    );
  });

  test.runIf(existsSync('/proc/self'))('because the system allows nothing there ends with a sentence', async () => {
    process.env['HEXFALL_HOME'] = '/proc/self/hexfall';
    await expect(run('import', folder)).rejects.toThrow(
      '/proc/self/hexfall/items: the folder cannot be created: nothing can be created there.',
    );
  });
});

describe('a damaged index', () => {
  const HEAD = '{"format":"hexfall-library","version":1}\n';
  const ENTRY = { kind: 'board', source: '/x', size: 1, modified: 1, copy: 'ab.board', name: 'x', width: 1, height: 1 };

  test.each([
    ['cut off', `${HEAD}{"kind":"uni`, /library\.jsonl, line 2: is not JSON; delete the file and import again/],
    ['empty', '', /library\.jsonl: is not an index of version 1/],
    ['not text', '\u00FF\u0000', /library\.jsonl: is not an index|not JSON|not text/],
    [
      'of another version',
      HEAD.replace('1', '99'),
      /library\.jsonl: is not an index of version 1, which this program reads/,
    ],
    ['with a list for an entry', `${HEAD}[]\n`, /library\.jsonl, line 2: /],
    ['with nothing for an entry', `${HEAD}null\n`, /library\.jsonl, line 2: /],
    ['with an incomplete entry', `${HEAD}{"kind":"unit"}\n`, /library\.jsonl, line 2: source: /],
    [
      'with a path for a copy',
      `${HEAD}${JSON.stringify({ ...ENTRY, remarks: [], copy: '../../x' })}`,
      /line 2: copy: is not/,
    ],
  ])('%s is named in one sentence, and built-in units and boards still work', async (_, text, sentence) => {
    mkdirSync(library);
    writeFileSync(join(library, 'library.jsonl'), text);
    const print = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(readUnit('HBK-4G').name).toBe('Hunchback HBK-4G');
    expect(await run('board', 'downtown')).toContain('Downtown');
    expect(() => readUnit('nobody')).toThrow('is not a built-in or imported unit');
    expect(print.mock.calls).toHaveLength(1);
    expect(print.mock.calls[0]![0]).toMatch(sentence);
    print.mockRestore();
    put('a.mtf', sampleMtf());
    await expect(importJson()).rejects.toThrow(sentence);
    rmSync(join(library, 'library.jsonl'));
    expect(await importJson()).toMatchObject({ units: 1 });
  });

  test('that is a folder is named too', () => {
    mkdirSync(join(library, 'library.jsonl'), { recursive: true });
    const print = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(readUnit('HBK-4G').name).toBe('Hunchback HBK-4G');
    expect(print.mock.calls[0]![0]).toMatch(/library\.jsonl: this is a folder, not a file\./);
    print.mockRestore();
  });
});

test.each([
  [['import'], 'import needs a folder'],
  [['import', '/no/such/folder'], 'no such folder'],
  [['import', fileURLToPath(import.meta.url)], 'this is a file'],
])('the wrong command %j is refused in one sentence', async (args, message) => {
  await expect(run(...args)).rejects.toThrow(message);
  await expect(run(...args)).rejects.toBeInstanceOf(UsageError);
  expect(existsSync(library)).toBe(false);
});
