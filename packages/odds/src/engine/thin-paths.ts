import type { Agenda } from './agenda.ts';

/** Outcomes of one roll that weigh too little to be followed one by one: how to come there, and their weight. */
export interface ThinPath {
  readonly agenda: Agenda;
  /** State before the first step of the agenda. */
  readonly row: Int32Array;
  /** Which outcome to take of each roll of that step, up to the one with the thin outcomes. */
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
  private agenda: Agenda | undefined;
  private row: Int32Array = new Int32Array();

  /** Says from where the paths start that are added next. */
  startFrom(agenda: Agenda, row: Int32Array): void {
    this.agenda = agenda;
    this.row = row;
  }

  add(indices: readonly number[], mass: number, weight: number): void {
    this.paths.push({ agenda: this.agenda!, row: this.row, indices, mass, weight });
    this.mass += mass;
  }
}
