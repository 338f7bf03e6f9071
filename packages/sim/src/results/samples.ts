import type { DestructionCause } from '@hexfall/rules';
import { DESTRUCTION_CAUSES } from '@hexfall/rules';
import { type GameRecord, OUTCOMES, type SimOutcome } from '../batch/game-record.ts';

type Numbers = Int8Array | Int16Array | Int32Array;

/**
 * A growing column of whole numbers, one per game. It takes one, two or four bytes a number, as the largest one needs: most
 * figures are below 128.
 *
 * @example
 * ```ts
 * import { Column } from '@hexfall/sim';
 *
 * const turns = new Column();
 * for (const value of [12, 300, 7]) turns.push(value);
 * turns.at(1); // => 300
 * [...turns.all]; // => [12, 300, 7]
 * ```
 */
export class Column {
  private values: Numbers = new Int8Array(64);
  private count = 0;
  private copy: WeakRef<Int32Array> | undefined;

  push(value: number): void {
    if (this.count === this.values.length) this.values = copyOf(this.values, bytesOf(this.values), 2 * this.count);
    this.values[this.count] = value;
    if (this.values[this.count] !== value) {
      this.values = copyOf(this.values, bytesFor(value), this.values.length);
      this.values[this.count] = value;
    }
    this.count++;
  }

  at(row: number): number {
    return this.values[row]!;
  }

  /** All numbers, in the order in which they were added. The copy is reused until another number is added. */
  get all(): Int32Array {
    const known = this.copy?.deref();
    if (known?.length === this.count) return known;
    const all = Int32Array.from(this.values.subarray(0, this.count));
    this.copy = new WeakRef(all);
    return all;
  }
}

function bytesOf(values: Numbers): number {
  return values.BYTES_PER_ELEMENT;
}

function bytesFor(value: number): number {
  return Int16Array.of(value)[0] === value ? 2 : 4;
}

function copyOf(values: Numbers, bytes: number, length: number): Numbers {
  const copy = bytes === 1 ? new Int8Array(length) : bytes === 2 ? new Int16Array(length) : new Int32Array(length);
  copy.set(values);
  return copy;
}

/** Figures that every unit has once per game. */
export const UNIT_FIGURES = ['dealt', 'taken', 'heat', 'falls', 'shutdowns', 'wounds'] as const;
export type UnitFigure = (typeof UNIT_FIGURES)[number];

/** Columns of one unit, with a row for each game. */
export type UnitSamples = Readonly<Record<UnitFigure, Column>> & {
  /** Turn in which it was destroyed; 0 if it was not. */
  readonly end: Column;
  /** Index into `DESTRUCTION_CAUSES`; -1 if it was not destroyed. */
  readonly cause: Column;
};

/**
 * The main figures of every game of a simulation, as columns. Plots and tables are made from them.
 *
 * @example
 * ```ts
 * import { playGame, Samples } from '@hexfall/sim';
 * import { prepareDuel } from './table.mjs';
 *
 * const samples = new Samples(1, 1);
 * samples.push(playGame(prepareDuel(), 7));
 * samples.count; // => 1
 * samples.units[1]!.dealt.at(0) > 0; // => true
 * ```
 */
export class Samples {
  readonly game = new Column();
  readonly board = new Column();
  /** Index into `OUTCOMES`. */
  readonly outcome = new Column();
  /** 1 if A forfeited the game, 2 if B did, 0 otherwise. */
  readonly forfeit = new Column();
  readonly turns = new Column();
  readonly units: readonly UnitSamples[];
  /** How many of `units` belong to A; those of B follow. */
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
    this.forfeit.push(record.forfeit === undefined ? 0 : record.forfeit.by === 'A' ? 1 : 2);
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
