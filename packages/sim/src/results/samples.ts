import type { DestructionCause } from '@hexfall/rules';
import { DESTRUCTION_CAUSES } from '@hexfall/rules';
import { type GameRecord, OUTCOMES, type SimOutcome } from '../batch/game-record.ts';

/** Whole numbers, one for each game: four bytes each, however many there are. */
export class Column {
  private values = new Int32Array(64);
  private count = 0;

  push(value: number): void {
    if (this.count === this.values.length) {
      const larger = new Int32Array(2 * this.count);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.count++] = value;
  }

  at(row: number): number {
    return this.values[row]!;
  }

  /** All of them, in the order of the games. A view, to be read only. */
  get all(): Int32Array {
    return this.values.subarray(0, this.count);
  }
}

/** One figure a game of one unit. */
export const UNIT_FIGURES = ['dealt', 'taken', 'heat', 'falls', 'shutdowns', 'wounds'] as const;
export type UnitFigure = (typeof UNIT_FIGURES)[number];

/** The games of one unit, as columns. */
export type UnitSamples = Readonly<Record<UnitFigure, Column>> & {
  /** Turn of its destruction; 0 when it was not destroyed. */
  readonly end: Column;
  /** Place in `DESTRUCTION_CAUSES`, or -1. */
  readonly cause: Column;
};

/** Every game of a simulation with its main figures, as columns: plots and files are made of this. */
export class Samples {
  readonly game = new Column();
  readonly board = new Column();
  /** Place in `OUTCOMES`. */
  readonly outcome = new Column();
  readonly turns = new Column();
  readonly units: readonly UnitSamples[];
  /** Units of A; those of B come after them. */
  readonly unitsOfA: number;
  private rows = 0;

  constructor(unitsOfA: number, unitsOfB: number) {
    this.unitsOfA = unitsOfA;
    this.units = Array.from({ length: unitsOfA + unitsOfB }, createUnitSamples);
  }

  get count(): number {
    return this.rows;
  }

  push(record: GameRecord): void {
    this.rows++;
    this.game.push(record.game);
    this.board.push(record.board);
    this.outcome.push(OUTCOMES.indexOf(record.outcome));
    this.turns.push(record.turns);
    for (const [i, unit] of record.units.entries()) {
      const columns = this.units[i]!;
      for (const figure of UNIT_FIGURES) columns[figure].push(unit[figure]);
      columns.end.push(unit.end?.turn ?? 0);
      columns.cause.push(unit.end === undefined ? -1 : DESTRUCTION_CAUSES.indexOf(unit.end.cause));
    }
  }

  outcomeAt(row: number): SimOutcome {
    return OUTCOMES[this.outcome.at(row)]!;
  }

  causeAt(unit: number, row: number): DestructionCause | undefined {
    return DESTRUCTION_CAUSES[this.units[unit]!.cause.at(row)];
  }
}

function createUnitSamples(): UnitSamples {
  return {
    dealt: new Column(),
    taken: new Column(),
    heat: new Column(),
    falls: new Column(),
    shutdowns: new Column(),
    wounds: new Column(),
    end: new Column(),
    cause: new Column(),
  };
}
