import { eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { runs } from '../database/tables.ts';

/** Keeps a run from being deleted until the end of the transaction. Returns whether it still exists. */
export async function lockRun(queries: Queries, run: number): Promise<boolean> {
  const [found] = await queries.select({ run: runs.run }).from(runs).where(eq(runs.run, run)).for('share');
  return found !== undefined;
}
