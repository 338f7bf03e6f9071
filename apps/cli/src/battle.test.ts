import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findInCatalogue, formatUnit } from '@hexfall/data';
import { sampleMtf } from '@hexfall/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import { capture as run } from './capture.ts';
import { FailedError, UsageError } from './exit.ts';

const folder = mkdtempSync(join(tmpdir(), 'hexfall-'));
afterAll(() => rmSync(folder, { recursive: true }));
// The tests must not depend on the library of the user who runs them.
process.env['HEXFALL_HOME'] = folder;

async function fight(name: string, ...args: string[]): Promise<string> {
  const file = join(folder, name);
  await run('battle', 'HBK-4G', 'WVR-6R', '--out', file, ...args);
  return file;
}

test('a battle writes a replay that can be read and verified', async () => {
  const file = await fight('duel.jsonl', '--seed', 'one');
  expect(await run('replay', file, '--verify')).toMatch(/: proved\. \d+ turns, played again from the seed to its end/);
  const story = await run('replay', file);
  expect(story).toContain('A1 Hunchback HBK-4G');
  expect(story).toMatch(/\n\nSide [AB] wins\n$/);
  expect(await run('replay', file, '--explain')).toMatch(/\n {6}\d+ = 4 gunnery/);
});

test('a battle tells its story as the replay does, then the result', async () => {
  const file = join(folder, 'told.jsonl');
  const command = ['battle', 'HBK-4G', 'WVR-6R', '--seed', 'one', '--force', '--out', file];
  const told = await run(...command);
  const [, story] = /^(Turn 1\n.*\nSide [AB] wins\n)\nSide [AB] wins after \d+ turns\.\n/s.exec(told)!;
  expect((await run('replay', file)).endsWith(`\n\n${story}`)).toBe(true);
  expect(story).toMatch(
    /\nMovement phase\n {2}[AB]1 (?:Hunchback|Wolverine) (?:walks|runs|jumps) \d hexes to \d{4}, facing [NS]/,
  );
  for (const option of ['--verbose', '--explain']) {
    const more = await run(...command, option);
    expect(more.split('\n').length).toBeGreaterThan(told.split('\n').length);
    expect((await run('replay', file, option)).split('\n\n').slice(1).join('\n\n')).toBe(
      more.slice(0, more.lastIndexOf('\nSide ')),
    );
  }
  expect(await run(...command, '--quiet')).toMatch(/^Side [AB] wins after \d+ turns\.\n/);
});

test('the same seed gives the same replay, byte for byte', async () => {
  const [one, two] = [await fight('a.jsonl', '--seed', 'x'), await fight('b.jsonl', '--seed', 'x')];
  expect(readFileSync(one, 'utf8')).toBe(readFileSync(two, 'utf8'));
});

test('a battle can have several units a side, canon rules, a board file and other bots', async () => {
  const board = join(folder, 'hill.board');
  writeFileSync(board, 'size 12 12\nhex 0101 0 "woods:1" ""\nend\n');
  const json = await run('battle', 'HBK-4G,WVR-6R', 'wvr-6r,hbk-4g', '--rules', 'canon', '--board', board, '--json');
  expect(JSON.parse(json)).toMatchObject({ outcome: { kind: 'win' }, seed: expect.stringContaining('xoshiro128ss:') });
  const random = await run('battle', 'HBK-4G', 'WVR-6R', '--bots', 'random,charger', '--turns', '5');
  expect(random).toMatch(/after \d turns?\./);
});

test('bots deploy their own units, and crippled units withdraw', async () => {
  const options = ['--deploy', '--withdrawal', 'forced'];
  const file = await fight('deployed.jsonl', ...options, '--seed', 'two');
  const story = await run('replay', file);
  expect(story).toContain('at most 60 turns, withdrawal forced, seed');
  expect(story).toMatch(
    /Deployment phase\n {2}[AB]1 .* is deployed in \d{4}, facing [NS][EW]?\n {2}[AB]1 .* is deployed/,
  );
  expect(await run('replay', file, '--verify')).toContain(': proved.');
  const reports: string[] = [];
  // In about one game in four a unit withdraws; in one of these games one did.
  for (const seed of ['7', '8', '14', '17'])
    reports.push(await run('battle', 'HBK-4G,WVR-6R', 'WVR-6R,HBK-4G', ...options, '--seed', seed));
  expect(reports.join('')).toContain('  withdrawn\n');
  await expect(run('battle', 'HBK-4G', 'WVR-6R', '--withdrawal', 'maybe')).rejects.toThrow(
    '--withdrawal must be none, allowed or forced, not "maybe".',
  );
});

