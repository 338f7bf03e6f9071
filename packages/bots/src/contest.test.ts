import { type SkirmishOptions, skirmish } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import type { BotName } from './bot.ts';
import { type ContestResult, playSetup, runContest } from './contest.ts';

function play(pair: readonly [BotName, BotName], count: number, options: SkirmishOptions): ContestResult {
  return runContest(
    pair,
    Array.from({ length: count }, (_, i) => skirmish(`contest ${i}`, options)),
  );
}

function shareOfPoints({ wins, draws, games }: ContestResult): number {
  return (wins + draws / 2) / games;
}

/** Seeds are fixed, so the figures are the same in every run. `hexfall ladder` measures with thousands of games. */
describe('strength of the bots', () => {
  test.for<SkirmishOptions>([{ perSide: 1 }, { perSide: 2, style: 'hills' }])(
    'a tactician beats random play, %o',
    options => {
      expect(shareOfPoints(play(['tactician', 'random'], 30, options))).toBeGreaterThanOrEqual(0.98);
    },
  );

  test.for<SkirmishOptions>([{ perSide: 1 }, { perSide: 2, style: 'hills' }])(
    'a tactician beats a charger, %o',
    options => {
      expect(shareOfPoints(play(['tactician', 'charger'], 30, options))).toBeGreaterThanOrEqual(0.65);
    },
  );

  test('two tacticians win equally often, and nearly all of their games are decided', () => {
    const games = 300;
    const setups = Array.from({ length: games }, (_, i) => skirmish(`mirror ${i}`, { perSide: 2, style: 'hills' }));
    const ends = setups.map(setup => playSetup(setup, ['tactician', 'tactician']).state);
    const firstWins = ends.filter(({ outcome }) => outcome.kind === 'win' && outcome.side === 0).length;
    const decided = ends.filter(({ outcome }) => outcome.kind === 'win').length;
    // A limit of slightly more than two standard deviations from an even share.
    expect(Math.abs(firstWins - decided / 2)).toBeLessThan(1.1 * Math.sqrt(decided));
    const timeouts = ends.filter(({ turn, outcome }) => outcome.kind === 'draw' && turn >= 60).length;
    expect(timeouts).toBeLessThan(0.05 * games);
  });
});
