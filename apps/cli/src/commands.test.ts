import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { capture as run } from './capture.ts';
import { FailedError, UsageError } from './exit.ts';

const folder = mkdtempSync(join(tmpdir(), 'hexfall-'));
afterAll(() => rmSync(folder, { recursive: true }));
// Whatever the user of this machine has imported must not matter.
process.env['HEXFALL_HOME'] = folder;

async function fight(name: string, ...args: string[]): Promise<string> {
  const file = join(folder, name);
  await run('battle', 'HBK-4G', 'WVR-6R', '--out', file, ...args);
  return file;
}

test('a battle leaves a replay that tells the game and proves it', async () => {
  const file = await fight('duel.jsonl', '--seed', 'one');
  expect(await run('replay', file, '--verify')).toMatch(/: proved\. \d+ turns, played again from the seed to its end/);
  const story = await run('replay', file);
  expect(story).toContain('A1 Hunchback HBK-4G');
  expect(story).toMatch(/\nside [AB] wins\n$/);
  expect(await run('replay', file, '--explain')).toMatch(/\n {6}\d+ = 4 gunnery/);
});

test('the same seed gives the same replay, byte for byte', async () => {
  const [one, two] = [await fight('a.jsonl', '--seed', 'x'), await fight('b.jsonl', '--seed', 'x')];
  expect(readFileSync(one, 'utf8')).toBe(readFileSync(two, 'utf8'));
});

test('several units a side, canon rules, a board of a file and other bots', async () => {
  const board = join(folder, 'hill.board');
  writeFileSync(board, 'size 12 12\nhex 0101 0 "woods:1" ""\nend\n');
  const json = await run('battle', 'HBK-4G,WVR-6R', 'wvr-6r,hbk-4g', '--rules', 'canon', '--board', board, '--json');
  expect(JSON.parse(json)).toMatchObject({ outcome: { kind: 'win' }, seed: expect.stringContaining('xoshiro128ss:') });
  const random = await run('battle', 'HBK-4G', 'WVR-6R', '--bots', 'random,charger', '--turns', '5');
  expect(random).toMatch(/after \d turns\./);
});

test('bots deploy their units themselves, and crippled ones go home', async () => {
  const options = ['--deploy', '--withdrawal', 'forced'];
  const file = await fight('deployed.jsonl', ...options, '--seed', 'two');
  const story = await run('replay', file);
  expect(story).toContain('at most 60 turns, withdrawal forced, seed');
  expect(story).toMatch(/phase deployment\n {2}[AB]1 .* is deployed in \d{4} facing \d\n {2}[AB]1 .* is deployed/);
  expect(await run('replay', file, '--verify')).toContain(': proved.');
  const reports: string[] = [];
  // About every sixth game sees one that gets home; these did.
  for (const seed of ['9', '11', '12', '19'])
    reports.push(await run('battle', 'HBK-4G,WVR-6R', 'WVR-6R,HBK-4G', ...options, '--seed', seed));
  expect(reports.join('')).toContain(': withdrawn\n');
  await expect(run('battle', 'HBK-4G', 'WVR-6R', '--withdrawal', 'maybe')).rejects.toThrow(
    '--withdrawal must be none, allowed or forced, not "maybe".',
  );
});

test('a moment is shown as map and record sheets, nowhere wider than 100 columns', async () => {
  const file = await fight('moment.jsonl', '--seed', 'one');
  for (const turn of ['0', '2']) {
    const text = await run('replay', file, '--turn', turn);
    expect(text).toContain('A1 Hunchback HBK-4G · 50 tons');
    expect(Math.max(...text.split('\n').map(line => line.length))).toBeLessThanOrEqual(100);
  }
  expect(JSON.parse(await run('replay', file, '--turn', '1', '--json'))).toMatchObject({ turn: 1, state: { turn: 1 } });
  await expect(run('replay', file, '--turn', '99')).rejects.toThrow('the replay has no end of turn 99');
});

test('as JSON every line is an event with its text', async () => {
  const file = await fight('json.jsonl', '--seed', 'one');
  const lines = (await run('replay', file, '--json', '--explain')).trim().split('\n');
  const events = lines.map(line => JSON.parse(line));
  expect(events[0]).toEqual({ event: { type: 'TurnBegan', turn: 1 }, text: 'turn 1' });
  expect(events.some(({ explanation }) => explanation !== undefined)).toBe(true);
});

test('a tampered replay is refused with turn and line', async () => {
  const file = await fight('tampered.jsonl', '--seed', 'one');
  const text = readFileSync(file, 'utf8').replace(/("TurnEnded","turn":2,"hash":)\d+/, '$11');
  writeFileSync(file, text);
  await expect(run('replay', file, '--verify')).rejects.toThrow(/turn 2, line \d+: the state at the end of the turn/);
  await expect(run('replay', file, '--verify')).rejects.toBeInstanceOf(FailedError);
});

test('an unfinished file is refused, and read as far as it goes when asked to', async () => {
  const file = await fight('cut.jsonl', '--seed', 'one');
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, -30));
  await expect(run('replay', file)).rejects.toThrow(/cut\.jsonl, line \d+: is no complete JSON/);
  expect(await run('replay', file, '--partial')).toContain('turn 1');
});

test.each([
  [['battle', 'HBK-4G', 'ABC-1'], '"ABC-1" is no unit that is built in or imported'],
  [['battle', 'HBK-4G', 'none.mtf'], 'none.mtf: there is no such file'],
  [['battle', 'HBK-4G', 'WVR-6R', '--turns', 'many'], '--turns must be a whole number'],
  [['battle', 'HBK-4G', 'WVR-6R', '--bots', 'genius'], '--bots must name one of'],
  [['battle', 'HBK-4G', 'WVR-6R', '--rules', 'house'], '"house" is no rules profile'],
  [['battle', 'HBK-4G', 'WVR-6R', '--out', join(folder, 'no', 'such.jsonl')], 'there is no such file'],
  [['dance'], 'there is no command "dance"'],
  [['replay', 'nothing.jsonl'], 'nothing.jsonl: there is no such file'],
  [['replay', folder], 'this is a folder'],
])('wrong use is told in one sentence: %j', async (args, message) => {
  await expect(run(...args)).rejects.toThrow(message);
  await expect(run(...args)).rejects.toBeInstanceOf(UsageError);
});

test('files that are something else are refused by name', async () => {
  const binary = join(folder, 'binary.jsonl');
  writeFileSync(binary, Uint8Array.from([0xff, 0xfe, 0x00, 0x80]));
  await expect(run('replay', binary)).rejects.toThrow('binary.jsonl: the file is not text');
  const board = join(folder, 'bad.board');
  writeFileSync(board, 'size 3 3\nhex 0101 x "" ""\n');
  await expect(run('battle', 'HBK-4G', 'WVR-6R', '--board', board)).rejects.toThrow(/bad\.board, line 2, level/);
});
