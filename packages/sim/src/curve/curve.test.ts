import { deployFaceToFace, duelMatchUp } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { playGame } from '../batch/play-game.ts';
import { OwnThread } from '../batch/workforce.ts';
import { continuationOf } from '../continuation/continuation.ts';
import type { Course } from '../continuation/course.ts';
import { courseOf, sampleBatch, sampleReplay } from '../continuation/sample-course.ts';
import { scoreOfA } from '../continuation/variants.ts';
import { type CurveOptions, type WinCurve, winCurve } from './curve.ts';
import { CurveMoments } from './curve-moments.ts';

const BATCH = sampleBatch(duelMatchUp(['HBK-4G', 'WVR-6R'], { bots: ['charger', 'charger'] }), deployFaceToFace);

function curveOf(course: Course, games: number, options: Partial<CurveOptions> = {}): Promise<WinCurve> {
  return winCurve(course, {
    bots: ['charger', 'charger'],
    seed: 'curve',
    games,
    createWorkforce: series => new OwnThread(series),
    ...options,
  });
}

test('every curve has valid chances, moments in order, and the result at the end', async () => {
  for (const game of [0, 3]) {
    const course = courseOf(sampleReplay(BATCH, game));
    const { points, decisive, games } = await curveOf(course, 200);
    expect(games).toBeLessThanOrEqual(200);
    expect(games).toBeGreaterThan(160);
    for (const { chance, events } of points) {
      expect(chance.low).toBeLessThanOrEqual(chance.value);
      expect(chance.high).toBeGreaterThanOrEqual(chance.value);
      expect(chance.low).toBeGreaterThanOrEqual(0);
      expect(chance.high).toBeLessThanOrEqual(1);
      expect(events).toBeLessThanOrEqual(course.events.length);
    }
    expect(points.map(({ events }) => events)).toEqual(
      [...new Set(points.map(({ events }) => events))].sort((one, two) => one - two),
    );
    expect(points[0]!.events).toBe(0);
    const { outcome } = playGame(BATCH, game);
    const isSwapped = game % 2 === 1;
    const result = scoreOfA(outcome);
    expect(points.at(-1)).toMatchObject({ events: course.events.length, games: 0 });
    expect(points.at(-1)!.chance.value).toBe(isSwapped ? 1 - result : result);
    for (const { before, after, text, turn } of decisive) {
      expect(after).toBeGreaterThan(before);
      expect(text).toMatch(/^Turn \d+: .+, \d+% -> \d+% for [AB]$/);
      expect(turn).toBeLessThanOrEqual(points.at(-1)!.turn);
    }
  }
});

test('the same seed gives the same curve, and a different seed a different one', async () => {
  const course = courseOf(sampleReplay(BATCH, 2));
  const curve = await curveOf(course, 160);
  expect(await curveOf(course, 160)).toEqual(curve);
  expect(await curveOf(course, 160, { seed: 'other' })).not.toEqual(curve);
});

test('the curve is that of A even with force B as side 0', async () => {
  const course = courseOf(sampleReplay(BATCH, 3));
  const [bySide, byForce] = [await curveOf(course, 160), await curveOf(course, 160, { swapped: true })];
  expect(byForce.points.map(({ events }) => events)).toEqual(bySide.points.map(({ events }) => events));
  for (const [i, { chance }] of byForce.points.entries()) {
    const other = bySide.points[i]!.chance;
    expect(chance.value).toBeCloseTo(1 - other.value, 12);
    expect([chance.low, chance.high]).toEqual([1 - other.high, 1 - other.low]);
  }
  expect(byForce.points.at(-1)!.chance.value).toBe(scoreOfA(playGame(BATCH, 3).outcome));
  expect(byForce.decisive.length).toBeGreaterThan(0);
  const exchanged = (text: string): string => text.replaceAll(/\b[AB](?=1\b|$)/g, side => (side === 'A' ? 'B' : 'A'));
  expect(byForce.decisive.map(({ text }) => text)).toEqual(bySide.decisive.map(({ text }) => exchanged(text)));
  expect(byForce.decisive.map(({ side }) => side)).toEqual(bySide.decisive.map(({ side }) => 1 - side));
});

test('the games of a curve are those of the moments by themselves', async () => {
  const course = courseOf(sampleReplay(BATCH, 2));
  const { points } = await curveOf(course, 160);
  const { events, games, chance } = points[1]!;
  const made = continuationOf(course, events, { bots: ['charger', 'charger'], seed: 'curve', changes: [] });
  if (!made.ok) throw new Error(made.errors[0]);
  const scores = Array.from({ length: games }, (_, game) => scoreOfA(playGame(made.value.batch, game).outcome));
  expect(chance.value).toBeCloseTo(scores.reduce((sum, score) => sum + score, 0) / games, 12);
});

