import { type GameEvent, hashState, startGame } from '@hexfall/rules';
import { forRandomGames, gameOf, randomCommand, randomSetup } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { ENGINE_VERSION } from '../version.ts';
import { readReplay } from './read.ts';
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
    message: `turn 2, line ${end + 1}: the state at the end of the turn has a different hash`,
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

describe('what a replay states about causes is verified', () => {
  const isRoll = (line: string): boolean => line.includes('"AttackRolled"') && line.includes('"modifiers":[{');
  const isHit = (line: string): boolean =>
    line.includes('"DamageApplied"') && line.includes('"source":{"kind":"weapon"');
  const lines = firstGame(record => record.some(isRoll) && record.some(isHit));
  const roll = lines.findIndex(isRoll);
  const hit = lines.findIndex(isHit);

  type Event = Record<string, unknown>;
  type Forged = { kind: string; attacker: number; weapon: number };
  type ForgedModifier = { code: string; value: number };
  const modifiersOf = (event: Event): ForgedModifier[] => event['modifiers'] as ForgedModifier[];

  test.each<[string, number, string, (event: Event) => void]>([
    ['another attacker', hit, 'source', event => ((event['source'] as Forged).attacker = event['unit'] as number)],
    ['another weapon', hit, 'source', event => ((event['source'] as Forged).weapon += 1)],
    ['another kind of source', hit, 'source', event => (event['source'] = { kind: 'heat' })],
    ['another value of a modifier', roll, 'modifiers', event => (modifiersOf(event)[0]!.value += 1)],
    ['another modifier', roll, 'modifiers', event => (modifiersOf(event)[0]!.code = 'quad')],
    ['a modifier too many', roll, 'modifiers', event => modifiersOf(event).push({ code: 'quad', value: 0 })],
    ['a modifier too few', roll, 'modifiers', event => modifiersOf(event).pop()],
  ])('%s is found in line %i', (_name, index, field, forge) => {
    expect(verifyReplay(read(tampered(lines, index, forge)))).toMatchObject({
      kind: 'differs',
      turn: turnOf(lines, index),
      line: index + 1,
      message: expect.stringContaining(`does not have the ${field} that the rules give`),
    });
  });

  test('a source in an event that has none is found', () => {
    const index = lines.findIndex(line => line.includes('"UnitActed"'));
    const forged = tampered(lines, index, event => (event['source'] = { kind: 'heat' }));
    expect(verifyReplay(read(forged))).toMatchObject({ kind: 'differs', line: index + 1 });
  });
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
  ['other rules', (text: string) => text.replace('"version":3', '"version":4'), 'rules version 4'],
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
