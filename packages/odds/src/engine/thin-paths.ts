import type { Gauges } from '../gauges.ts';
import type { Agenda } from './agenda.ts';
import type { Tally } from './tally.ts';

/** A state before the first step of an agenda. */
interface Origin {
  readonly agenda: Agenda;
  readonly row: Int32Array;
}

/** Outcomes of one roll that weigh too little to be followed one by one: how to get to them, and their weight. */
export interface ThinPath extends Origin {
  /** Which outcome to take of each roll of the step, up to the one with the thin outcomes. */
  readonly indices: readonly number[];
  /** Weight of the path before that roll. */
  readonly weight: number;
  /** Weight of all thin outcomes of that roll together. */
  readonly mass: number;
  /** Numbers of the gauges before that roll. */
  readonly numbers: Int32Array;
  /** Paths with the same mark are likely to have much in common. */
  readonly mark: number;
}

/** All paths that were too thin to be followed. */
export class ThinPaths {
  paths: readonly ThinPath[] = [];
  mass = 0;
  /** By gauge: the mass of the paths on which it is not 1 yet. */
  readonly massWithoutOne: Float64Array;
  /** How far into the path found last its position was: less than the mass of the path. */
  passed = 0;
  private readonly gauges: Gauges;
  private readonly gaugesFrom: number;
  private readonly tally: Tally;
  /** By path: the mass of all paths up to its end. */
  private ends: Float64Array = new Float64Array();
  private readonly found: ThinPath[] = [];
  private agenda: Agenda | undefined;
  private row: Int32Array = new Int32Array();
  /** A copy of the row, once a path starts from it. */
  private kept: Int32Array | undefined;
  /** Numbers of the gauges on the last path: on the next one they are often the same. */
  private numbers: Int32Array = new Int32Array();

  /**
   * `tally` receives what has happened on the way to the thin outcomes, which is certain. The numbers of the gauges begin at `gaugesFrom`
   * in a row.
   */
  constructor(gauges: Gauges, gaugesFrom: number, tally: Tally) {
    this.gauges = gauges;
    this.gaugesFrom = gaugesFrom;
    this.tally = tally;
    this.massWithoutOne = new Float64Array(gauges.gauges.length);
  }

  /** Sets the agenda and the state from which the paths start that are added next. */
  startFrom(agenda: Agenda, row: Int32Array): void {
    this.agenda = agenda;
    this.row = row;
    this.kept = undefined;
  }

  add(indices: readonly number[], mass: number, weight: number): void {
    const row = (this.kept ??= this.row.slice());
    const numbers = this.numbersNow();
    this.found.push({ agenda: this.agenda!, row, indices, mass, weight, numbers, mark: this.gauges.mark() });
    this.mass += mass;
    this.tally.addRun(this.gauges, row, this.gaugesFrom, mass);
    for (let i = 0; i < numbers.length; i++) if (numbers[i] !== 1) this.massWithoutOne[i]! += mass;
  }

  private numbersNow(): Int32Array {
    const now = this.gauges.numbers;
    let isSame = now.length === this.numbers.length;
    for (let i = 0; isSame && i < now.length; i++) isSame = now[i] === this.numbers[i];
    if (!isSame) this.numbers = now.slice();
    return this.numbers;
  }

  /** Puts paths with the same mark side by side, so that evenly spread samples take each kind in proportion. */
  arrange(): void {
    const byMark = new Map<number, ThinPath[]>();
    for (const path of this.found) {
      const alike = byMark.get(path.mark);
      if (alike === undefined) byMark.set(path.mark, [path]);
      else alike.push(path);
    }
    this.paths = [...byMark.keys()].sort((a, b) => a - b).flatMap(mark => byMark.get(mark)!);
    this.ends = new Float64Array(this.paths.length);
    let end = 0;
    for (const [i, { mass }] of this.paths.entries()) this.ends[i] = end += mass;
  }

  /** Returns the path at a position when the masses of all paths are laid end to end. */
  at(position: number): ThinPath {
    let first = 0;
    let last = this.ends.length - 1;
    while (first < last) {
      const middle = (first + last) >> 1;
      if (this.ends[middle]! > position) last = middle;
      else first = middle + 1;
    }
    this.passed = first === 0 ? position : position - this.ends[first - 1]!;
    return this.paths[first]!;
  }
}
