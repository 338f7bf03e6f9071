import { deployFaceToFace, duelMatchUp } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { planGame } from '../batch/game-plan.ts';
import type { GameRecord, SimOutcome, UnitRecord } from '../batch/game-record.ts';
import { type Batch, prepareBatch } from '../batch/match-up.ts';
import { ResultCollector } from './simulation-result.ts';
import { typicalGames } from './typical-games.ts';

function duelBatch(): Batch {
  const matchUp = duelMatchUp(['HBK-4G', 'HBK-4G'], { bots: ['charger', 'random'], turnLimit: 9 });
  const prepared = prepareBatch(matchUp, deployFaceToFace);
  if (!prepared.ok) throw new Error(prepared.errors[0]!.message);
  return prepared.value;
}

const batch = duelBatch();

const UNIT: UnitRecord = {
  status: 'active',
  dealt: 10,
  taken: 10,
  heat: 3,
  shutdowns: 0,
  falls: 1,
  rolls: { kicked: [1, 1], standUp: [0, 1] },
  wounds: 0,
  criticals: { gyro: 1 },
  dealtByTurn: [4, 6, 0],
  heatByTurn: [3, 0, -1],
  attacks: { 'AC/20': [2, 1, 20, 0] },
  mishaps: { fall: 5 },
};

function recordOf(game: number, outcome: SimOutcome, turns: number): GameRecord {
  const by = outcome === 'A' ? 0 : 1;
  const dead: UnitRecord = { ...UNIT, status: 'destroyed', end: { turn: turns, cause: 'head', source: 'kick', by } };
  const units = outcome === 'draw' ? [UNIT, UNIT] : outcome === 'A' ? [UNIT, dead] : [dead, UNIT];
  return { ...planGame(batch, game), outcome, turns, hash: game, units };
}

/** Five pairs: A wins the first game of all but the last, and both games of the first and third; one game is drawn. */
function collectTen(): ResultCollector {
  const collector = new ResultCollector(batch);
  const outcomes: SimOutcome[] = ['A', 'A', 'A', 'B', 'A', 'A', 'A', 'B', 'draw', 'B'];
  for (const [game, outcome] of outcomes.entries()) collector.add(recordOf(game, outcome, game + 3));
  return collector;
}

test('a result counts wins, draws, turns, pairs and how units ended', () => {
  const result = collectTen().result();
  expect(result.games).toBe(10);
  expect(result.sides[0].wins).toMatchObject({ count: 6, trials: 10, value: 0.6 });
  expect(result.sides[1].wins.count).toBe(3);
  expect(result.draws.count).toBe(1);
  expect(result.sides[0].wins.low).toBeCloseTo(0.3127, 4);
  expect(result.turns).toMatchObject({ least: 3, median: 7.5, most: 12, interval: { low: 4, high: 11 } });
  expect(result.pairs).toMatchObject({ better: 2, worse: 1, equal: 2 });
  // B as the second side of the straight game loses; the first side holds two pairs, and half of one goes to the second.
  expect(result.places).toMatchObject({ better: 3, worse: 0, equal: 2 });
  expect(result.boards).toMatchObject([{ title: 'open ground', games: 10, draws: { count: 1 } }]);
  const [hunchback] = result.sides[0].units;
  expect(hunchback!.survival.count).toBe(7);
  expect(hunchback!.ends).toEqual([{ cause: 'head', source: 'kick', byEnemy: true, count: 3 }]);
  expect(hunchback!.neverFired).toMatchObject({ count: 0, trials: 10 });
  expect(hunchback!.attacks).toEqual([{ source: 'AC/20', shots: 20, hits: 10, damage: 200, kills: 0 }]);
  expect(hunchback).toMatchObject({ falls: 1, rollsMade: 10, rollsFailed: 20, mishaps: { fall: 50 } });
  expect(hunchback!.rolls).toEqual([
    { reason: 'kicked', made: 10, failed: 10 },
    { reason: 'standUp', made: 0, failed: 10 },
  ]);
  expect(hunchback!.criticals).toEqual({ gyro: 10 });
  expect(hunchback!.heatByTurn).toEqual([
    { turn: 1, games: 10, median: 3, hot: 3, most: 3 },
    { turn: 2, games: 10, median: 0, hot: 0, most: 0 },
  ]);
  expect(result.sides[0].dealtByTurn.slice(0, 4)).toEqual([
    { turn: 1, games: 10, mean: 4, low: 4, high: 4 },
    { turn: 2, games: 10, mean: 6, low: 6, high: 6 },
    { turn: 3, games: 10, mean: 0, low: 0, high: 0 },
    { turn: 4, games: 9, mean: 0, low: 0, high: 0 },
  ]);
  expect(hunchback!.curve.map(({ time }) => time)).toEqual([6, 10, 12]);
});

