import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Choices } from '@hexfall/testkit';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { damage } from './damage.ts';
import { KINDS } from './kinds.ts';
import { readOptions, reproduction } from './options.ts';
import { isSentence, type Outcome, readFiles } from './read-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'hexfall-damaged-'));
afterAll(() => rmSync(folder, { recursive: true }));
const FILES = Array.from({ length: 25 }, (_, i) => i + 1);

describe.each(KINDS)('damaged files of the kind $name', kind => {
  test('damaged files are read or refused with a sentence', { timeout: 60_000 }, async () => {
    const outcomes: Outcome[] = [];
    const print = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await readFiles(kind, folder, FILES, news => {
      if ('end' in news) outcomes.push(news);
    });
    print.mockRestore();
    expect(outcomes).toHaveLength(FILES.length);
    expect(outcomes.filter(({ end }) => end === 'wrong')).toEqual([]);
    expect(outcomes.some(({ end }) => end === 'refused')).toBe(true);
  });
});

test('the same number damages a file in the same way, and a different number in a different way', () => {
  const file = '{"format":2,"games":[1,2,3]}\n'.repeat(10);
  const damaged = FILES.map(number => damage(file, new Choices(number)));
  expect(FILES.map(number => damage(file, new Choices(number)))).toEqual(damaged);
  expect(new Set(damaged).size).toBeGreaterThan(20);
});

test.each([
  ['lance.yaml, line 3: must be a list.', true],
  ['', false],
  ['Error: no\n    at readFile (main.js:1)', false],
  ['undefined is not a unit.', false],
  ['x'.repeat(10_000), false],
])('%.40j is judged to be a sentence: %j', (message, expected) => {
  expect(isSentence(message)).toBe(expected);
});

test('options are read, and a file can be damaged again with one command', () => {
  expect(readOptions(['--files', '5', '--kind', 'mtf'], ['mtf'])).toMatchObject({ files: 5, first: 1, kind: 'mtf' });
  expect(readOptions(['--kind', 'song'], ['mtf'])).toBe('--kind must be one of mtf, not "song".');
  expect(readOptions(['--files', 'x'], ['mtf'])).toBe('--files must be a whole number from 0 up.');
  expect(reproduction('mtf', 7)).toBe('npx tsx tools/damaged-files/main.ts --kind mtf --first 7 --files 1');
});