test.each([
  [['HBK-4G', 'ABC-1'], '"ABC-1" is not a built-in or imported unit'],
  [['HBK-4G', 'none.mtf'], 'none.mtf: no such file'],
  [['HBK-4G', 'WVR-6R', '--turns', 'many'], '--turns must be a whole number'],
  [['HBK-4G', 'WVR-6R', '--bots', 'genius'], '--bots must name one of'],
  [['HBK-4G', 'WVR-6R', '--rules', 'house'], '"house" is no'],
  [
    ['HBK-4G', 'WVR-6R', '--out', join(folder, 'no', 'such.jsonl')],
    'such.jsonl: cannot be written: its folder does not exist.',
  ],
])('the wrong command battle %j is refused in one sentence', async (args, message) => {
  await expect(run('battle', ...args)).rejects.toThrow(message);
  await expect(run('battle', ...args)).rejects.toBeInstanceOf(UsageError);
});

test('a bad board file is refused with file, line and field', async () => {
  const board = join(folder, 'bad.board');
  writeFileSync(board, 'size 3 3\nhex 0101 x "" ""\n');
  await expect(run('battle', 'HBK-4G', 'WVR-6R', '--board', board)).rejects.toThrow(/bad\.board, line 2, level/);
});

test('a replay that exists is overwritten only with --force', async () => {
  const file = await fight('kept.jsonl', '--turns', '1');
  const before = readFileSync(file, 'utf8');
  await expect(fight('kept.jsonl', '--turns', '2')).rejects.toThrow(
    'kept.jsonl: the file exists; --force overwrites it.',
  );
  expect(readFileSync(file, 'utf8')).toBe(before);
  await fight('kept.jsonl', '--turns', '2', '--force');
  expect(readFileSync(file, 'utf8')).not.toBe(before);
});

test('a battle on a full disk ends with a sentence', async () => {
  // A device that is always full, on systems that have such a device.
  const full = '/dev/full';
  if (!existsSync(full)) return;
  const battle = run('battle', 'HBK-4G', 'WVR-6R', '--turns', '1', '--out', full);
  await expect(battle).rejects.toThrow(
    '/dev/full: cannot be written: no space left on the disk. The replay ends before the game does.',
  );
  await expect(battle).rejects.toBeInstanceOf(FailedError);
});

test('the replay of a game that was not played to its end says so', async () => {
  const file = await fight('part.jsonl', '--turns', '2');
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  writeFileSync(file, `${lines.slice(0, 20).join('\n')}\n`);
  expect(await run('replay', file)).toMatch(/\nNote: the replay ends before the game does\.\n$/);
});

describe('a name that no replay could hold', () => {
  const LONG = 'X'.repeat(81);

  test.each([
    [
      'long.mtf',
      sampleMtf({ model: LONG }),
      'long.mtf, line 1, chassis: together with the model it must have at most 80 characters.',
    ],
    [
      'long.json',
      formatUnit({ ...findInCatalogue('HBK-4G')!, model: 'Y'.repeat(75) }),
      'long.json, name: must have at most 80 characters.',
    ],
    ['long.mul', `<unit><entity chassis="${LONG}" model="HBK-4G"/></unit>`, 'long.mul, line 1, chassis: together'],
    [
      'long.yaml',
      `units:\n  - unit: HBK-4G\n    pilot: ${LONG}\n`,
      'long.yaml, line 3, units[0].pilot: must have at most',
    ],
  ])('a name that no replay could hold is refused in %s', async (name, text, sentence) => {
    writeFileSync(join(folder, name), text);
    await expect(run('battle', join(folder, name), 'WVR-6R', '--turns', '1')).rejects.toThrow(sentence);
  });

  test('names that no replay could hold are shortened for pilots of a unit list, unknown equipment and forces named after their file', async () => {
    const pilot = `<pilot name="${LONG}" gunnery="4" piloting="5"/>`;
    const list = join(folder, `${LONG}.mul`);
    writeFileSync(list, `<unit><entity chassis="Hunchback" model="HBK-4G">${pilot}</entity></unit>`);
    expect(await run('value', list)).toContain(`(${'X'.repeat(80)})`);
    const odd = join(folder, 'odd.mtf');
    writeFileSync(odd, sampleMtf().replace('-Empty-', LONG));
    await run('battle', odd, list, '--turns', '1', '--out', join(folder, 'odd.jsonl'));
    expect(await run('replay', join(folder, 'odd.jsonl'), '--verify')).toContain('proved');
  });
});

test('a board with more than 99 columns is refused, since replays could not name its hexes', async () => {
  const board = join(folder, 'wide.board');
  writeFileSync(board, 'size 120 50\nend\n');
  const sentence = 'the board has 120x50 hexes; games can be played on at most 99x99.';
  await expect(run('battle', 'HBK-4G', 'WVR-6R', '--board', board)).rejects.toThrow(sentence);
  await expect(run('simulate', 'HBK-4G', 'WVR-6R', '--board', board)).rejects.toThrow(sentence);
});
