import { type Batch, type Column, OUTCOMES, planGame, type Samples, UNIT_FIGURES } from '@hexfall/sim';
import { sideName } from '@hexfall/view';
import { ByteWriter, type ColumnSource, ParquetWriter, schemaFromColumnData } from 'hyparquet-writer';

/** How many rows are written at a time. This limits how many games are in memory as text. */
const ROWS_IN_GROUP = 10_000;

/** Returns the bytes of a table with one row per game. */
export function tableOf(batch: Batch, samples: Samples): Uint8Array {
  const writer = new ByteWriter();
  const schema = schemaFromColumnData({ columnData: columnsOf(batch, samples, []) });
  const table = new ParquetWriter({ writer, schema });
  for (let from = 0; from < samples.count; from += ROWS_IN_GROUP) {
    const count = Math.min(ROWS_IN_GROUP, samples.count - from);
    const rows = Array.from({ length: count }, (_, i) => from + i);
    void table.write({ columnData: columnsOf(batch, samples, rows), rowGroupSize: ROWS_IN_GROUP });
  }
  void table.finish();
  return new Uint8Array(writer.getBuffer());
}

function columnsOf(batch: Batch, samples: Samples, rows: readonly number[]): ColumnSource[] {
  const plans = rows.map(row => planGame(batch, samples.game.at(row)));
  const numbers = (name: string, column: Column): ColumnSource => {
    return { name, data: Int32Array.from(rows, row => column.at(row)), type: 'INT32' };
  };
  return [
    numbers('game', samples.game),
    texts('seed', plans, ({ seed }) => seed),
    texts('board', plans, ({ board }) => batch.fields[board]!.title),
    { name: 'swapped', data: plans.map(({ swapped }) => swapped), type: 'BOOLEAN' },
    texts('outcome', rows, row => OUTCOMES[samples.outcome.at(row)]!),
    texts('forfeit', rows, row => FORFEITS[samples.forfeit.at(row)]!),
    numbers('turns', samples.turns),
    ...samples.units.flatMap((unit, i) => {
      const mark = markOf(i, samples.unitsOfA);
      return [
        numbers(`${mark}_end`, unit.end),
        texts(`${mark}_cause`, rows, row => samples.causeAt(i, row) ?? ''),
        ...UNIT_FIGURES.map(figure => numbers(`${mark}_${figure}`, unit[figure])),
      ];
    }),
  ];
}

/** Text for the side whose bot failed: none, A or B. */
const FORFEITS = ['', 'A', 'B'] as const;

function texts<T>(name: string, items: readonly T[], textOf: (item: T) => string): ColumnSource {
  return { name, data: items.map(textOf), type: 'STRING' };
}

/** Returns the label of a unit, the same as everywhere else: "A1", "A2", "B1". */
function markOf(unit: number, unitsOfA: number): string {
  return unit < unitsOfA ? `${sideName(0)}${unit + 1}` : `${sideName(1)}${unit - unitsOfA + 1}`;
}
