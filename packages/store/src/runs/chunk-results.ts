import { type ChunkResult, formatGameLine, type GameFailure, type Series } from '@hexfall/sim';
import { gameRow } from './game-rows.ts';

/**
 * The games of a chunk in the form in which they are kept. Games are added as they are played and need not be held: thousands of records
 * in memory would cost more than all the rest of the store.
 */
export class ChunkResults {
  /** Lines of the file of games. */
  readonly lines: string[] = [];
  readonly failures: GameFailure[] = [];
  private readonly series: Series;
  private readonly rows: string[] = [];

  constructor(series: Series) {
    this.series = series;
  }

  add({ records, failures }: ChunkResult): this {
    for (const record of records) {
      this.lines.push(formatGameLine(record));
      this.rows.push(JSON.stringify(gameRow(this.series, record)));
    }
    this.failures.push(...failures);
    return this;
  }

  get games(): number {
    return this.lines.length;
  }

  /** Rows of the table of games, as JSON. */
  get rowsText(): string {
    return `[${this.rows.join(',')}]`;
  }
}
