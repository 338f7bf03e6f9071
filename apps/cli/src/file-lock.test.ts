import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lockFile, withLock } from './file-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'hexfall-lock-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string): string => join(folder, name);

test('a file can be locked once, until it is released', () => {
  const lock = lockFile(at('games'));
  expect(() => lockFile(at('games'))).toThrow(`another run (process ${process.pid}) is writing this file`);
  lock.release();
  lockFile(at('games')).release();
  expect(existsSync(at('games.lock'))).toBe(false);
});

test('two names of one file have one lock', () => {
  writeFileSync(at('real'), '');
  symlinkSync(at('real'), at('link'));
  const lock = lockFile(at('link'));
  expect(() => lockFile(at('real'))).toThrow('another run');
  lock.release();
});

test.each([
  [
    'a program that has ended',
    () => ({ pid: spawnSync(process.execPath, ['--version']).pid, host: hostname(), start: '1' }),
  ],
  ['an earlier program with the same number', () => ({ pid: process.pid, host: hostname(), start: '1' })],
  ['an earlier program with the number of another', () => ({ pid: process.ppid, host: hostname(), start: '1' })],
])('the lock of %s does not count', (_, owner) => {
  writeFileSync(at('left.lock'), JSON.stringify(owner()));
  lockFile(at('left')).release();
  expect(existsSync(at('left.lock'))).toBe(false);
});

test('a lock without an owner counts while it is fresh', () => {
  writeFileSync(at('blank.lock'), '');
  expect(() => lockFile(at('blank'))).toThrow('another run');
  utimesSync(at('blank.lock'), 1, 1);
  lockFile(at('blank')).release();
});

test('a lock of another machine counts', () => {
  writeFileSync(at('far.lock'), JSON.stringify({ pid: 7, host: 'elsewhere', start: '' }));
  expect(() => lockFile(at('far'))).toThrow(
    `far: another run (process 7) is writing this file; if not, delete ${at('far.lock')}.`,
  );
});

test('a lock is released when the work under it fails', () => {
  const fail = (): never => {
    throw new Error('no luck');
  };
  expect(() => withLock(at('work'), fail)).toThrow('no luck');
  expect(withLock(at('work'), () => 5)).toBe(5);
});
