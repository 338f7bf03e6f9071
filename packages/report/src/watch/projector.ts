import type { Film } from '../film/film.ts';

/** Position in a film and the state of every unit there. */
export class Projector {
  readonly film: Film;
  /** Index of the current step; -1 before the first. */
  at = -1;
  units: number[][];

  constructor(film: Film) {
    this.film = film;
    this.units = film.units.map(unit => [...unit.start]);
  }

  get last(): number {
    return this.film.steps.length - 1;
  }

  /** Goes to a step. Going back starts over from the beginning, since films are short. */
  seek(step: number): void {
    const target = Math.max(-1, Math.min(this.last, step));
    if (target < this.at) {
      this.at = -1;
      this.units = this.film.units.map(unit => [...unit.start]);
    }
    while (this.at < target) this.advance();
  }

  private advance(): void {
    this.at++;
    for (const [unit, ...pairs] of this.film.steps[this.at]!.d ?? []) {
      for (let i = 0; i < pairs.length; i += 2) this.units[unit!]![pairs[i]!] = pairs[i + 1]!;
    }
  }
}
