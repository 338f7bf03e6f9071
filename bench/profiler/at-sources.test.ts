import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { atSources } from './at-sources.ts';

const folder = mkdtempSync(join(tmpdir(), 'hexfall-profile-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a function of a bundle is found in its source; one of any other file stays', () => {
  // The first line of the bundle is the first of to-hit.ts, the second the third of damage.ts.
  const sources = ['../src/weapons/to-hit/to-hit.ts', '../src/damage/damage.ts'];
  const map = { version: 3, file: 'index.js', names: [], sources, mappings: 'AAAA;ACEA' };
  writeFileSync(join(folder, 'index.js.map'), JSON.stringify(map));
  const url = pathToFileURL(join(folder, 'index.js')).href;
  const frame = (lineNumber: number, where = url): object => ({
    functionName: 'f',
    url: where,
    lineNumber,
    columnNumber: 0,
  });
  const elsewhere = pathToFileURL(join(folder, 'other.js')).href;
  const frames = [frame(0), frame(1), frame(0, elsewhere), frame(0, 'node:fs'), frame(0, '')];
  const nodes = frames.map((callFrame, id) => ({ id, callFrame })) as never;
  const found = atSources({ nodes }).nodes.map(({ callFrame }) => callFrame.url);
  expect(found).toEqual([
    new URL('../src/weapons/to-hit/to-hit.ts', url).href,
    new URL('../src/damage/damage.ts', url).href,
    elsewhere,
    'node:fs',
    '',
  ]);
});
