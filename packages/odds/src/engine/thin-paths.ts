import type { Agenda } from './agenda.ts';

/** A state before the first step of an agenda. */
interface Origin {
  readonly agenda: Agenda;
  readonly row: Int32Array;
}

/** Outcomes of one roll that weigh too little to be followed one by one: how to come there, and their weight. */
export interface ThinPath extends Origin {
  /** Which outcome to take of each roll of the step, up to the one with the thin outcomes. */
  readonly indices: readonly number[];
  /** Weight of the path before that roll. */
  readonly weight: number;
  /** Of all its thin outcomes. */
  readonly mass: number;
}

/** All that was too thin to be followed. */
export class ThinPaths {
  readonly paths: ThinPath[] = [];
  mass = 0;
  /** By column of a row: the mass of the paths that do not start with a 1 there. */
  readonly massWithoutOne: Float64Array;
  /** By path: the mass of all paths up to its end. */
  private readonly ends: number[] = [];
  private agenda: Agenda | undefined;
  private row: Int32Array = new Int32Array();
  /** A copy of the row, once a path starts from it. */
  private kept: Int32Array | undefined;

  constructor(width: number) {
    this.massWithoutOne = new Float64Array(width);
  }

  /** Says from where the paths start that are added next. */
  startFrom(agenda: Agenda, row: Int32Array): void {
    this.agenda = agenda;
    this.row = row;
    this.kept = undefined;
  }

  add(indices: readonly number[], mass: number, weight: number): void {
    this.kept ??= this.row.slice();
    this.paths.push({ agenda: this.agenda!, row: this.kept, indices, mass, weight });
    this.mass += mass;
    this.ends.push(this.mass);
    for (let i = 0; i < this.massWithoutOne.length; i++) if (this.kept[i] !== 1) this.massWithoutOne[i]! += mass;
  }

  /** Returns the path that is met after so much mass along all of them. */
  at(mass: number): ThinPath {
    let first = 0;
    let last = this.ends.length - 1;
    while (first < last) {
      const middle = (first + last) >> 1;
      if (this.ends[middle]! > mass) last = middle;
      else first = middle + 1;
    }
    return this.paths[first]!;
  }
}