test('more games give finer moments and narrower intervals', async () => {
  const course = courseOf(sampleReplay(BATCH, 2));
  const [few, many] = [await curveOf(course, 100), await curveOf(course, 500)];
  expect(many.points.length).toBeGreaterThan(few.points.length);
  const width = ({ points }: WinCurve, at: WinCurve): number =>
    points
      .filter(({ events }) => at.points.some(point => point.events === events))
      .reduce((sum, { chance }) => sum + chance.high - chance.low, 0);
  expect(width(many, few)).toBeLessThan(width(few, many));
});

test('a game under way ends with the chances of its next decision', async () => {
  const replay = sampleReplay(BATCH, 2);
  const cut = replay.entries.findIndex(({ command }, i) => command !== undefined && i > 60);
  const course = courseOf({ ...replay, entries: replay.entries.slice(0, cut) });
  const { points } = await curveOf(course, 160);
  expect(points.at(-1)!.events).toBe(course.events.length);
  expect(points.at(-1)!.games).toBeGreaterThan(0);
});

test('the curve of a game that has gone on is continued from what is known, and ends with the result', async () => {
  const replay = sampleReplay(BATCH, 2);
  const cut = replay.entries.findIndex(({ command }, i) => command !== undefined && i > 60);
  const early = await curveOf(courseOf({ ...replay, entries: replay.entries.slice(0, cut) }), 160);
  const course = courseOf(replay);
  let played = 0;
  const onProgress = (games: number): void => void (played = games);
  const { points, games } = await curveOf(course, 120, { known: early.points, onProgress });
  expect(played).toBeGreaterThan(0);
  expect(played).toBeLessThanOrEqual(120);
  expect(games).toBe(early.games + played);
  for (const { events, games: known } of early.points)
    expect(points.find(point => point.events === events)!.games).toBeGreaterThanOrEqual(known);
  expect(points.at(-1)).toMatchObject({ events: course.events.length, games: 0 });
  expect(points.at(-1)!.chance.value).toBe(scoreOfA(playGame(BATCH, 2).outcome));
  // Games that are added to a known moment are its next ones.
  const grown = early.points.find(
    ({ events, games: known }) => points.find(point => point.events === events)!.games > known,
  )!;
  const point = points.find(({ events }) => events === grown.events)!;
  const made = continuationOf(course, grown.events, { bots: ['charger', 'charger'], seed: 'curve', changes: [] });
  if (!made.ok) throw new Error(made.errors[0]);
  const scores = Array.from({ length: point.games }, (_, game) => scoreOfA(playGame(made.value.batch, game).outcome));
  expect(point.chance.value).toBeCloseTo(scores.reduce((sum, score) => sum + score, 0) / point.games, 12);
});

test('a game whose dice are not known has a curve of its decisions', async () => {
  const replay = sampleReplay(BATCH, 2);
  const course = courseOf({ ...replay, header: { ...replay.header, engine: '0.0.1' } });
  const { points } = await curveOf(course, 160);
  expect(points.length).toBeGreaterThan(3);
  for (const { events, games } of points) if (games > 0) expect(course.isDecision(events)).toBe(true);
});

test('a run that is stopped keeps what was played', async () => {
  const stop = new AbortController();
  const course = courseOf(sampleReplay(BATCH, 2));
  const curve = await curveOf(course, 4000, {
    signal: stop.signal,
    onProgress: games => void (games >= 40 && stop.abort()),
  });
  expect(curve.games).toBeGreaterThanOrEqual(40);
  expect(curve.games).toBeLessThan(400);
  expect(curve.points.at(-1)!.games).toBe(0);
});

test('half-way through their games the chances are right about as often as they say', () => {
  const groups = [0, 1, 2].map(() => ({ chance: 0, score: 0, count: 0 }));
  for (let game = 0; game < 30; game++) {
    const course = courseOf(sampleReplay(BATCH, game));
    const turns = course.parts.at(-1)!.turn;
    const { events } = new CurveMoments(course).moments.find(({ turn }) => turn >= Math.ceil(turns / 2))!;
    const made = continuationOf(course, events, { bots: ['charger', 'charger'], seed: 'calibration', changes: [] });
    if (!made.ok) throw new Error(made.errors[0]);
    const scores = Array.from({ length: 16 }, (_, i) => scoreOfA(playGame(made.value.batch, i).outcome));
    const chance = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    const group = groups[chance < 1 / 3 ? 0 : chance < 2 / 3 ? 1 : 2]!;
    group.chance += chance;
    group.score += course.outcome.kind === 'win' ? 1 - course.outcome.side : 0.5;
    group.count++;
  }
  const [low, , high] = groups;
  expect(low!.count).toBeGreaterThan(3);
  expect(high!.count).toBeGreaterThan(3);
  // The error of a share of few games is large: the limits are generous, but a curve that says the opposite would fail.
  for (const { chance, score, count } of groups) {
    if (count > 0) expect(Math.abs(chance - score) / count).toBeLessThan(0.25);
  }
  expect(high!.score / high!.count).toBeGreaterThan(low!.score / low!.count + 0.3);
});
