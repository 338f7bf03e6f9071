import type { Replay } from '@hexfall/protocol';
import { createGame, type Game, type GameEvent, hashState, NO_SINK } from '@hexfall/rules';
import { deployFaceToFace, duelMatchUp } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { openGame } from '../batch/opening.ts';
import { courseOf, sampleBatch, sampleReplay } from './sample-course.ts';

const BATCH = sampleBatch(duelMatchUp(['HBK-4G', 'WVR-6R'], { bots: ['charger', 'charger'] }), deployFaceToFace);
const REPLAY = sampleReplay(BATCH, 3);
const COURSE = courseOf(REPLAY);

function beginning({ header }: Replay): Game {
  const game = createGame(header.setup, NO_SINK);
  if (!game.ok) throw new Error(game.errors[0]!.message);
  return game.value;
}

test('the state after so many events is the one that the replay states at the end of each turn', () => {
  let turns = 0;
  for (const [i, event] of COURSE.events.entries()) {
    if (event.type !== 'TurnEnded') continue;
    expect(hashState(COURSE.gameAt(i + 1).state)).toBe(event.hash);
    turns++;
  }
  expect(turns).toBeGreaterThan(2);
});

test('a decision is where an order was given, and the order is known', () => {
  const orders = REPLAY.entries.flatMap(({ command }) => (command === undefined ? [] : [command]));
  const decisions = COURSE.parts.slice(1);
  expect(decisions.map(({ order }) => order)).toEqual(orders);
  for (const { events, order } of decisions) {
    expect(COURSE.isDecision(events)).toBe(true);
    expect(COURSE.orderAt(events)).toEqual(order);
    expect(COURSE.openingAt(events)).toMatchObject({ events, opening: { kind: 'decision' } });
  }
});

test('the past stays as it was at every other moment, down to the last roll, and only then do the dice fall anew', () => {
  const base = beginning(REPLAY);
  for (let events = 0; events < COURSE.events.length; events++) {
    const begun = COURSE.openingAt(events)!;
    expect(begun.events).toBe(events);
    if (begun.opening.kind !== 'midway') continue;
    const told: GameEvent[] = [];
    const game = openGame(base, begun.opening, BATCH.seed, { push: event => void told.push(event) });
    // What is told comes after the moment; of the past a sink hears only that turns have begun.
    const before = COURSE.events.slice(0, events).filter(({ type }) => type === 'TurnBegan');
    expect(told.slice(0, before.length)).toEqual(before);
    expect(game.state.turn).toBeGreaterThanOrEqual(before.length);
  }
});

test('a part whose dice have all fallen leads to the decision after it', () => {
  const base = beginning(REPLAY);
  const parts = COURSE.parts;
  let midways = 0;
  for (const [i, part] of parts.entries()) {
    const next = parts[i + 1];
    if (next === undefined || next.events - part.events < 2) continue;
    const { opening } = COURSE.openingAt(next.events - 1)!;
    const game = openGame(base, opening, BATCH.seed, NO_SINK);
    expect(hashState(game.state)).toBe(hashState(COURSE.gameAt(next.events).state));
    midways++;
  }
  expect(midways).toBeGreaterThan(10);
});

test('a game whose dice are not known is played on from its next decision', () => {
  const foreign = courseOf({ ...REPLAY, header: { ...REPLAY.header, engine: '0.0.1' } });
  expect(foreign.isTraced).toBe(false);
  const between = COURSE.parts.find(({ events }, i) => i > 0 && !COURSE.isDecision(events + 1))!.events + 1;
  const { events, opening } = foreign.openingAt(between)!;
  expect(opening.kind).toBe('decision');
  expect(events).toBe(foreign.decisionAfter(between));
});

test('a game that is over cannot be played on from its end, but one under way can', () => {
  expect(COURSE.openingAt(COURSE.events.length)).toBeUndefined();
  const cut = REPLAY.entries.findIndex(({ command }, i) => command !== undefined && i > 60);
  const underWay = courseOf({ ...REPLAY, entries: REPLAY.entries.slice(0, cut) });
  expect(underWay.isUnderWay).toBe(true);
  expect(underWay.openingAt(underWay.events.length)).toMatchObject({ opening: { kind: 'decision' } });
});
