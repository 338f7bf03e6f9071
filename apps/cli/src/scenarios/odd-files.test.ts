import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { capture as run } from '../capture.ts';
import { UsageError } from '../exit.ts';

const folder = mkdtempSync(join(tmpdir(), 'hexfall-odd-'));
afterAll(() => rmSync(folder, { recursive: true }));
// The tests must not depend on the library of the user who runs them.
process.env['HEXFALL_HOME'] = folder;

function createPipe(path: string): void {
  spawnSync('sh', ['-c', `mkfifo '${path}'`]);
}

const READERS: readonly (readonly [ending: string, command: (path: string) => string[]])[] = [
  ['.board', path => ['board', path]],
  ['.board', path => ['battle', 'HBK-4G', 'WVR-6R', '--board', path]],
  ['.mtf', path => ['inspect', path]],
  ['.json', path => ['value', path]],
  ['.yaml', path => ['value', path]],
  ['.mul', path => ['value', path]],
  ['.jsonl', path => ['replay', path]],
  ['.jsonl', path => ['simulate', '--resume', path]],
  ['.jsonl', path => ['tournament', '--resume', path]],
];

describe.skipIf(!existsSync('/dev/zero'))('files that are not ordinary', () => {
  test.each(READERS)('a device in place of a %s file is refused at once', async (ending, command) => {
    const path = join(folder, `device${ending}`);
    if (!existsSync(path)) symlinkSync('/dev/zero', path);
    await expect(run(...command(path))).rejects.toThrow(`device${ending}: this is not an ordinary file.`);
    await expect(run(...command(path))).rejects.toBeInstanceOf(UsageError);
  });

  test.each(READERS)(
    'a pipe that nobody writes to in place of a %s file is refused at once',
    async (ending, command) => {
      const path = join(folder, `pipe${ending}`);
      if (!existsSync(path)) createPipe(path);
      await expect(run(...command(path))).rejects.toThrow(`pipe${ending}: this is not an ordinary file.`);
    },
  );

  test('a pipe that nobody reads in place of a file for games is refused at once', async () => {
    const path = join(folder, 'out.jsonl');
    createPipe(path);
    const sentence = 'out.jsonl: this is a pipe, not a file.';
    await expect(run('simulate', 'HBK-4G', 'WVR-6R', '--out', path)).rejects.toThrow(sentence);
  });
});

test.each(READERS)('a folder in place of a %s file is refused in one sentence', async (ending, command) => {
  const path = join(folder, `folder${ending}`);
  mkdirSync(path, { recursive: true });
  await expect(run(...command(path))).rejects.toThrow(/^\S*folder\.\w+: (this is a folder|no unit file)[^\n]*\.$/);
  await expect(run(...command(path))).rejects.toBeInstanceOf(UsageError);
});
