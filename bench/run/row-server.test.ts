import { expect, test } from 'vitest';
import { gameRow } from '../games/game-row.ts';
import type { Row } from '../rows/row.ts';
import { runParty, summed } from './measure-rows.ts';
import { nsPerUnitTurn } from './measurement.ts';
import { type Ready, RowServer } from './row-server.ts';

const QUICK = { operationMs: 0.2, gameMs: 1, operationWarmUpMs: 1, gameWarmUpMs: 1 };
const skirmish = gameRow({ perSide: 2, width: 10, height: 10, bot: 'charger', sample: 2, groups: [], series: [] });

/** Creates a server with a few small rows. */
function serve(...rows: Row[]): RowServer {
  return new RowServer(QUICK, () => Promise.resolve(rows));
}

async function ready(server: RowServer, ...args: Parameters<RowServer['prepare']>): Promise<Ready> {
  const readiness = await server.prepare(...args);
  if ('skipped' in readiness) throw new Error(readiness.skipped);
  return readiness;
}

test('a row of games is measured with its turns, its checksum and the cost of a unit-turn', async () => {
  const measurement = summed(await runParty(serve(skirmish), [{ source: 'games', row: skirmish }]));
  const { name, ns, bestNs, wallNs, checksum, survey } = measurement;
  expect(name).toBe('2v2 10x10, charger');
  expect(checksum).toBe(skirmish.survey().checksum);
  expect(Math.min(ns, bestNs, wallNs)).toBeGreaterThan(0);
  const { games, turns, unitTurns } = survey!;
  expect(games).toBe(2);
  // Four units begin; a side that has none left does not begin another turn.
  expect(unitTurns).toBeGreaterThan(2 * turns);
  expect(unitTurns).toBeLessThanOrEqual(4 * turns);
  expect(nsPerUnitTurn(measurement)).toBeCloseTo((ns * 2) / unitTurns, 6);
});

test('playing a sample gives the checksum of its survey, as counting changes nothing', () => {
  expect(skirmish.play()).toBe(skirmish.survey().checksum);
});

test('a different engine gets rounds of the same length', async () => {
  expect(await ready(serve(skirmish), 'games', skirmish.name, 3)).toMatchObject({ times: 3 });
});

test('an operation has the checksum of a fixed number of operations, however long its rounds are', async () => {
  const counted: Row = { kind: 'operation', name: 'count', groups: [], run: times => burn(times) };
  const { checksum, times } = await ready(serve(counted), 'combat', 'count', 5000);
  expect({ checksum, times }).toEqual({ checksum: 1000, times: 5000 });
});

/** Takes some time and returns how often it was done. */
function burn(times: number): number {
  let waste = 1;
  for (let i = 0; i < times * 100; i++) waste = (Math.imul(waste, 31) + i) | 0;
  return waste === 0 ? 0 : times;
}

test('a row that is missing, or that the engine cannot run, is skipped with a reason', async () => {
  expect(await serve().prepare('games', 'duel 9x9, nobody')).toEqual({ skipped: 'there is no row "duel 9x9, nobody"' });
  const older = new RowServer(QUICK, () => Promise.reject(new Error("no export named 'playBots'")));
  expect(await older.prepare('games', 'duel')).toEqual({ skipped: "no export named 'playBots'" });
});

test('odds are measured with their error, and with the cost of one run of plain sampling', async () => {
  let sampled = 0;
  const answer = { checksum: 11, standardError: 0.001, exact: false, samplesNeeded: 1000 };
  const row: Row = {
    kind: 'odds',
    name: 'odds: nothing',
    groups: [],
    targetMs: 1,
    precision: 0.001,
    answer: () => {
      burn(10);
      return answer;
    },
    sample: times => {
      sampled += burn(times);
    },
  };
  const { checksum, odds, ns } = summed(await runParty(serve(row), [{ source: 'odds', row }]));
  expect({ checksum, odds }).toMatchObject({ checksum: 11, odds: answer });
  expect(Math.min(odds!.sampleNs, ns, sampled)).toBeGreaterThan(0);
});
