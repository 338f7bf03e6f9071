import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesBelow, readBytes, writeOutput } from './output.mjs';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hexfall-output-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function put(...files: readonly string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file);
  }
}

test('the output of a source that is gone is removed, with its folder', () => {
  put('src/index.ts', 'src/kick/kick.ts');
  put('dist/index.d.ts', 'dist/index.d.ts.map', 'dist/kick/kick.d.ts', 'dist/.tsbuildinfo');
  put('dist/old/punch.d.ts', 'dist/old/punch.d.ts.map', 'dist/kick/leg.d.ts', 'dist/shared-old.js');
  writeOutput(folder, [{ path: 'index.js', text: 'code' }]);
  expect(filesBelow(join(folder, 'dist')).sort()).toEqual([
    '.tsbuildinfo',
    'index.d.ts',
    'index.d.ts.map',
    'index.js',
    'kick/kick.d.ts',
  ]);
  expect(statSync(join(folder, 'dist', 'old'), { throwIfNoEntry: false })).toBeUndefined();
});

test('types of a test do not stay in the output', () => {
  put('src/index.ts', 'src/index.test.ts', 'dist/index.test.d.ts');
  writeOutput(folder, []);
  expect(filesBelow(folder)).not.toContain('dist/index.test.d.ts');
});

test('a file with the same text is not written again', () => {
  put('src/index.ts', 'dist/index.js');
  const long = new Date(0);
  utimesSync(join(folder, 'dist/index.js'), long, long);
  writeOutput(folder, [{ path: 'index.js', text: 'dist/index.js' }]);
  expect(statSync(join(folder, 'dist/index.js')).mtimeMs).toBe(0);
  writeOutput(folder, [{ path: 'index.js', text: 'new' }]);
  expect(statSync(join(folder, 'dist/index.js')).mtimeMs).toBeGreaterThan(0);
});

test('types of another folder with sources stay, in a folder of its name', () => {
  put('src/index.ts', 'views/map/map.tsx', 'dist/views/map/map.d.ts', 'dist/views/.tsbuildinfo', 'dist/views/old.d.ts');
  writeOutput(folder, []);
  expect(filesBelow(join(folder, 'dist')).sort()).toEqual(['views/.tsbuildinfo', 'views/map/map.d.ts']);
});

test('bytes are written as they are', () => {
  put('src/index.ts');
  const bytes = Uint8Array.of(0x89, 0x50, 0xff, 0x00);
  writeOutput(folder, [{ path: 'icon.png', text: bytes }]);
  expect(readBytes(join(folder, 'dist/icon.png'))).toEqual(bytes);
});
