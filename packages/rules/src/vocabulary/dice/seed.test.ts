import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { batchSeed, formatSeed, parseSeed, STREAMS, seedFromText, streamRngState } from './seed.ts';
import { SeededDice } from './seeded.ts';

const rngState = (...values: number[]): Int32Array => Int32Array.from(values);

describe('seeds', () => {
  test('a seed is written and read without loss', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 4, maxLength: 4 }), values => {
        fc.pre(values.some(value => value !== 0));
        const parsed = parseSeed(formatSeed(rngState(...values)));
        expect(parsed.ok && [...parsed.value]).toEqual(values);
      }),
    );
  });

  test.each(['', '42', 'sfc32:00000001000000020000000300000004', 'xoshiro128ss:1', `xoshiro128ss:${'0'.repeat(32)}`])(
    'the seed %j is refused, and the message says how a seed is written',
    text => {
      const parsed = parseSeed(text, 'setup.seed');
      expect(parsed).toMatchObject({ ok: false, errors: [{ code: 'seed.malformed', path: 'setup.seed' }] });
      expect(!parsed.ok && parsed.errors[0]!.message).toContain('32 hexadecimal digits');
    },
  );

  test('seeds made from text are well formed and differ', () => {
    const made = ['1', '2', '12', '21', 'atlas', ''].map(seedFromText);
    expect(new Set(made).size).toBe(made.length);
    for (const seed of made) expect(parseSeed(seed).ok).toBe(true);
    expect(seedFromText(made[0]!)).toBe(made[0]);
  });

  test('the seeds of a batch are all different, and neighbours are not correlated', () => {
    const base = seedFromText('batch');
    const made = Array.from({ length: 20_000 }, (_, i) => batchSeed(base, i));
    expect(new Set(made).size).toBe(made.length);
    const sums = made.map(seed => {
      const parsed = parseSeed(seed);
      return parsed.ok ? new SeededDice(streamRngState(parsed.value, 'game')).twoD6('initiative') : 0;
    });
    expect(Math.abs(sums.reduce((a, b) => a + b, 0) / sums.length - 7)).toBeLessThan(0.06);
    const equalNeighbours = sums.filter((sum, i) => sum === sums[i - 1]).length / sums.length;
    expect(Math.abs(equalNeighbours - 146 / 1296)).toBeLessThan(0.01);
  });

  test('each stream of a seed has dice of its own', () => {
    const seed = rngState(1, 2, 3, 4);
    const first = STREAMS.map(stream => formatSeed(streamRngState(seed, stream)));
    expect(new Set(first).size).toBe(STREAMS.length);
  });
});
