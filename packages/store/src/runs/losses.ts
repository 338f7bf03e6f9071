import { eq, gte, sql } from 'drizzle-orm';
import type { Database, Queries } from '../database/database.ts';
import { losses } from '../database/tables.ts';
import { lockRun } from './lock-run.ts';

/** Which chunk of which run. */
export interface ChunkPlace {
  readonly run: number;
  readonly chunk: number;
}

/** After this many losses a chunk is played alone, so that it takes no other chunk with it. */
const SUSPECT_LOSSES = 3;
/**
 * After this many losses a chunk is set aside, since it seems to end every worker. A few losses prove nothing: a machine may be switched
 * off in the middle of a chunk, and the next one too.
 */
export const MAX_LOSSES = 10;

/** How many workers vanished while they had a chunk in hand. */
export class Losses {
  private readonly queries: Queries;

  /** @internal */
  constructor({ queries }: Database) {
    this.queries = queries;
  }

  /** Notes that a worker vanished with a chunk. Returns how many have; 0 if the run has been deleted. */
  async note({ run, chunk }: ChunkPlace): Promise<number> {
    const times = sql`${losses.times} + 1`;
    return this.queries.transaction(async queries => {
      if (!(await lockRun(queries, run))) return 0;
      const [noted] = await queries
        .insert(losses)
        .values({ run, chunk, times: 1 })
        .onConflictDoUpdate({ target: [losses.run, losses.chunk], set: { times } })
        .returning({ times: losses.times });
      return noted!.times;
    });
  }

  /** Returns the chunks that have cost so many workers that they are played alone. */
  async suspects(): Promise<ChunkPlace[]> {
    return this.queries
      .select({ run: losses.run, chunk: losses.chunk })
      .from(losses)
      .where(gte(losses.times, SUSPECT_LOSSES));
  }

  /** Gives the chunks of a run another chance. */
  async forget(run: number): Promise<void> {
    await this.queries.delete(losses).where(eq(losses.run, run));
  }
}
