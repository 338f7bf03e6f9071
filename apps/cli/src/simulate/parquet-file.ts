import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Batch, type Column, OUTCOMES, planGame, type Samples, UNIT_FIGURES } from '@hexfall/sim';
import { sideName } from '@hexfall/view';
import { type ColumnSource, parquetWriteBuffer } from 'hyparquet-writer';
import { FailedError } from '../exit.ts';
import { writeWhole } from '../library/library-index.ts';

export function isParquet(path: string): boolean {
  return /\.parquet$/i.test(path);
}

/**
 * One row a game, one column for each figure of each unit: `A1_dealt`, `B2_falls`. Where there is no room for it the games go
 * to the folder for temporary files: hours of play should not be lost over that.
 */
export function writeParquet(path: string, batch: Batch, samples: Samples): void {
  const bytes = new Uint8Array(parquetWriteBuffer({ columnData: columnsOf(batch, samples) }));
  try {
    writeWhole(path, bytes);
  } catch (error) {
    const other = join(tmpdir(), `hexfall-games-${process.pid}.parquet`);
    throw new FailedError(`${(error as Error).message} ${keep(other, bytes)}`);
  }
}

/** Says what became of it. */
function keep(path: string, bytes: Uint8Array): string {
  try {
    writeWhole(path, bytes);
    return `The games are in ${path} instead.`;
  } catch {
    return 'The games are not kept.';
  }
}

function columnsOf(batch: Batch, samples: Samples): ColumnSource[] {
  const plans = Array.from(samples.game.all, game => planGame(batch, game));
  return [
    numbers('game', samples.game),
    { name: 'seed', data: plans.map(({ seed }) => seed), type: 'STRING' },
    { name: 'board', data: plans.map(({ board }) => batch.fields[board]!.title), type: 'STRING' },
    { name: 'swapped', data: plans.map(({ swapped }) => swapped), type: 'BOOLEAN' },
    { name: 'outcome', data: Array.from(samples.outcome.all, code => OUTCOMES[code]!), type: 'STRING' },
    { name: 'forfeit', data: Array.from(samples.forfeit.all, code => FORFEITS[code]!), type: 'STRING' },
    numbers('turns', samples.turns),
    ...samples.units.flatMap((unit, i) => {
      const mark = markOf(i, samples.unitsOfA);
      const causes = plans.map((_, row) => samples.causeAt(i, row) ?? '');
      return [
        numbers(`${mark}_end`, unit.end),
        { name: `${mark}_cause`, data: causes, type: 'STRING' } as const,
        ...UNIT_FIGURES.map(figure => numbers(`${mark}_${figure}`, unit[figure])),
      ];
    }),
  ];
}

/** Whose bot failed. */
const FORFEITS = ['', 'A', 'B'] as const;

function numbers(name: string, column: Column): ColumnSource {
  return { name, data: column.all, type: 'INT32' };
}

/** A1, A2, B1: as units are marked everywhere else. */
function markOf(unit: number, unitsOfA: number): string {
  return unit < unitsOfA ? `${sideName(0)}${unit + 1}` : `${sideName(1)}${unit - unitsOfA + 1}`;
}
