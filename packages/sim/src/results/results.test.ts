import { builtInMech } from '@hexfall/data';
import { createBoard } from '@hexfall/hex';
import { expect, test } from 'vitest';
import type { GameRecord, SimOutcome, UnitRecord } from '../batch/game-record.ts';
import { type Batch, prepareBatch, type SimForce } from '../batch/match-up.ts';
import { planGame } from '../batch/game-plan.ts';
import { playGame } from '../batch/play-game.ts';
import { formatGameLine, formatHeaderLine, parseGameLine, parseHeaderLine } from './game-lines.ts';
import { Column } from './samples.ts';
import { ResultCollector } from './simulation-result.ts';
import { mergeAttacks } from './totals.ts';
import { HeatCounts, TurnSums } from './turn-sums.ts';
import { typicalGames } from './typical-games.ts';

const force: SimForce = { name: 'H', units: [{ spec: builtInMech('HBK-4G')! }] };

function duelBatch(seed = 'results'): Batch {
  const prepared = prepareBatch(
    {
      forces: [force, force],
      boards: [{ title: 'open ground', board: createBoard(10, 10, []) }],
      profile: 'spec',
      bots: ['charger', 'random'],
      turnLimit: 9,
      seed,
      swapSides: true,
    },
    (_board, forces) => ({
      specs: [forces[0]!.units[0]!.spec],
      units: [
        { spec: 0, side: 0, hex: '0502', facing: 3, gunnery: 4, piloting: 5 },
        { spec: 0, side: 1, hex: '0509', facing: 0, gunnery: 4, piloting: 5 },
      ],
    }),
  );
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

function fabricated(game: number, outcome: SimOutcome, turns: number): GameRecord {
  const dead: UnitRecord = { ...UNIT, status: 'destroyed', end: { turn: turns, cause: 'head', source: 'kick', by: 0 } };
  const units = outcome === 'draw' ? [UNIT, UNIT] : outcome === 'A' ? [UNIT, dead] : [dead, UNIT];
  return { ...planGame(batch, game), outcome, turns, hash: game, units };
}

/** A wins the first of every pair, and every second pair as a whole; one draw. */
function collected(): ResultCollector {
  const collector = new ResultCollector(batch);
  const outcomes: SimOutcome[] = ['A', 'A', 'A', 'B', 'A', 'A', 'A', 'B', 'draw', 'B'];
  for (const [game, outcome] of outcomes.entries()) collector.add(fabricated(game, outcome, game + 3));
  return collector;
}

test('wins, draws, turns, pairs and fates are counted', () => {
  const result = collected().result();
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
  expect(hunchback!.ends).toEqual([{ cause: 'head', source: 'kick', count: 3 }]);
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

test('nothing played is no reason to fail', () => {
  const result = new ResultCollector(batch).result();
  expect(result.games).toBe(0);
  expect(result.sides[0].wins).toMatchObject({ low: 0, high: 1 });
});

test('samples keep every game, many more than there was room for at first', () => {
  const collector = new ResultCollector(batch);
  for (let game = 0; game < 1000; game++) collector.add(fabricated(game, game % 3 === 0 ? 'B' : 'A', (game % 17) + 1));
  const { samples } = collector;
  expect(samples.count).toBe(1000);
  expect(samples.turns.all[999]).toBe((999 % 17) + 1);
  expect(samples.outcomeAt(999)).toBe('B');
  expect(samples.causeAt(0, 999)).toBe('head');
  expect(samples.causeAt(1, 999)).toBeUndefined();
});

test('a column takes any whole number, and keeps those it has when a larger one comes', () => {
  const column = new Column();
  const values = [0, 127, -128, 128, 5, -129, 32_767, 40_000, -1, 2_000_000_000];
  for (const value of values) column.push(value);
  expect([...column.all]).toEqual(values);
  expect(values.map((_, row) => column.at(row))).toEqual(values);
  expect(column.all).toBe(column.all);
  column.push(7);
  expect([...column.all]).toEqual([...values, 7]);
});

test('forfeits are losses, and are counted apart with the first reason of each side', () => {
  const collector = new ResultCollector(batch);
  const forfeit = (by: 'A' | 'B', reason: string): object => ({ forfeit: { by, reason } });
  collector.add(fabricated(0, 'A', 5));
  collector.add({ ...fabricated(1, 'A', 1), ...forfeit('B', 'gave no order within 5000 ms') });
  collector.add({ ...fabricated(2, 'A', 1), ...forfeit('B', 'ended (exit code 3)') });
  collector.add({ ...fabricated(3, 'B', 2), ...forfeit('A', 'no idea') });
  const { forfeits, sides, samples } = collector.result();
  expect(sides.map(({ wins }) => wins.count)).toEqual([3, 1]);
  expect(forfeits).toEqual([
    { side: 0, bot: 'charger', count: 1, first: { game: 3, reason: 'no idea' } },
    { side: 1, bot: 'random', count: 2, first: { game: 1, reason: 'gave no order within 5000 ms' } },
  ]);
  expect([...samples.forfeit.all]).toEqual([0, 2, 2, 1]);
});

test('typical games: an ordinary one first, then an upset, and never one twice', () => {
  const { samples } = collected();
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

test('attacks of several units are put together', () => {
  const one = { source: 'kick', shots: 2, hits: 1, damage: 7, kills: 0 };
  expect(mergeAttacks([[one], [one, { ...one, source: 'AC/20', damage: 20 }]])).toEqual([
    { ...one, source: 'AC/20', damage: 20 },
    { source: 'kick', shots: 4, hits: 2, damage: 14, kills: 0 },
  ]);
});

test('games survive their line', () => {
  const header = parseHeaderLine(formatHeaderLine({ batch, games: 30 }));
  if (!header.ok) throw new Error(header.errors[0]);
  expect(header.value.games).toBe(30);
  for (const game of [0, 1, 2]) {
    const record = playGame(batch, game);
    const forfeited: GameRecord = { ...record, forfeit: { by: 'A', reason: 'ended (SIGKILL)' } };
    for (const value of [record, forfeited])
      expect(parseGameLine(formatGameLine(value), header.value.batch)).toEqual({ ok: true, value });
  }
});

test.each([
  ['{"hexfall":"replay"}', 'is not the beginning of a file that hexfall simulate wrote'],
  ['', 'is not the beginning'],
  [formatHeaderLine({ batch, games: 30 }).replace('"format":2', '"format":1'), 'has format 1; this version reads 2'],
  [formatHeaderLine({ batch, games: 30 }).replace(/"engine":"[^"]*"/, '"engine":"9.9"'), 'was played by version 9.9'],
  [formatHeaderLine({ batch, games: 0.5 }), 'games: is no whole number'],
  [formatHeaderLine({ batch, games: 30 }).replace('"swapSides":true', '"swapSides":7'), 'batch.swapSides'],
])('a header that is none is told in a sentence: %.30s', (line, message) => {
  const result = parseHeaderLine(line);
  expect(result.ok ? '' : result.errors[0]).toContain(message);
});

test('a game that is none, or of another match-up, is told in a sentence', () => {
  const reason = (line: string): string => {
    const result = parseGameLine(line, batch);
    return result.ok ? '' : result.errors[0]!;
  };
  const line = formatGameLine(playGame(batch, 0));
  expect(reason(line.slice(0, 50))).toBe('is no complete JSON');
  expect(reason(line.replace('"turns":', '"turn":'))).toContain('turns');
  expect(reason(formatGameLine(playGame(duelBatch('other'), 0)))).toBe('is a game of another match-up');
});

test('means and quantiles by turn, over the games that lasted so long', () => {
  const sums = new TurnSums();
  sums.add(2, turn => [10, 4][turn]!);
  sums.add(1, () => 20);
  const [first, second] = sums.means;
  expect(first).toMatchObject({ turn: 1, games: 2, mean: 15 });
  // Two values 10 apart deviate by the root of 50; halved by two games it is 5.
  expect(first!.high - 15).toBeCloseTo(1.96 * 5, 2);
  expect(second).toEqual({ turn: 2, games: 1, mean: 4, low: 4, high: 4 });
  const heat = new HeatCounts();
  for (let degree = 1; degree <= 20; degree++) heat.add([degree, degree > 18 ? 1000 : -1, -1]);
  expect(heat.figures).toEqual([
    { turn: 1, games: 20, median: 10, hot: 18, most: 20 },
    { turn: 2, games: 2, median: 99, hot: 99, most: 99 },
  ]);
});
