import { chunkSize } from '@hexfall/sim';

/** How a run is cut into chunks. */
export interface ChunkPlan {
  /** Games of the whole run. */
  readonly games: number;
  /** Games of every chunk but perhaps the last. */
  readonly chunkGames: number;
}

/** A chunk should take about as long as this: long enough to make the queue cheap, short enough to lose little. */
const CHUNK_SECONDS = 2;
const MAX_CHUNK_GAMES = 20_000;

/**
 * Returns how many games a chunk should have, from the time that one game takes. It is a multiple of the steps in which a run is delivered,
 * so that a run that stops at a precision stops at the same game as on one machine.
 */
export function chunkGames(games: number, secondsPerGame: number): number {
  const step = chunkSize(games);
  const wanted = Math.min(MAX_CHUNK_GAMES, CHUNK_SECONDS / Math.max(secondsPerGame, 1e-6));
  return step * Math.max(1, Math.round(wanted / step));
}

export function countChunks({ games, chunkGames: size }: ChunkPlan): number {
  return Math.ceil(games / size);
}

/** Returns the games of a chunk in the steps in which a run on one machine plays them. */
export function stepsOfChunk(plan: ChunkPlan, chunk: number): number[][] {
  const games = gamesOfChunk(plan, chunk);
  const size = chunkSize(plan.games);
  return Array.from({ length: Math.ceil(games.length / size) }, (_, i) => games.slice(i * size, (i + 1) * size));
}

/** Returns the numbers of the games of a chunk. */
export function gamesOfChunk({ games, chunkGames: size }: ChunkPlan, chunk: number): number[] {
  const from = chunk * size;
  return Array.from({ length: Math.max(0, Math.min(size, games - from)) }, (_, i) => from + i);
}
