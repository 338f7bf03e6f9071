import { OwnThread, type Workforce } from '@hexfall/sim';
import { expect, test } from 'vitest';
import { DUEL_GAMES, DuelRun, duelBatch, winShare } from './duel-run.ts';
import { sampleUnit } from './sample-unit.ts';

const batch = duelBatch([sampleUnit('LCT-1V'), sampleUnit('AS7-D')]);
if (!batch.ok) throw new Error(batch.errors[0]);
const { value } = batch;

/** Returns a workforce that plays a number of chunks of games, and then no more until it is dismissed. */
function tired(chunks: number): Workforce {
  const thread = new OwnThread(value);
  let left = chunks;
  let dismissed: () => void = () => undefined;
  const dismissal = new Promise<void>(resolve => {
    dismissed = resolve;
  });
  return {
    size: 1,
    play: async games => {
      if (left-- > 0) return thread.play(games);
      await dismissal;
      return { records: [], failures: [] };
    },
    dismiss: () => {
      dismissed();
      return Promise.resolve();
    },
  };
}

test('games are counted while they are played, and what was played counts after a stop', async () => {
  const run = new DuelRun(value, () => tired(3));
  const counts: number[] = [];
  run.subscribe(() => {
    counts.push(run.score.games);
    if (run.score.games === 6) run.stop();
  });
  await run.run();
  expect(run.state).toBe('stopped');
  expect(counts).toEqual([0, 2, 4, 6, 6]);
  const { games, wins, draws } = run.score;
  expect(wins[0] + wins[1] + draws).toBe(games);
  // An Atlas beats a Locust.
  expect(wins[1]).toBeGreaterThan(wins[0]);
  const before = run.score;
  void run.run();
  run.stop();
  expect(run.score).toBe(before);
});

test('the games are those of hexfall simulate: its board, its seed, its bots, each pair from both sides', () => {
  expect(value).toMatchObject({ swapSides: true, bots: ['tactician', 'tactician'] });
  expect(value.fields.map(({ title }) => title)).toEqual(['Woods and Hills']);
  expect(value.forces.map(({ name }) => name)).toEqual(['Locust LCT-1V', 'Atlas AS7-D']);
  expect(DUEL_GAMES).toBe(200);
});

test('a run whose workers cannot start says why, and can be tried again', async () => {
  let attempts = 0;
  const run = new DuelRun(value, () => {
    if (attempts++ === 0) throw new Error('no workers here');
    return tired(0);
  });
  await run.run();
  expect([run.state, run.problem]).toEqual(['failed', 'no workers here']);
  const again = run.run();
  expect(run.state).toBe('running');
  run.stop();
  await again;
  expect(run.state).toBe('stopped');
});

test('a share of wins comes with its interval', () => {
  const share = winShare({ games: 100, wins: [60, 40], draws: 0 }, 0);
  expect([share.value, share.low.toFixed(3), share.high.toFixed(3)]).toEqual([0.6, '0.502', '0.691']);
  expect(winShare({ games: 0, wins: [0, 0], draws: 0 }, 1)).toEqual({ value: 0, low: 0, high: 1 });
});
