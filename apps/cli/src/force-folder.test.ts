import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CATALOGUE, formatMtf } from '@hexfall/data';
import { afterAll, expect, test } from 'vitest';
import { capture as run } from './capture.ts';
import { FailedError, UsageError } from './exit.ts';

const folder = mkdtempSync(join(tmpdir(), 'hexfall-force-folder-'));
afterAll(() => rmSync(folder, { recursive: true }));
process.env['HEXFALL_HOME'] = folder;
const at = (...names: string[]): string => join(folder, ...names);
const FIELD = at('field.board');
writeFileSync(FIELD, 'size 12 12\nend\n');
const FAST = ['--bots', 'charger', '--workers', '0', '--turns', '8', '--board', FIELD];

/** Creates a folder with the files of these units, and returns its path. */
function unitFolder(name: string, ...models: string[]): string {
  mkdirSync(at(name));
  for (const model of models) {
    const blueprint = CATALOGUE.find(unit => unit.model === model)!;
    writeFileSync(at(name, `${model}.mtf`), formatMtf(blueprint));
  }
  return at(name);
}

test('the unit files of a folder make a force in order of file name, and other files are skipped', async () => {
  const lance = unitFolder('lance', 'WVR-6R', 'HBK-4G', 'LCT-1V', 'JR7-D');
  writeFileSync(at('lance', 'README.txt'), 'not a unit');
  writeFileSync(at('lance', '._HBK-4G.mtf'), 'left behind by an operating system');
  mkdirSync(at('lance', 'spare.mtf'));
  const text = await run('simulate', lance, unitFolder('one', 'AS7-D'), ...FAST, '--games', '2');
  expect(text).toContain('lance against one\n2 games');
  const [, forces = ''] = text.split(/ {2}forces .*\n/);
  const rows = forces.slice(0, forces.indexOf('\n\n'));
  expect([...rows.matchAll(/^ {2}([AB]\d) (.*?) {2}/gm)].map(match => `${match[1]} ${match[2]}`)).toEqual([
    'A1 Hunchback HBK-4G',
    'A2 Jenner JR7-D',
    'A3 Locust LCT-1V',
    'A4 Wolverine WVR-6R',
    'B1 Atlas AS7-D',
  ]);
});

test('a folder and a unit name make one force together', async () => {
  const text = await run(
    'simulate',
    `${unitFolder('pair', 'HBK-4G', 'LCT-1V')},WVR-6R`,
    'AS7-D',
    ...FAST,
    '--games',
    '2',
  );
  expect(text).toContain('pair, Wolverine WVR-6R against Atlas AS7-D');
});

test('bad unit files are refused with their reasons before a file of games is touched', async () => {
  const path = unitFolder('broken', 'HBK-4G', 'WVR-6R');
  writeFileSync(at('broken', 'JR7-D.mtf'), 'nothing');
  writeFileSync(at('broken', 'list.json'), '{"units":["HBK-4G"]}');
  writeFileSync(at('old.jsonl'), 'earlier games');
  const attempt = run('simulate', path, 'HBK-4G', ...FAST, '--out', at('old.jsonl'));
  await expect(attempt).rejects.toThrow(`${path}: 2 of 4 unit files cannot be used, so the force would be incomplete:`);
  await expect(attempt).rejects.toMatchObject({
    details: [
      expect.stringContaining(`${at('broken', 'JR7-D.mtf')}: `),
      expect.stringMatching(/list\.json: this is a force file; name the file itself instead of its folder\.$/),
    ],
  });
  await expect(attempt).rejects.toBeInstanceOf(FailedError);
  expect(readFileSync(at('old.jsonl'), 'utf8')).toBe('earlier games');
});

test('a folder without unit files is refused', async () => {
  mkdirSync(at('empty'));
  await expect(run('battle', at('empty'), 'HBK-4G')).rejects.toThrow('no unit file (.mtf or .json)');
  await expect(run('battle', at('empty'), 'HBK-4G')).rejects.toBeInstanceOf(UsageError);
});
