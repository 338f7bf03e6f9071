import { createHash } from 'node:crypto';
import { parseSeed, seedFromText } from '@hexfall/rules';
import { expect, test } from 'vitest';
import { deriveSeed, type Purpose } from './derive-seed.ts';

test('a derived seed is the first half of the SHA-256 hash of the secret, the use and the number', () => {
  const secret = seedFromText('secret');
  const digest = createHash('sha256').update(`["hexfall","${secret}","bot",1]`).digest('hex');
  expect(deriveSeed(secret, ['bot', 1])).toBe(`xoshiro128ss:${digest.slice(0, 32)}`);
});

test('every secret, use and number gives a seed of its own', () => {
  const purposes = (['bot', 'copies', 'dice', 'game', 'whatIf'] as const).flatMap(use =>
    [0, 1, 2, 10, 4294967296].map((number): Purpose => [use, number]),
  );
  const seeds = ['a', 'b', ''].flatMap(text => purposes.map(purpose => deriveSeed(seedFromText(text), purpose)));
  expect(new Set(seeds).size).toBe(seeds.length);
  for (const seed of seeds) expect(parseSeed(seed).ok).toBe(true);
});
