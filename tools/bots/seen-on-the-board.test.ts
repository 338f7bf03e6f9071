import { createBot } from '@hexfall/bots';
import type { GameSetup } from '@hexfall/rules';
import { describe, expect, test } from 'vitest';
import { type Habits, watchHabits } from './habits.ts';
import { battle, drawSetup } from './set-ups.ts';

/*
 * Mistakes that the first tactician made, played again by it and by the present one. Seeds are fixed, so the figures are the same in
 * every run; `main.ts` prints them for more games.
 */

const present = (setups: readonly GameSetup[], unit?: number): Habits =>
  watchHabits(rngState => createBot('tactician', rngState), setups, unit);
const first = (setups: readonly GameSetup[], unit?: number): Habits =>
  watchHabits(rngState => createBot('tactician-1', rngState), setups, unit);

function seeds(count: number, setupOf: (seed: string, i: number) => GameSetup): GameSetup[] {
  return Array.from({ length: count }, (_, i) => setupOf(`bot${i}`, i));
}

/** The unit of the Hunchback beside an Atlas that fights one other. */
const HUNCHBACK = 2;

const lances = seeds(16, (_, i) => drawSetup({ name: 'habits', perSide: 4, rules: 'canon' }, i));

describe('the tactician makes fewer of the mistakes that the first one made', () => {
  test('an Atlas does not wait within two hexes of an Awesome that has yet to move', () => {
    const sides = ['AS7-D', 'AWS-8Q'] as const;
    const setups = seeds(12, seed => battle({ sides, rules: 'canon', board: 'hills:16x17:6', seed }));
    const [before, now] = [first(setups), present(setups)];
    expect(now.exposed / now.moves).toBeLessThan((0.75 * before.exposed) / before.moves);
    expect(now.turnedAway / now.moves).toBeLessThan(0.02);
  });

  test('a Wolverine does not run into a corner with its back to the enemy', () => {
    const side = 'HBK-4G,WVR-6R';
    const setups = seeds(12, seed => battle({ sides: [side, side], rules: 'canon', board: 'woods:16x17:4', seed }));
    const [before, now] = [first(setups), present(setups)];
    expect(now.turnedAway / now.moves).toBeLessThan(0.015);
    expect(now.exposed / now.moves).toBeLessThan((0.75 * before.exposed) / before.moves);
  });

  test('no unit of a lance stays out of the fight', () => {
    const { fired, neverFired, firstTurns } = present(lances);
    expect(neverFired / (fired + neverFired)).toBeLessThan(0.02);
    expect(firstTurns / fired).toBeLessThan(4);
  });

  test('a Hunchback does not leave an Atlas to fight a Mad Cat alone', () => {
    const sides = ['Mad Cat Prime', 'AS7-D,HBK-4G'] as const;
    const setups = ['woods:16x17:1', 'hills:16x17:6', 'open:16x17:1', 'city:16x17:1'].flatMap(board =>
      seeds(12, seed => battle({ sides, rules: 'canon', board, seed })),
    );
    const [before, now] = [first(setups, HUNCHBACK), present(setups, HUNCHBACK)];
    expect(now.neverFired).toBeLessThanOrEqual(0.5 * before.neverFired);
    expect(now.firstTurns / now.fired).toBeLessThan(Math.min(6, before.firstTurns / before.fired));
  });

  test('roofs and bridges that cannot bear a unit are left alone', () => {
    const side = 'AS7-D,HBK-4G,WVR-6R,AWS-8Q';
    const setups = seeds(4, seed => battle({ sides: [side, side], rules: 'canon', board: 'downtown', seed }));
    const [before, now] = [first(setups), present(setups)];
    expect(before.collapses).toBeGreaterThan(5);
    expect(now.collapses).toBeLessThan(2);
  });

  test('scarce ammunition is not shot at 11 and 12, and fewer runs earn nothing', () => {
    const [before, now] = [first(lances), present(lances)];
    expect(now.longShots / now.rounds).toBeLessThan((0.5 * before.longShots) / before.rounds);
    expect(now.idleRuns / now.runs).toBeLessThan(before.idleRuns / before.runs);
    expect(now.shutdownRolls / now.moves).toBeLessThan(before.shutdownRolls / before.moves);
  });

  test('friends spot for each other, and what cannot move is aimed at', () => {
    const [before, now] = [first(lances), present(lances)];
    expect(before.indirect + before.aimed).toBe(0);
    expect(now.indirect).toBeGreaterThan(5);
    expect(now.aimed).toBeGreaterThan(20);
  });
});
