import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeWithReference, referenceFolder } from '@hexfall/testkit';
import { expect, test } from 'vitest';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const ROOT = join(FOLDER, '..');

/** Runs from source, so that the test needs no build and never uses an outdated one. */
const NODE = [process.execPath, '--conditions=@hexfall/source', '--import', 'tsx'] as const;
const ENGINE = [...NODE, join(ROOT, 'apps', 'cli', 'src', 'main.ts'), 'engine'] as const;

/** Part of what each program prints. */
const EXPECTED: Readonly<Record<string, RegExp>> = {
  'simulate.mjs': /^[AB] wins \d+% of games at [\d.]+ times the Battle Value\.\n.*survives \d+%/,
  'kick.mjs': /A1 Plain 50 kicks B1 with its right leg: needs 3, rolls 9, hits\n[^]*takes 10 damage to the left leg/,
  'fall.mjs': /falls on its back \(kicked\), facing S: 5 damage[^]*prone/,
  'volley.mjs': /Medium Laser +needs 4 = 4 gunnery\n[^]* {2}A1 Hunchback fires Medium Laser at B1: needs 4, rolls/,
  'odds.mjs':
    /^hit 0: 91\.7 %\n[^]*destroyed 1: \d\.\d %\n[^]*heat 0: 1\.0 on average[^]*fall: 16\.2 %, the Hunchback: 0\.5 %\n$/,
  'duel.mjs': /after \d+ turns: \{"kind":"win","side":[01]\}, state [0-9a-f]{8}\n$/,
  'legal-moves.mjs': /in the movement phase:\n[^]* walk +\d+/,
  'read-replay.mjs': /weapon hits in \d+ turns[^]*kind: 'proved'/,
  'engine-client.mjs': /^(win|draw) after \d+ turns; the replay has \d+ lines\n$/,
  'match.mjs': /^(side [AB] wins|a draw) after \d+ turns; the replay has \d+ lines\n$/,
  'engine_client.py': /^(win|draw) after \d+ turns; the replay has \d+ lines\n$/,
};

const HELPERS = new Set(['table.mjs', 'player.mjs', 'player.py']);
const programs = readdirSync(FOLDER).filter(name => /\.(mjs|py)$/.test(name) && !HELPERS.has(name));
const python = ['python3', 'python'].find(name => spawnSync(name, ['--version']).status === 0);

test('there is an expected output for every example', () => {
  expect(programs.toSorted()).toEqual(Object.keys(EXPECTED).toSorted());
});

function run(name: string): { status: number | null; stdout: string; stderr: string } {
  const [program, ...args] = name.endsWith('.py') ? [python!, join(FOLDER, name)] : [...NODE, join(FOLDER, name)];
  const engine = /client|match/.test(name) ? ENGINE : [];
  return spawnSync(program!, [...args, ...engine], { cwd: ROOT, encoding: 'utf8' });
}

const isRunnable = (name: string): boolean => !name.endsWith('.py') || python !== undefined;

test.for(programs.filter(isRunnable))('the example %s prints what is expected', name => {
  const { status, stdout, stderr } = run(name);
  expect(stderr).toBe('');
  expect(stdout).toMatch(EXPECTED[name]!);
  expect(status).toBe(0);
});

test.skipIf(python === undefined)('the Python example is run if Python 3 is installed', () => {
  expect(programs.filter(isRunnable)).toContain('engine_client.py');
});

describeWithReference('two programs that play four against four on a board file', () => {
  test('two programs finish a game of four against four on a board file, and its replay can be verified', () => {
    const replay = join(mkdtempSync(join(tmpdir(), 'hexfall-match-')), 'match.jsonl');
    const second = join(FOLDER, python === undefined ? 'player.mjs' : 'player.py');
    const board = join(referenceFolder()!, 'data/boards/16x17_Woodland_2.board');
    const args = ['--board', board, '--second', second, '--out', replay, ...ENGINE];
    const match = spawnSync(process.execPath, [join(FOLDER, 'match.mjs'), ...args], { cwd: ROOT, encoding: 'utf8' });
    expect(match.stdout).toMatch(/^side [AB] wins after/);
    const [program, ...main] = ENGINE.slice(0, -1);
    const proof = spawnSync(program!, [...main, 'replay', replay, '--verify'], { cwd: ROOT, encoding: 'utf8' });
    expect(proof.stdout).toMatch(/proved\. \d+ turns/);
    expect(proof.status).toBe(0);
  }, 120_000);
});
