import type { Film } from '../film/film.ts';

const KEPT_EVERY = 256;

/** Position in a film and the state of every unit there. */
export class Projector {
  readonly film: Film;
  /** Index of the current step; -1 before the first. */
  at = -1;
  units: number[][];
  /** States at the start and after every `KEPT_EVERY` steps, so that a step back in a long film is fast. */
  private readonly kept: (readonly (readonly number[])[])[];

  constructor(film: Film) {
    this.film = film;
    this.kept = [film.units.map(unit => unit.start)];
    this.units = copyOf(this.kept[0]!);
  }

  get last(): number {
    return this.film.steps.length - 1;
  }

  /** Goes to a step. Going back starts from the last state that was kept before that step. */
  seek(step: number): void {
    const target = Math.max(-1, Math.min(this.last, step));
    if (target < this.at || target - this.at > KEPT_EVERY) this.rewind(target);
    while (this.at < target) this.advance();
  }

  private rewind(target: number): void {
    const index = Math.min(this.kept.length - 1, Math.floor((target + 1) / KEPT_EVERY));
    const at = index * KEPT_EVERY - 1;
    if (at < this.at && this.at <= target) return;
    this.at = at;
    this.units = copyOf(this.kept[index]!);
  }

  private advance(): void {
    this.at++;
    for (const [unit, ...pairs] of this.film.steps[this.at]!.d ?? []) {
      for (let i = 0; i < pairs.length; i += 2) this.units[unit!]![pairs[i]!] = pairs[i + 1]!;
    }
    if (this.at + 1 === this.kept.length * KEPT_EVERY) this.kept.push(copyOf(this.units));
  }
}

function copyOf(states: readonly (readonly number[])[]): number[][] {
  return states.map(state => [...state]);
}
