import { readFileSync } from 'node:fs';
import { type GameEvent, hashState, startGame } from '@hexfall/rules';
import { forRandomGames, gameOf, playRandomly, randomCommand, randomSetup } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { ENGINE_VERSION } from '../version.ts';
import { ReplayReader, readReplay } from './read.ts';
import { ReplayRecorder, writeReplay } from './recorder.ts';
import type { Replay } from './replay.ts';
import { verifyReplay } from './verify.ts';
import { watchReplay } from './watch.ts';

function record(seed: number, turnLimit = 8, comingAndGoing = false): { lines: string[]; hash: number } {
  const lines: string[] = [];
  const setup = randomSetup(seed, { turnLimit, comingAndGoing });
  const recorder = new ReplayRecorder(setup, line => lines.push(line));
  const game = gameOf(setup, recorder);
  startGame(game);
  const words = Int32Array.from([seed, 4, 5, 6]);
  while (game.state.phase !== 'over') {
    const result = recorder.act(game, randomCommand(game, words));
    if (!result.ok) throw new Error(result.errors[0]!.message);
  }
  return { lines, hash: hashState(game.state) };
}

function read(lines: readonly string[]): Replay {
  const replay = readReplay(`${lines.join('\n')}\n`);
  if (!replay.ok) throw new Error(replay.errors[0]!.message);
  return replay.value;
}

test('the version in the header is the version of the package', () => {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  expect(ENGINE_VERSION).toBe(manifest.version);
});

test('random games are watched to the same state, proved, and written again as the same text', () => {
  forRandomGames(60, {}, (_setup, seed) => {
    const { lines, hash } = record(seed, 8, true);
    const replay = read(lines);
    const watched = watchReplay(replay);
    expect(watched.ok && hashState(watched.value.game.state)).toBe(hash);
    expect(watched.ok && watched.value.inconsistentTurn).toBe(undefined);
    expect(verifyReplay(replay)).toMatchObject({ kind: 'proved', finished: true });
    const again = writeReplay(replay).trimEnd().split('\n');
    expect(again.slice(1)).toEqual(lines.slice(1));
    expect(JSON.parse(again[0]!)).toEqual(JSON.parse(lines[0]!));
  });
});

