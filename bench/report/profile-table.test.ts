import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { formatProfile } from './profile-table.ts';

const folder = mkdtempSync(join(tmpdir(), 'hexfall-profile-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a profile is shown by folder and by function, both as they are in the sources', () => {
  // The first line of the bundle is the first of to-hit.ts, the second the third of line.ts.
  const sources = ['packages/rules/src/weapons/to-hit/to-hit.ts', 'packages/hex/src/line.ts'];
  const map = { version: 3, file: 'index.js', names: [], sources, mappings: 'AAAA;ACEA' };
  writeFileSync(join(folder, 'index.js.map'), JSON.stringify(map));
  const bundle = pathToFileURL(join(folder, 'index.js')).href;
  const node = (functionName: string, url: string, lineNumber: number, hitCount: number) => ({
    callFrame: { functionName, url, lineNumber, columnNumber: 0 },
    hitCount,
  });
  const profile = {
    nodes: [
      node('(idle)', '', -1, 900),
      node('toHitNumber', bundle, 0, 30),
      node('(garbage collector)', '', -1, 20),
      node('toHitNumber', bundle, 0, 10),
      node('', bundle, 1, 39),
      node('play', 'file:///x/bench/games/game-row.ts', 3, 1),
    ],
  };
  expect(formatProfile(profile).split('\n')).toEqual([
    'folder                self time',
    'rules/weapons/to-hit      40.0%',
    'hex                       39.0%',
    'Node and libraries        20.0%',
    'bench                      1.0%',
    '',
    'function             self time  folder',
    'toHitNumber              40.0%  rules/weapons/to-hit',
    '(anonymous)              39.0%  hex',
    '(garbage collector)      20.0%  Node and libraries',
    'play                      1.0%  bench',
  ]);
});
