import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { balanceSkills, type MatchRequest, matchForces } from './match-forces.ts';

const POOL = Array.from({ length: 60 }, (_, i) => ({ name: `unit ${i}`, value: 400 + i * 37 }));
const LANCE: MatchRequest = { target: 5000, units: 4, tolerance: 0.02, seed: 'one', repeat: false };

describe('a force for a Battle Value', () => {
  test('a force has as many different units as asked for and comes near the Battle Value', () => {
    const force = matchForces(POOL, LANCE);
    if (!force.ok) throw new Error(force.errors[0]!.message);
    expect(new Set(force.value.chosen).size).toBe(4);
    expect(force.value.total).toBe(force.value.chosen.reduce((sum, { value }) => sum + value, 0));
    expect(Math.abs(force.value.total - 5000)).toBeLessThanOrEqual(100);
  });

  test('a seed gives the same force in whatever order the pool is, and a different seed a different force', () => {
    const first = matchForces(POOL, LANCE);
    expect(matchForces(POOL.toReversed(), LANCE)).toEqual(first);
    const seeds = ['two', 'three', 'four'].map(seed => matchForces(POOL, { ...LANCE, seed }));
    expect(seeds.some(force => JSON.stringify(force) !== JSON.stringify(first))).toBe(true);
  });

  test('a force is found whenever the pool holds one that was made from it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 100, max: 3000 }), { minLength: 3, maxLength: 40 }),
        fc.integer({ min: 1, max: 3 }),
        fc.string(),
        (values, units, seed) => {
          const pool = values.map(value => ({ value }));
          const target = values.slice(0, units).reduce((sum, value) => sum + value, 0);
          const force = matchForces(pool, { target, units, tolerance: 0.25, seed, repeat: false });
          return force.ok && force.value.chosen.length === units;
        },
      ),
      { seed: 1, numRuns: 300 },
    );
  });

  test('a force may take a unit again, when that is allowed', () => {
    const one = [{ value: 1000 }];
    expect(matchForces(one, { ...LANCE, target: 4000, repeat: true })).toMatchObject({
      ok: true,
      value: { total: 4000 },
    });
  });

  test.each([
    ['an empty pool', [], {}, 'there are no units to choose from'],
    ['too small a pool', POOL.slice(0, 3), {}, 'there are 3 units to choose 4 from'],
    ['no units', POOL, { units: 0 }, 'a force has at least one unit, not 0'],
    ['nothing to be worth', POOL, { target: 0 }, 'a force must be worth more than nothing, not 0'],
    ['no tolerance', POOL, { tolerance: Number.NaN }, 'the tolerance must not be below zero, not NaN'],
    [
      'too little',
      POOL,
      { target: 500 },
      'no force of 4 units comes within 2 % of 500: the nearest that was found is worth 1822',
    ],
    [
      'too much',
      POOL,
      { target: 99999 },
      'no force of 4 units comes within 2 % of 99999: the nearest that was found is worth 10110',
    ],
  ])('%s is refused with the reason', (_, pool, other, message) => {
    expect(matchForces(pool, { ...LANCE, ...other })).toEqual({ ok: false, errors: [{ message }] });
  });
});

describe('skills for a Battle Value', () => {
  test('skills are average when nothing is to be made up', () => {
    expect(balanceSkills([1041, 1101], 2142)).toEqual({ gunnery: 4, piloting: 5, total: 2142 });
  });

  test('skills make up for fewer or weaker units', () => {
    expect(balanceSkills([1000], 1320)).toEqual({ gunnery: 3, piloting: 4, total: 1320 });
    expect(balanceSkills([1000, 1000], 1700)).toMatchObject({ total: 1700 });
  });
});