/** The turn that a line belongs to. */
function turnOf(lines: readonly string[], index: number): number {
  for (let i = index; i >= 0; i--) {
    const turn = /^\{"e":\{"type":"TurnBegan","turn":(\d+)/.exec(lines[i]!)?.[1];
    if (turn !== undefined) return Number(turn);
  }
  return 1;
}

function tampered(lines: readonly string[], index: number, change: (json: Record<string, unknown>) => void): string[] {
  const json = JSON.parse(lines[index]!) as { c?: Record<string, unknown>; e?: Record<string, unknown> };
  change((json.c ?? json.e)!);
  return lines.with(index, JSON.stringify(json));
}

/** The first of the random games that has what a test needs: which one it is changes with every rule. */
function firstGame(fits: (lines: readonly string[]) => boolean): string[] {
  for (let seed = 1; seed < 100; seed++) {
    const { lines } = record(seed, 20);
    if (fits(lines)) return lines;
  }
  throw new Error('no random game fits');
}

test('one changed number in any event is found in its turn', () => {
  const lines = firstGame(({ length }) => length > 300);
  let found = 0;
  for (let i = 1; i < lines.length; i += 3) {
    const event = (JSON.parse(lines[i]!) as { e?: GameEvent }).e as Record<string, unknown> | undefined;
    const field = ['roll', 'heat', 'armorRemaining', 'need', 'hash', 'mpUsed'].find(
      name => event?.[name] !== undefined,
    );
    if (field === undefined) continue;
    const changed = tampered(lines, i, json => (json[field] = (json[field] as number) + 1));
    expect(verifyReplay(read(changed))).toMatchObject({ kind: 'differs', turn: turnOf(lines, i), line: i + 1 });
    found++;
  }
  expect(found).toBeGreaterThan(10);
});

test('a changed command is found in its turn', () => {
  const isShot = (line: string): boolean => line.startsWith('{"c":{"type":"fire"') && line.includes('"weapon"');
  const lines = firstGame(record => record.some(isShot));
  const index = lines.findLastIndex(isShot);
  const changed = tampered(lines, index, json => (json['shots'] = []));
  expect(verifyReplay(read(changed))).toMatchObject({ kind: 'differs', turn: turnOf(lines, index) });
});

test('a changed hash, a changed seed and a missing or doubled line are found', () => {
  const endsTurnTwo = (line: string): boolean => line.includes('"TurnEnded","turn":2');
  const lines = firstGame(record => record.some(endsTurnTwo));
  const end = lines.findIndex(endsTurnTwo);
  const badHash = tampered(lines, end, json => (json['hash'] = 1));
  expect(verifyReplay(read(badHash))).toMatchObject({
    kind: 'differs',
    turn: 2,
    message: `turn 2, line ${end + 1}: the state at the end of the turn has another hash`,
  });
  const watched = watchReplay(read(badHash));
  expect(watched.ok && watched.value.inconsistentTurn).toBe(2);
  expect(verifyReplay(read(lines.toSpliced(end, 1)))).toMatchObject({ kind: 'differs', turn: 2 });
  expect(verifyReplay(read(lines.toSpliced(end, 0, lines[end]!)))).toMatchObject({ kind: 'differs', turn: 2 });
  const otherSeed = lines.with(
    0,
    lines[0]!.replace(/(xoshiro128ss:)(.)/, (_, name: string, digit: string) => name + (digit === '1' ? '2' : '1')),
  );
  expect(verifyReplay(read(otherSeed))).toMatchObject({ kind: 'differs', turn: 1 });
});

test('a game that was broken off is proved as far as it goes', () => {
  const { lines } = record(6);
  for (const count of [1, 2, 10, Math.floor(lines.length / 2), lines.length - 1]) {
    expect(verifyReplay(read(lines.slice(0, count)))).toMatchObject({ kind: 'proved', finished: false });
  }
  expect(verifyReplay(read(lines))).toMatchObject({ kind: 'proved', finished: true });
});

test.each([
  [
    'another engine',
    (text: string) => text.replace(`"engine":"${ENGINE_VERSION}"`, '"engine":"7.1.0"'),
    'engine 7.1.0',
  ],
  ['other rules', (text: string) => text.replace('"version":1', '"version":2'), 'rules version 2'],
  ['an unknown switch', (text: string) => text.replace('"switches":{', '"switches":{"moon-phase":3,'), 'moon-phase'],
])('a replay of %s is watched, and says why it cannot be proved', (_name, change, reason) => {
  const { lines, hash } = record(7);
  const replay = read(lines.with(0, change(lines[0]!)));
  const watched = watchReplay(replay);
  expect(watched.ok && hashState(watched.value.game.state)).toBe(hash);
  const verdict = verifyReplay(replay);
  expect(verdict).toMatchObject({ kind: 'unprovable' });
  expect(verdict.kind === 'unprovable' && verdict.message).toContain(reason);
});

test('an unknown command of another version does not keep a replay from being watched', () => {
  const { lines } = record(7);
  const foreign = lines.with(0, lines[0]!.replace(`"engine":"${ENGINE_VERSION}"`, '"engine":"7.1.0"'));
  expect(readReplay([...foreign, '{"c":{"type":"teleport","unit":0}}'].join('\n')).ok).toBe(true);
  expect(readReplay([...lines, '{"c":{"type":"teleport","unit":0}}'].join('\n')).ok).toBe(false);
});

test('a replay of a killed program is read up to the last finished line', () => {
  const { lines } = record(8);
  const text = lines.join('\n').slice(0, -5);
  const strict = readReplay(text);
  expect(strict).toMatchObject({ ok: false, errors: [{ line: lines.length }] });
  const partial = readReplay(text, { partial: true });
  expect(partial.ok && partial.value.entries.length).toBe(lines.length - 2);
});

test.each([
  ['nothing', '', 0, 'is empty'],
  ['another file', '<html>', 1, 'is no complete JSON'],
  ['other JSON', '{"a":1}', 1, 'hexfall'],
  ['a number', '12', 1, 'hexfall'],
  ['a list', '[]', 1, 'hexfall'],
  ['null', 'null', 1, 'hexfall'],
  ['bytes', 'PK\0\0', 0, 'is not text'],
  ['a later format', '{"hexfall":"replay","format":2}', 1, 'is 2; this version reads format 1 only'],
  ['an earlier format', '{"hexfall":"replay","format":0}', 1, 'is 0; this version reads format 1 only'],
  ['a bare header', '{"hexfall":"replay","format":1}', 1, 'engine'],
])('%s is refused with line and reason', (_name, text, line, reason) => {
  const result = readReplay(text);
  expect(result).toMatchObject({ ok: false, errors: [{ line }] });
  expect(!result.ok && result.errors[0]!.message).toContain(reason);
});

test('files beyond the limits are refused', () => {
  const { lines } = record(9, 1);
  const reader = new ReplayReader();
  expect(reader.push(lines[0]!)).toBe(undefined);
  expect(reader.push(`{"e":"${'x'.repeat(8_000_001)}"}`)).toMatchObject({ line: 2 });
  expect(readReplay(' '.repeat(128_000_001))).toMatchObject({ ok: false, errors: [{ line: 0 }] });
});

test.each([
  ['{"e":{"type":"UnitActed","unit":99}}', 'e.unit'],
  ['{"e":{"type":"UnitActed"}}', 'e.unit'],
  ['{"e":{"type":"Vanished","unit":0}}', 'e.type'],
  ['{"e":{"type":"Stepped","unit":0,"hex":9999,"elevation":0,"facing":0,"mpUsed":1,"hexesMoved":1}}', 'e.hex'],
  ['{"e":{"type":"DamageApplied","unit":0,"location":9}}', 'e.location'],
  ['{"c":{"type":"stay"}}', 'c.unit'],
  ['{"x":1}', ''],
  ['{"c":{"type":"stay","unit":0},"e":{}}', ''],
  ['[]', ''],
])('the line %s is refused, and the message names the field', (line, path) => {
  const { lines } = record(9, 1);
  const result = readReplay([lines[0], line].join('\n'));
  expect(result).toMatchObject({ ok: false, errors: [{ line: 2, path }] });
});

test('an illegal position in the header is refused', () => {
  const { lines } = record(9, 1);
  const header = JSON.parse(lines[0]!);
  header.units[0].hex = '9999';
  expect(readReplay(JSON.stringify(header))).toMatchObject({ ok: false, errors: [{ line: 1, path: 'units[0].hex' }] });
  header.units[0].hex = '0101';
  header.specs[0].slots[7].pop();
  const refused = readReplay(JSON.stringify(header));
  expect(!refused.ok && refused.errors.map(({ path }) => path)).toContain('specs[0].slots.LL');
});

test('events of a game have no field that is not in the schema', () => {
  forRandomGames(20, { turnLimit: 6 }, (setup, seed) => {
    const events: GameEvent[] = [];
    const game = gameOf(setup, events);
    startGame(game);
    playRandomly(game, Int32Array.from([seed, 1, 1, 1]));
    const lines: string[] = [];
    const recorder = new ReplayRecorder(setup, line => lines.push(line));
    for (const event of events) recorder.push(event);
    expect(readReplay(lines.join('\n')).ok).toBe(true);
  });
});
