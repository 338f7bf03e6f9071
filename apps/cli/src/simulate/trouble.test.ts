import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CATALOGUE, formatMtf } from '@hexfall/data';
import { afterAll, describe, expect, test } from 'vitest';
import { capture as run } from '../capture.ts';
import { FailedError, UsageError } from '../exit.ts';

const folder = mkdtempSync(join(tmpdir(), 'hexfall-trouble-'));
afterAll(() => rmSync(folder, { recursive: true }));
process.env['HEXFALL_HOME'] = folder;
const at = (...names: string[]): string => join(folder, ...names);
const FIELD = at('field.board');
writeFileSync(FIELD, 'size 12 12\nend\n');
const FAST = ['--bots', 'charger', '--workers', '0', '--turns', '8', '--board', FIELD];

/** A folder with the files of these units. */
function unitFolder(name: string, ...models: string[]): string {
  mkdirSync(at(name));
  for (const model of models) {
    const blueprint = CATALOGUE.find(unit => unit.model === model)!;
    writeFileSync(at(name, `${model}.mtf`), formatMtf(blueprint));
  }
  return at(name);
}

describe('folders as forces', () => {
  test('the unit files of a folder are a force, in the order of their names; other files are not', async () => {
    const lance = unitFolder('lance', 'WVR-6R', 'HBK-4G', 'LCT-1V', 'JR7-D');
    writeFileSync(at('lance', 'README.txt'), 'not a unit');
    writeFileSync(at('lance', '._HBK-4G.mtf'), 'left behind by a system');
    mkdirSync(at('lance', 'spare.mtf'));
    const text = await run('simulate', lance, unitFolder('one', 'AS7-D'), ...FAST, '--games', '2');
    expect(text).toContain('lance against one\n2 games');
    expect([...text.matchAll(/^ {2}([AB]\d) (.*?) {2}/gm)].map(match => `${match[1]} ${match[2]}`)).toEqual([
      'A1 Hunchback HBK-4G',
      'A2 Jenner JR7-D',
      'A3 Locust LCT-1V',
      'A4 Wolverine WVR-6R',
      'B1 Atlas AS7-D',
    ]);
  });

  test('a folder and a name together are one force', async () => {
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

  test('a broken file is told with its reason, before a file of games is touched', async () => {
    const path = unitFolder('broken', 'HBK-4G', 'WVR-6R');
    writeFileSync(at('broken', 'JR7-D.mtf'), 'nothing');
    writeFileSync(at('broken', 'list.json'), '{"units":["HBK-4G"]}');
    writeFileSync(at('old.jsonl'), 'earlier games');
    const attempt = run('simulate', path, 'HBK-4G', ...FAST, '--out', at('old.jsonl'));
    await expect(attempt).rejects.toThrow(
      `${path}: 2 of 4 unit files cannot be used, and without them it would be another force:\n  ${at('broken', 'JR7-D.mtf')}: there is neither`,
    );
    await expect(attempt).rejects.toThrow('list.json: this is a force file; name it instead of its folder.');
    await expect(attempt).rejects.toBeInstanceOf(FailedError);
    expect(readFileSync(at('old.jsonl'), 'utf8')).toBe('earlier games');
  });

  test('a folder without units is wrong use', async () => {
    mkdirSync(at('empty'));
    await expect(run('battle', at('empty'), 'HBK-4G')).rejects.toThrow('there is no unit file (.mtf or .json)');
    await expect(run('battle', at('empty'), 'HBK-4G')).rejects.toBeInstanceOf(UsageError);
  });
});

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** The program under a limit to the size of its files, in blocks of 512 bytes or of 1 kB: what a full disk is like. */
function limited(
  blocks: number,
  ...args: string[]
): { readonly code: number | null; readonly out: string; readonly error: string } {
  const node = [process.execPath, '--conditions=@hexfall/source', '--import', 'tsx', MAIN, ...args];
  const command = `ulimit -f ${blocks}; exec ${node.map(word => `'${word}'`).join(' ')}`;
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], { cwd: ROOT, encoding: 'utf8' });
  return { code: status, out: stdout, error: stderr };
}

describe.skipIf(process.platform === 'win32')('a disk that fills up', () => {
  const duel = ['simulate', 'HBK-4G', 'WVR-6R', ...FAST];

  test('keeps the games that there was room for, tells what was played, and the run goes on elsewhere', async () => {
    const file = at('full.jsonl');
    const { code, out, error } = limited(32, ...duel, '--games', '100', '--out', file);
    expect(code).toBe(1);
    const text = readFileSync(file, 'utf8');
    expect(text.endsWith('\n')).toBe(true);
    const kept = text.split('\n').length - 2;
    expect(kept).toBeGreaterThan(5);
    expect(error).toMatch(
      new RegExp(`^hexfall: .*full\\.jsonl: the file .*\\. The first ${kept} games of this run are kept; `),
    );
    expect(out).toMatch(/^Hunchback .*\n\d+ games on field/);
    await run(...duel, '--games', '100', '--resume', file);
    await run(...duel, '--games', '100', '--out', at('room.jsonl'));
    expect(readFileSync(file, 'utf8')).toBe(readFileSync(at('room.jsonl'), 'utf8'));
  });

  test('with a table or with replays: the result is told, the games are kept, no half file is left', () => {
    const replays = limited(32, ...duel, '--games', '4', '--out', at('few.jsonl'), '--replays', '2');
    expect(replays.code).toBe(1);
    expect(replays.out).toContain(`4 games in ${at('few.jsonl')}`);
    expect(replays.error).toMatch(/few-1-typical\.jsonl: the file has become larger/);
    const table = limited(4, ...duel, '--games', '60', '--out', at('full.parquet'));
    expect(table.code).toBe(1);
    expect(table.out).toContain('60 games on field');
    expect(table.error).toMatch(/full\.parquet: the file has become larger .* The games are not kept\.$/m);
    expect(readdirSync(folder).filter(name => /parquet|few-|tmp/.test(name))).toEqual([]);
  });

  test('a table that cannot be put where it should be is put elsewhere', async () => {
    mkdirSync(at('taken.parquet'));
    const error: unknown = await run(...duel, '--games', '4', '--out', at('taken.parquet')).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(FailedError);
    const [, path] = /The games are in (\S+\.parquet) instead\.$/.exec((error as Error).message) ?? [];
    expect(readFileSync(path!).subarray(0, 4).toString()).toBe('PAR1');
    rmSync(path!);
  });
});
