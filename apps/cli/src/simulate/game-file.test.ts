import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { capture as run } from '../capture.ts';
import { FailedError, UsageError } from '../exit.ts';
import { lockFile } from '../file-lock.ts';
import { createProgram } from '../program.ts';

const folder = mkdtempSync(join(tmpdir(), 'hexfall-game-file-'));
afterAll(() => rmSync(folder, { recursive: true }));
process.env['HEXFALL_HOME'] = folder;
const at = (...names: string[]): string => join(folder, ...names);
const FIELD = at('field.board');
writeFileSync(FIELD, 'size 12 12\nend\n');
const FAST = ['--bots', 'charger', '--workers', '0', '--turns', '8', '--board', FIELD];

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/**
 * Runs the program with a limit to the size of its files, in blocks of 512 bytes or 1 kB. A file at that limit behaves as on a full disk.
 */
function runLimited(
  blocks: number,
  ...args: string[]
): { readonly code: number | null; readonly out: string; readonly error: string } {
  const node = [process.execPath, '--conditions=@hexfall/source', '--import', 'tsx', MAIN, ...args];
  const command = `ulimit -f ${blocks}; exec ${node.map(word => `'${word}'`).join(' ')}`;
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], { cwd: ROOT, encoding: 'utf8' });
  return { code: status, out: stdout, error: stderr };
}

describe.skipIf(process.platform === 'win32')('on a full disk', () => {
  const duel = ['simulate', 'HBK-4G', 'WVR-6R', ...FAST];

  test('a run on a full disk keeps the games there was space for, prints its result and can be resumed elsewhere', async () => {
    const file = at('full.jsonl');
    const { code, out, error } = runLimited(32, ...duel, '--games', '100', '--out', file);
    expect(code).toBe(1);
    const text = readFileSync(file, 'utf8');
    expect(text.endsWith('\n')).toBe(true);
    const kept = text.split('\n').length - 2;
    expect(kept).toBeGreaterThan(5);
    expect(error).toMatch(
      new RegExp(
        `^hexfall: .*full\\.jsonl: cannot be written: the file .*\\. The first ${kept} games of this run were kept; `,
        'm',
      ),
    );
    expect(out).toMatch(/^Hunchback .*\n\d+ games on field/);
    await run(...duel, '--games', '100', '--resume', file);
    await run(...duel, '--games', '100', '--out', at('room.jsonl'));
    expect(readFileSync(file, 'utf8')).toBe(readFileSync(at('room.jsonl'), 'utf8'));
  });

  test('a run on a full disk with replays or a table prints its result and leaves no incomplete file', () => {
    const replays = runLimited(32, ...duel, '--games', '4', '--out', at('few.jsonl'), '--replays', '2');
    expect(replays.code).toBe(1);
    expect(replays.out).toContain(`4 games in ${at('few.jsonl')}`);
    expect(replays.error).toMatch(/few-1-typical\.jsonl: cannot be written: the file has reached the maximum size/);
    const table = runLimited(4, ...duel, '--games', '60', '--out', at('full.parquet'));
    expect(table.code).toBe(1);
    expect(table.out).toContain('60 games on field');
    expect(table.error).toMatch(
      /full\.parquet: cannot be written: the file has reached the maximum size .* The games were not kept\.$/m,
    );
    expect(readdirSync(folder).filter(name => /parquet|few-|tmp/.test(name))).toEqual([]);
  });

  test('a table that can no longer be written to its file is written to a temporary one', async () => {
    const takePlace = (): void => void mkdirSync(at('taken.parquet'), { recursive: true });
    const program = createProgram(() => {}, { isTTY: true, write: takePlace });
    const args = [...duel, '--games', '4', '--out', at('taken.parquet')];
    const error: unknown = await program.parseAsync(args, { from: 'user' }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(FailedError);
    const [, path] = /The games were written to (\S+\.parquet) instead\.$/.exec((error as Error).message) ?? [];
    expect(readFileSync(path!).subarray(0, 4).toString()).toBe('PAR1');
    rmSync(path!);
  });
});

describe('a file that exists', () => {
  const duel = (...args: string[]): Promise<string> =>
    run('simulate', 'HBK-4G', 'WVR-6R', ...FAST, '--games', '2', ...args);

  test.each(['kept.jsonl', 'kept.parquet'])('an existing %s is overwritten only with --force', async name => {
    await duel('--out', at(name));
    const before = readFileSync(at(name));
    const refused = duel('--out', at(name), '--seed', 'other');
    await expect(refused).rejects.toThrow(/kept\.\w+: the file exists; .*--force overwrites it\.$/);
    await expect(refused).rejects.toBeInstanceOf(UsageError);
    expect(readFileSync(at(name))).toEqual(before);
    await duel('--out', at(name), '--seed', 'other', '--force');
    expect(readFileSync(at(name))).not.toEqual(before);
    expect(readdirSync(folder).filter(file => file.includes('lock'))).toEqual([]);
  });

  test('replays and reports of an earlier run are not overwritten either', async () => {
    await duel('--out', at('first.jsonl'), '--replays', '1', '--report', at('first.html'));
    await expect(duel('--report', at('first.html'))).rejects.toThrow(
      'first.html: the file exists; --force overwrites it.',
    );
    await expect(duel('--resume', at('first.jsonl'), '--replays', '1')).rejects.toThrow(
      'first-1-typical.jsonl: the file exists; --force overwrites it.',
    );
    expect(await duel('--resume', at('first.jsonl'), '--replays', '1', '--force')).toContain('first-1-typical.jsonl');
  });

  test('a file that another run is writing is neither overwritten nor resumed', async () => {
    await duel('--out', at('busy.jsonl'));
    const lock = lockFile(at('busy.jsonl'));
    const sentence = `busy.jsonl: another run (process ${process.pid}) is writing this file`;
    await expect(duel('--out', at('busy.jsonl'), '--force')).rejects.toThrow(sentence);
    await expect(duel('--resume', at('busy.jsonl'))).rejects.toThrow(sentence);
    lock.release();
    expect(await duel('--resume', at('busy.jsonl'))).toContain('2 games in');
  });
});
