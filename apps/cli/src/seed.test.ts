import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedFromText } from '@hexfall/rules';
import { afterAll, expect, test } from 'vitest';
import { capture } from './capture.ts';
import { chooseSeed, extendSeeds, withSeeds } from './seed.ts';

const folder = mkdtempSync(join(tmpdir(), 'hexfall-seed-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

test('a seed is used as it was given, for every kind of bot', () => {
  for (const options of [{ seed: '42' }, { seedFile: file('seed.txt', ' 42\n') }]) {
    const seeds = withSeeds(options);
    expect([chooseSeed(seeds, false), chooseSeed(seeds, true)]).toEqual(['42', '42']);
  }
});

test('built-in bots play the same games every time without a seed, and external bots new ones', () => {
  const [one, two] = [withSeeds({}), withSeeds({})];
  expect(chooseSeed(one, false)).toBe(chooseSeed(two, false));
  expect(chooseSeed(one, true)).not.toBe(chooseSeed(two, true));
  // A seed that was chosen is used unchanged, so it can be given to --seed.
  expect(seedFromText(chooseSeed(one, true))).toBe(chooseSeed(one, true));
  const extended = extendSeeds(one, ': A - B');
  expect(chooseSeed(extended, true)).toBe(`${chooseSeed(one, true)}: A - B`);
});

test('a battle takes its seed from a file', async () => {
  const args = ['battle', 'HBK-4G', 'WVR-6R', '--bots', 'random', '--turns', '2', '--json'];
  const path = file('battle.txt', '42\n');
  expect(await capture(...args, '--seed-file', path)).toBe(await capture(...args, '--seed', '42'));
});

test.each([
  ['both options', ['--seed', '1', '--seed-file', 'x'], 'use either --seed or --seed-file, not both.'],
  ['a missing file', ['--seed-file', '/no/such/file'], '--seed-file /no/such/file: no such file.'],
  ['an empty file', ['--seed-file', file('empty.txt', ' \n')], 'the file is empty.'],
  ['a long file', ['--seed-file', file('long.txt', 'x'.repeat(1001))], 'a seed has at most 1000 characters, not 1001.'],
])('%s for the seed: one sentence says what is wrong', async (_name, args, message) => {
  await expect(capture('battle', 'HBK-4G', 'WVR-6R', ...args)).rejects.toThrow(message);
});