test('a result without games has win rates of 0 to 1', () => {
  const result = new ResultCollector(batch).result();
  expect(result.games).toBe(0);
  expect(result.sides[0].wins).toMatchObject({ low: 0, high: 1 });
});

test('samples grow and keep every game', () => {
  const collector = new ResultCollector(batch);
  for (let game = 0; game < 1000; game++) collector.add(recordOf(game, game % 3 === 0 ? 'B' : 'A', (game % 17) + 1));
  const { samples } = collector;
  expect(samples.count).toBe(1000);
  expect(samples.turns.all[999]).toBe((999 % 17) + 1);
  expect(samples.outcomeAt(999)).toBe('B');
  expect(samples.causeAt(0, 999)).toBe('head');
  expect(samples.causeAt(1, 999)).toBeUndefined();
});

test('forfeits count as losses, and are listed with the first reason of each side', () => {
  const collector = new ResultCollector(batch);
  const forfeit = (by: 'A' | 'B', reason: string): object => ({ forfeit: { by, reason } });
  collector.add(recordOf(0, 'A', 5));
  collector.add({ ...recordOf(1, 'A', 1), ...forfeit('B', 'gave no order within 5000 ms') });
  collector.add({ ...recordOf(2, 'A', 1), ...forfeit('B', 'ended (exit code 3)') });
  collector.add({ ...recordOf(3, 'B', 2), ...forfeit('A', 'no idea') });
  const { forfeits, sides, samples } = collector.result();
  expect(sides.map(({ wins }) => wins.count)).toEqual([3, 1]);
  expect(forfeits).toEqual([
    { side: 0, bot: 'charger', count: 1, first: { game: 3, reason: 'no idea' } },
    { side: 1, bot: 'random', count: 2, first: { game: 1, reason: 'gave no order within 5000 ms' } },
  ]);
  expect([...samples.forfeit.all]).toEqual([0, 2, 2, 1]);
});

test('typical games start with a typical one and an upset, and no game is picked twice', () => {
  const { samples } = collectTen();
  const games = typicalGames(samples, 20);
  expect(games.slice(0, 2)).toEqual([
    { game: 4, why: 'typical' },
    { game: 3, why: 'upset' },
  ]);
  expect(games.map(({ why }) => why)).toContain('draw');
  expect(new Set(games.map(({ game }) => game)).size).toBe(10);
  expect(typicalGames(samples, 1)).toHaveLength(1);
  expect(typicalGames(new ResultCollector(batch).samples, 5)).toEqual([]);
});

test('a unit that only kicks has never fired, and one that ends by itself is not credited to the enemy', () => {
  const collector = new ResultCollector(batch);
  const record = recordOf(0, 'B', 5);
  const [first, ...others] = record.units;
  const attacks = { kick: [3, 1, 5, 0] } as const;
  const end = { turn: 3, cause: 'centerTorso', source: 'fall', by: -1 } as const;
  collector.add({ ...record, units: [{ ...first!, status: 'destroyed', attacks, end }, ...others] });
  collector.add({ ...record, game: 1, units: [{ ...first!, attacks: {} }, ...others] });
  collector.add({ ...record, game: 2 });
  const [hunchback] = collector.result().sides[0].units;
  expect(hunchback!.neverFired).toMatchObject({ count: 2, trials: 3 });
  expect(hunchback!.ends).toContainEqual({ cause: 'centerTorso', source: 'fall', byEnemy: false, count: 1 });
});
