import { describe, expect, test } from 'vitest';
import type { GameRecord } from '../batch/game-record.ts';
import { runBatch } from '../batch/run-batch.ts';
import { OwnThread } from '../batch/workforce.ts';
import { arrangeLadder } from './arrange-ladder.ts';
import { LadderCollector } from './ladder.ts';
import { cellsOf, groundsOf, LADDER_MIXES, unitsOf, WHOLE_LADDER } from './ladder-cells.ts';
import { type AboutLadder, pairingsOf } from './ladder-file.ts';

const SMALL: AboutLadder = {
  bots: ['charger', 'random', 'greedy'],
  gauntlet: false,
  scope: { rules: ['spec'], mixes: ['light', 'medium'], grounds: ['open', 'city'], sizes: [1] },
};

describe('the games of a ladder', () => {
  test('the whole ladder has thirty combinations, each on four grounds', () => {
    const cells = cellsOf(WHOLE_LADDER);
    expect(cells).toHaveLength(30);
    expect(new Set(cells.map(cell => JSON.stringify(cell))).size).toBe(30);
    expect(new Set(cells.map((_, i) => groundsOf(WHOLE_LADDER, i)[0])).size).toBe(4);
  });

  test('mixes go from light to assault', () => {
    const batches = arrangeLadder(
      { ...SMALL, bots: ['charger', 'random'], scope: { ...WHOLE_LADDER, sizes: [4] } },
      'x',
    );
    const tons = batches.map(({ fields }) => fields[0]!.straight.specs.reduce((sum, { tonnage }) => sum + tonnage, 0));
    const [light, , medium, , , , heavy, , assault] = tons;
    expect(Object.keys(LADDER_MIXES)).toEqual(['light', 'medium', 'mixed', 'heavy', 'assault']);
    expect(light).toBeLessThan(medium!);
    expect(medium).toBeLessThan(heavy!);
    expect(heavy).toBeLessThan(assault!);
  });

  test('units of a mix take turns in duels and pairs', () => {
    const names = ([1, 2, 4] as const).map(size => unitsOf({ rules: 'spec', mix: 'medium', size }));
    expect(names).toEqual([['WVR-6R'], ['HBK-4G', 'CN9-A'], ['WVR-6R', 'HBK-4G', 'CN9-A', 'PXH-1']]);
  });

  test('both sides have the same units, and all pairings the same dice and maps', () => {
    const batches = arrangeLadder(SMALL, 'seed');
    const pairings = pairingsOf(SMALL).length;
    expect(batches).toHaveLength(2 * pairings);
    for (const { forces } of batches) expect(forces[0].units).toEqual(forces[1].units);
    const ofFirstCell = batches.slice(0, pairings);
    expect(new Set(ofFirstCell.map(({ seed }) => seed)).size).toBe(1);
    expect(new Set(ofFirstCell.map(({ fields }) => fields[0]!.straight.board)).size).toBe(1);
    expect(batches[pairings]!.seed).not.toBe(batches[0]!.seed);
  });

  test('a gauntlet has only the games of the first bot', () => {
    expect(pairingsOf({ ...SMALL, gauntlet: true })).toEqual([
      { first: 0, second: 1 },
      { first: 0, second: 2 },
    ]);
  });
});

describe('the result of a ladder', () => {
  const record = (game: number, outcome: GameRecord['outcome']): GameRecord => ({
    game,
    outcome,
    seed: '',
    board: 0,
    swapped: game % 2 === 1,
    turns: 9,
    hash: 0,
    units: [],
  });

  test('games count for their pairing, size, rules, ground and mix', () => {
    const collector = new LadderCollector(SMALL);
    // Batches 0 to 2 are light, 3 to 5 medium; a batch has two games in a row.
    collector.add(record(0, 'A'));
    collector.add(record(1, 'draw'));
    collector.add(record(6, 'B'));
    const { meetings, bots, firstSide } = collector.result();
    expect(meetings[0]).toMatchObject({ first: 0, second: 1, games: 3, wins: 1, draws: 1, losses: 1 });
    expect(meetings[0]!.by.mix).toMatchObject({ light: { wins: 1, draws: 1 }, medium: { losses: 1 } });
    expect(meetings[0]!.by.ground).toMatchObject({ open: { games: 2 }, city: { games: 1 } });
    expect(meetings[0]!.by.size).toMatchObject({ '1v1': { games: 3 } });
    expect(bots[1]).toMatchObject({ name: 'random', wins: 1, draws: 1, losses: 1 });
    expect(firstSide.value).toBe(0.5);
  });

  test('the bot that wins more has the higher rating', async () => {
    const about: AboutLadder = { ...SMALL, bots: ['random', 'greedy'] };
    const series = arrangeLadder(about, 'seed');
    const collector = new LadderCollector(about);
    await runBatch(series, new OwnThread(series), {
      games: 16,
      onGames: records => {
        for (const record of records) collector.add(record);
      },
    });
    const { bots, ranking } = collector.result();
    expect(ranking).toEqual([1, 0]);
    expect(bots[1]!.rating.low).toBeGreaterThan(bots[0]!.rating.value);
  });
});
