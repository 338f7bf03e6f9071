import { PROFILES, type UnitOptions, weaponDuel } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';

describe.each(PROFILES)('a silver bullet Gauss rifle (%s)', profile => {
  test('a silver bullet Gauss rifle scatters 15 pellets, each to a place of its own, without a targeting computer', () => {
    const a: Partial<UnitOptions> = { equipment: [['targetingComputer', 'LT']] };
    const s = weaponDuel(profile, 'is-silver-bullet-gauss-rifle', 3, { a }).roll('toHit', 3).roll('cluster', 2);
    s.roll('hitLocation', 7, 7, 7, 7, 7).fire('A', 'B').endPhase();
    expect(s.numbers[0]).toBe('3 = 4 gunnery - 1 weapon');
    expect(s.all('DamageApplied').map(({ damage }) => damage)).toEqual([1, 1, 1, 1, 1]);
  });
});
