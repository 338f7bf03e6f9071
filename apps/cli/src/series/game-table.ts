import { findInSeries, type GameRecord, placeInSeries, type Series, sideSums } from '@hexfall/sim';
import { type ColumnSource, parquetWriteBuffer } from 'hyparquet-writer';
import { keepTable } from '../simulate/parquet-file.ts';

interface Row {
  readonly game: number;
  readonly match: number;
  readonly A: string;
  readonly B: string;
  readonly seed: string;
  readonly board: string;
  readonly swapped: boolean;
  readonly outcome: string;
  readonly turns: number;
  readonly A_dealt: number;
  readonly A_taken: number;
  readonly B_dealt: number;
  readonly B_taken: number;
}

type Type = 'INT32' | 'STRING' | 'BOOLEAN';

const COLUMNS: Readonly<Record<keyof Row, Type>> = {
  game: 'INT32',
  match: 'INT32',
  A: 'STRING',
  B: 'STRING',
  seed: 'STRING',
  board: 'STRING',
  swapped: 'BOOLEAN',
  outcome: 'STRING',
  turns: 'INT32',
  A_dealt: 'INT32',
  A_taken: 'INT32',
  B_dealt: 'INT32',
  B_taken: 'INT32',
};

/** Collects the games of several match-ups and writes them as a Parquet table: one row per game, damage summed by force. */
export class GameTable {
  private readonly series: Series;
  private readonly rows: Row[] = [];

  constructor(series: Series) {
    this.series = series;
  }

  add(record: GameRecord): void {
    const { game, seed, board, swapped, outcome, turns } = record;
    const { batch } = findInSeries(this.series, game);
    const [a, b] = batch.forces;
    const sums = sideSums(record, a.units.length);
    this.rows.push({
      game,
      match: placeInSeries(this.series.length, game).batch,
      A: a.name,
      B: b.name,
      seed,
      board: batch.fields[board]!.title,
      swapped,
      outcome,
      turns,
      A_dealt: sums[0].dealt,
      A_taken: sums[0].taken,
      B_dealt: sums[1].dealt,
      B_taken: sums[1].taken,
    });
  }

  write(path: string): void {
    const columnData = (Object.keys(COLUMNS) as (keyof Row)[]).map(
      (name): ColumnSource => ({ name, data: this.rows.map(row => row[name]), type: COLUMNS[name] }),
    );
    keepTable(path, new Uint8Array(parquetWriteBuffer({ columnData })));
  }
}
