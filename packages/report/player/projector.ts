import { type Film, LEVELS } from '../src/film/film.ts';

/** Where a film is, and how every unit stands there. */
export class Projector {
  readonly film: Film;
  /** -1 before the first step. */
  at = -1;
  units: number[][];

  constructor(film: Film) {
    this.film = film;
    this.units = film.units.map(unit => [...unit.start]);
  }

  get last(): number {
    return this.film.steps.length - 1;
  }

  /** Goes to a step. Backward is from the start: a film is short. */
  seek(step: number): void {
    const target = Math.max(-1, Math.min(this.last, step));
    if (target < this.at) {
      this.at = -1;
      this.units = this.film.units.map(unit => [...unit.start]);
    }
    while (this.at < target) this.advance();
  }

  /** The step at which the turn before or after this one begins. */
  neighborTurn(direction: 1 | -1): number {
    const { steps } = this.film;
    for (let step = this.at + direction; step >= 0 && step <= this.last; step += direction) {
      if (steps[step]!.l === LEVELS.turn) return step;
    }
    return direction === 1 ? this.last : 0;
  }

  /** What the turn is called that the film is in. */
  get turn(): string {
    const { steps } = this.film;
    for (let step = this.at; step >= 0; step--) if (steps[step]!.l === LEVELS.turn) return steps[step]!.t;
    return 'Before the first turn';
  }

  private advance(): void {
    this.at++;
    for (const [unit, ...pairs] of this.film.steps[this.at]!.d ?? []) {
      for (let i = 0; i < pairs.length; i += 2) this.units[unit!]![pairs[i]!] = pairs[i + 1]!;
    }
  }
}
