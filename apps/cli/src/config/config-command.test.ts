import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { capture } from '../capture.ts';
import { FailedError, UsageError } from '../exit.ts';
import { libraryFolder } from '../library/folder.ts';
import { configPath } from './config-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'hexfall-'));
const file = join(folder, 'config.json');
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => vi.stubEnv('HEXFALL_HOME', folder));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(file, { force: true });
});

const FAST = ['--turns', '2', '--games', '2', '--workers', '0', '--json'];

describe('settings', () => {
  test('a setting holds for all commands until it is removed, and an option overrides it', async () => {
    expect(await capture('config', 'rules', 'canon')).toBe('rules is now canon.\n');
    expect(await capture('config', 'rules')).toBe('canon\n');
    const played = async (...args: string[]) =>
      JSON.parse(await capture('simulate', 'HBK-4G', 'WVR-6R', ...FAST, ...args)).profile;
    expect(await played()).toBe('canon');
    expect(await played('--rules', 'spec')).toBe('spec');
    expect(await capture('config', 'rules', '--unset')).toBe('rules is no longer set.\n');
    expect(await played()).toBe('spec');
  });

  test('a bot and a number of threads can be kept', async () => {
    await capture('config', 'bot', 'random');
    await capture('config', 'workers', '0');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ bot: 'random', workers: '0' });
    const { sides } = JSON.parse(
      await capture('simulate', 'HBK-4G', 'WVR-6R', '--turns', '2', '--games', '2', '--json'),
    );
    expect(sides[0].bot).toBe('random');
    expect(await capture('config')).toMatch(/rules +- +rules profile.*\n +bot +random/);
    expect(JSON.parse(await capture('config', '--json'))).toEqual({ bot: 'random', workers: '0' });
  });

  test('the library may be kept in another folder', () => {
    const home = join(folder, 'home');
    const environment = { XDG_CONFIG_HOME: folder, HOME: home };
    const path = configPath(environment, 'linux', home);
    expect(path).toBe(join(folder, 'hexfall', 'config.json'));
    expect(libraryFolder(environment, 'linux', home)).toBe(join(home, '.local', 'share', 'hexfall'));
  });

  test.each([
    [['config', 'colour', 'red'], '"colour" is not a setting; there are rules, bot, workers, folder.'],
    [['config', 'rules', 'chess'], 'chess'],
    [['config', 'bot', 'genius'], 'not "genius"'],
    [['config', 'workers', 'many'], 'workers must be a whole number from 0 to 1024, not "many".'],
  ])('%j is refused, and nothing is kept', async (args, message) => {
    await expect(capture(...args)).rejects.toThrow(UsageError);
    await expect(capture(...args)).rejects.toThrow(message);
    expect(await capture('config', '--json')).toBe('{}\n');
  });

  test.each([
    ['{', 'the file is not JSON'],
    ['[]', 'the file must hold an object'],
    ['{"rules": 3}', 'rules must be text'],
    ['{"colour": "red"}', '"colour" is not a setting'],
  ])('no command ignores the chosen rules when the file has %j', async (text, reason) => {
    writeFileSync(file, text);
    const message = `${file}: ${reason}; correct or delete the file.`;
    await expect(capture('battle', 'HBK-4G', 'WVR-6R')).rejects.toThrow(new FailedError(message));
  });
});
