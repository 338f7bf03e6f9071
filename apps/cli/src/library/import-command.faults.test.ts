import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sampleMtf } from '@hexfall/testkit';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { capture as run } from '../capture.ts';
import { FailedError, UsageError } from '../exit.ts';
import { readUnit } from '../units.ts';
import { importFolder } from './import-command.ts';
import { importFiles } from './import-files.ts';
import { createImportPlaces } from './import-places.ts';

const { open, close, folder, library, put, importJson } = createImportPlaces();
beforeEach(open);
afterEach(close);

describe('an interrupted import', () => {
  const quiet = { progress: () => undefined };

  test('an interrupted import keeps what was read, and the next import continues from there', async () => {
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

  test('an interrupted import fails and says how many files are left', async () => {
    put('a.mtf', sampleMtf());
    let text = '';
    const options = { list: false, forget: false, json: false };
    const interrupted = importFolder(folder, options, part => void (text += part), AbortSignal.abort());
    await expect(interrupted).rejects.toBeInstanceOf(FailedError);
    expect(text).toContain('Interrupted: 0 units and 0 boards');
    expect(text).toContain('1 file not read yet');
  });

  test('an import that was killed while it was writing leaves the library as it was', async () => {
    put('a.mtf', sampleMtf({ model: 'A' }));
    await importJson();
    const index = join(library, 'library.jsonl');
    const before = readFileSync(index, 'utf8');
    // Temporary files like those that a killed program leaves behind.
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

test('a name that two imports take at the same time stays with the first to be saved', async () => {
  for (const name of ['one', 'two']) {
    mkdirSync(join(folder, name));
    put(join(name, 'same.mtf'), sampleMtf());
  }
  const watch = { progress: () => undefined, signal: new AbortController().signal };
  await Promise.all(['one', 'two'].map(name => importFiles(library, join(folder, name), watch)));
  expect((await run('import', '--list')).trimEnd().split('\n')).toHaveLength(1);
});

describe('a library that cannot be created', () => {
  test('an import ends with a sentence if a file is in the way of the library', async () => {
    process.env['HEXFALL_HOME'] = join(put('file', 'x'), 'home');
    await expect(run('import', folder)).rejects.toThrow(
      /items: the folder cannot be created: part of its path is a file, not a folder\.$/,
    );
  });

  test.runIf(existsSync('/proc/self'))(
    'an import ends with a sentence if the system allows no library at that place',
    async () => {
      process.env['HEXFALL_HOME'] = '/proc/self/hexfall';
      await expect(run('import', folder)).rejects.toThrow(
        '/proc/self/hexfall/items: the folder cannot be created: nothing can be created there.',
      );
    },
  );
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
  ])(
    'a damaged index (%s) is named in one sentence, and built-in units and boards still work',
    async (_, text, sentence) => {
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
    },
  );

  test('a folder in place of the index is named too', () => {
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
