import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { staleReason } from './install.mjs';
import { countTests, formatCounts } from './results.mjs';

describe('staleReason', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'hexfall-'));
  });
  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  const LOCKED = {
    '': { version: '0.1.0' },
    'packages/hex': { version: '0.1.0' },
    'node_modules/@hexfall/hex': { resolved: 'packages/hex', link: true },
    'node_modules/tool': { version: '1.0.0', integrity: 'x' },
    'node_modules/tool-for-another-system': { version: '1.0.0', optional: true },
  };
  const { '': _root, 'node_modules/tool-for-another-system': _other, ...INSTALLED } = LOCKED;

  function write(file: string, packages: object): void {
    mkdirSync(join(root, 'node_modules'), { recursive: true });
    writeFileSync(join(root, file), JSON.stringify({ packages }));
  }

  test('a missing node_modules is stale', () => {
    write('package-lock.json', LOCKED);
    expect(staleReason(root)).toBe('node_modules is missing');
  });

  test('packages as locked are up to date, even without those for other systems', () => {
    write('package-lock.json', LOCKED);
    write('node_modules/.package-lock.json', INSTALLED);
    expect(staleReason(root)).toBeUndefined();
  });

  test('a package without a digest in the lock is up to date by its version', () => {
    write('package-lock.json', { ...LOCKED, 'node_modules/tool': { version: '1.0.0' } });
    write('node_modules/.package-lock.json', {
      ...INSTALLED,
      'node_modules/tool': { version: '1.0.0', integrity: 'z' },
    });
    expect(staleReason(root)).toBeUndefined();
  });

  test.each([
    ['another version', { ...LOCKED, 'node_modules/tool': { version: '1.0.1', integrity: 'y' } }, 'node_modules/tool'],
    ['a new package', { ...LOCKED, 'node_modules/new': { version: '1.0.0' } }, 'node_modules/new'],
    [
      'a package of ours that moved',
      { ...LOCKED, 'node_modules/@hexfall/hex': { resolved: 'libs/hex', link: true } },
      'node_modules/@hexfall/hex',
    ],
  ])('packages are stale when the lock has %s', (_, locked, path) => {
    write('package-lock.json', locked);
    write('node_modules/.package-lock.json', INSTALLED);
    expect(staleReason(root)).toBe(`${path} is not as package-lock.json has it`);
  });
});

describe('countTests', () => {
  test('tests are counted by outcome, and a file that does not load as one failure', () => {
    const tests = ['passed', 'passed', 'failed', 'skipped', 'todo', 'pending'].map(status => ({ status }));
    const files = [
      { status: 'failed', assertionResults: tests },
      { status: 'failed', assertionResults: [] },
    ];
    expect(formatCounts(countTests(files))).toBe('2 passed, 2 failed, 3 skipped');
  });
});

describe('wrong use', () => {
  const script = fileURLToPath(new URL('main.mjs', import.meta.url));
  test.each([
    [[], 'No task given.'],
    [['tset'], 'Unknown task "tset".'],
    [['check', 'falls'], 'Task "check" takes no arguments. To run some tests only: npx vitest run falls'],
  ])('the arguments %j are explained, with exit code 2', (args, message) => {
    const { status, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
    expect(status).toBe(2);
    expect(stderr.split('\n')[0]).toBe(message);
    expect(stderr).toContain('coverage:spec');
  });
});
