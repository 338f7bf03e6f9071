import type { Series } from './series.ts';
import { type ChunkResult, failureOf, GameOverdue, WorkerLost, type Workforce } from './workforce.ts';

/** The series that a chunk is part of, the workforce that plays it, and whether its loss still matters. */
export interface ChunkOrder {
  readonly series: Series;
  readonly workforce: Workforce;
  /** Whether the run has ended meanwhile, which dismisses the workers: their loss is not an accident then. */
  readonly hasEnded: () => boolean;
}

const NO_GAMES: ChunkResult = { records: [], failures: [] };

/** Plays a chunk again if its worker died, and game by game if that fails too, to find the game that kills workers. */
export async function playChunk(order: ChunkOrder, games: readonly number[]): Promise<ChunkResult> {
  if (games.length === 0) return NO_GAMES;
  const first = await attempt(order, games);
  const result = first instanceof WorkerLost ? await attempt(order, games) : first;
  if (result instanceof GameOverdue) return playWithout(order, result, games);
  if (!(result instanceof WorkerLost)) return result;
  const [only] = games;
  if (games.length === 1) return { records: [], failures: [failureOf(order.series, only!, result.message)] };
  const parts: ChunkResult[] = [];
  for (const game of games) parts.push(await playChunk(order, [game]));
  return { records: parts.flatMap(part => part.records), failures: parts.flatMap(part => part.failures) };
}

/** Gives up on a game that took too long, since it would do so again, and replays the others of its chunk. */
async function playWithout(
  order: ChunkOrder,
  { game, message }: GameOverdue,
  games: readonly number[],
): Promise<ChunkResult> {
  const rest = games.filter(other => other !== game);
  const { records, failures } = await playChunk(order, rest);
  return { records, failures: [failureOf(order.series, game, message), ...failures] };
}

async function attempt(
  { workforce, hasEnded }: ChunkOrder,
  games: readonly number[],
): Promise<ChunkResult | WorkerLost | GameOverdue> {
  try {
    return await workforce.play(games);
  } catch (error) {
    const isAccident = error instanceof WorkerLost || error instanceof GameOverdue;
    if (isAccident && !hasEnded()) return error;
    throw error;
  }
}
