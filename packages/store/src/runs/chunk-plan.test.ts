import { expect, test } from 'vitest';
import { chunkGames, countChunks, gamesOfChunk } from './chunk-plan.ts';

test('a chunk takes about two seconds', () => {
  expect(chunkGames(1_000_000, 0.001)).toBe(1984);
  expect(chunkGames(1_000_000, 0.01)).toBe(192);
});

test('a chunk has whole steps of delivery, and at least one', () => {
  expect(chunkGames(200, 10)).toBe(2);
  expect(chunkGames(1_000_000, 100)).toBe(64);
});

test('a chunk never has more games than a worker should hold', () => {
  expect(chunkGames(100_000_000, 0)).toBeLessThanOrEqual(20_032);
});

test('the chunks of a run have all its games once, in order', () => {
  const plan = { games: 25, chunkGames: 10 };
  const chunks = Array.from({ length: countChunks(plan) }, (_, chunk) => gamesOfChunk(plan, chunk));
  expect(chunks.flat()).toEqual(Array.from({ length: 25 }, (_, game) => game));
  expect(gamesOfChunk(plan, 3)).toEqual([]);
});
