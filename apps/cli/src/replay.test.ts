import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
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

test('the end of a turn is shown as a map and record sheets in at most 100 columns', async () => {
  const file = await fight('moment.jsonl', '--seed', 'one');
  for (const turn of ['0', '2']) {
    const text = await run('replay', file, '--turn', turn);
    expect(text).toContain('A1 Hunchback HBK-4G · 50 tons');
    expect(Math.max(...text.split('\n').map(line => line.length))).toBeLessThanOrEqual(100);
  }
  expect(JSON.parse(await run('replay', file, '--turn', '1', '--json'))).toMatchObject({ turn: 1, state: { turn: 1 } });
  await expect(run('replay', file, '--turn', '99')).rejects.toThrow('the replay does not reach the end of turn 99');
});

test('--json prints an event with its text on every line', async () => {
  const file = await fight('json.jsonl', '--seed', 'one');
  const lines = (await run('replay', file, '--json', '--explain')).trim().split('\n');
  const events = lines.map(line => JSON.parse(line));
  expect(events[0]).toEqual({ event: { type: 'TurnBegan', turn: 1 }, text: 'Turn 1' });
  expect(events.some(({ explanation }) => explanation !== undefined)).toBe(true);
});

test('a tampered replay is refused with turn and line', async () => {
  const file = await fight('tampered.jsonl', '--seed', 'one');
  const text = readFileSync(file, 'utf8').replace(/("TurnEnded","turn":2,"hash":)\d+/, '$11');
  writeFileSync(file, text);
  await expect(run('replay', file, '--verify')).rejects.toThrow(/turn 2, line \d+: the state at the end of the turn/);
  await expect(run('replay', file, '--verify')).rejects.toBeInstanceOf(FailedError);
});

test('--verify prints a digest, the same for the same game, which changes with the name of a unit', async () => {
  const file = await fight('digest.jsonl', '--seed', 'one');
  const text = await run('replay', file, '--verify');
  const digest = /^SHA-256 of header, orders and events: ([0-9a-f]{64})$/m.exec(text)?.[1];
  expect(JSON.parse(await run('replay', file, '--verify', '--json'))).toMatchObject({ kind: 'proved', digest });
  expect(await run('replay', await fight('digest-again.jsonl', '--seed', 'one'), '--verify')).toContain(digest);
  writeFileSync(file, readFileSync(file, 'utf8').replace('"name":"Hunchback HBK-4G"', '"name":"Atlas AS7-D"'));
  const renamed = JSON.parse(await run('replay', file, '--verify', '--json'));
  expect(renamed.kind).toBe('proved');
  expect(renamed.digest).not.toBe(digest);
});

test('a replay whose rules do not fit their name is refused', async () => {
  const file = await fight('misnamed.jsonl', '--seed', 'one');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"profile":{"id":"spec"', '"profile":{"id":"canon"'));
  await expect(run('replay', file, '--verify')).rejects.toThrow(
    /misnamed\.jsonl, line 1: profile\.id: "canon" is the name of a built-in profile, whose \S+ is \S+\.$/,
  );
  await expect(run('replay', file, '--verify')).rejects.toBeInstanceOf(FailedError);
});

test('a replay whose events do not name their source is refused with the line and the field', async () => {
  const file = await fight('bare.jsonl', '--seed', 'two');
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const bare = lines.map(line =>
    JSON.stringify(JSON.parse(line, (key, value) => (key === 'source' ? undefined : value))),
  );
  writeFileSync(file, `${bare.join('\n')}\n`);
  await expect(run('replay', file)).rejects.toThrow(/bare\.jsonl, line \d+: .*source/);
});

test('an incomplete replay is refused, unless --partial asks for what there is', async () => {
  const file = await fight('cut.jsonl', '--seed', 'one');
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, -30));
  await expect(run('replay', file)).rejects.toThrow(/cut\.jsonl, line \d+: is not complete JSON/);
  expect(await run('replay', file, '--partial')).toContain('Turn 1');
});

test.each([
  ['nothing.jsonl', 'nothing.jsonl: no such file'],
  [folder, 'this is a folder'],
])('replay %s is refused in one sentence', async (file, message) => {
  await expect(run('replay', file)).rejects.toThrow(message);
  await expect(run('replay', file)).rejects.toBeInstanceOf(UsageError);
});

test('a binary file is refused by name', async () => {
  const binary = join(folder, 'binary.jsonl');
  writeFileSync(binary, Uint8Array.from([0xff, 0xfe, 0x00, 0x80]));
  await expect(run('replay', binary)).rejects.toThrow('binary.jsonl: the file is not text');
});

test('--why tells what was expected of each order and of the best others, the same every time', async () => {
  const file = await fight('why.jsonl', '--seed', 'one');
  const text = await run('replay', file, '--why', 'a1', '--turn', '5');
  expect(text).toMatch(
    /^Turn 5, movement\n {2}A1 Hunchback HBK-4G (walks|runs|stays|jumps).*\n {6}expected [+−]\d+\.\d: deals /,
  );
  expect(text.match(/^ {6}or .*: [+−]\d+\.\d: deals \d+\.\d/gm)!.length).toBeGreaterThanOrEqual(3);
  expect(text).not.toContain('B1 Wolverine WVR-6R ');
  expect(await run('replay', file, '--why', 'A1', '--turn', '5')).toBe(text);
  const all = (await run('replay', file, '--why', '--json')).trim().split('\n');
  expect(JSON.parse(all[0]!)).toMatchObject({ turn: 1, phase: 'movement', given: { dealt: expect.any(Number) } });
  await expect(run('replay', file, '--why', 'C3')).rejects.toThrow('--why must name one of A1, B1, not "C3".');
  await expect(run('replay', file, '--why', '--turn', '99')).rejects.toThrow('no order was given there.');
});
