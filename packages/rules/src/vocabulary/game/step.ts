import type { MechId } from '../state/mech-state.ts';
import type { Game } from './game.ts';

/**
 * A part of a phase or of a plan that is resolved in one go, such as the roll of a shot or one group of its damage. A phase is
 * played as a list of steps; whoever computes odds runs the same steps, and may compare states between two of them.
 */
export interface Step {
  /** What the step does; together with `numbers` it says all about the step. */
  readonly kind: string;
  /** Returns the details in numbers: on equal states, two steps of a kind with equal numbers do the same. */
  numbers(): readonly number[];
  /**
   * Returns the most points of damage from outside that the step, and all that it leads to, can deal to a unit: armor beyond that
   * makes no difference. `Infinity` where nobody can tell.
   */
  maxDamage(game: Game, unit: MechId): number;
  /** Carries the step out. Returns the steps that it leads to, which come before all others that are still to be done. */
  run(game: Game): readonly Step[];
}

/** A step that leads to no other. */
export const NO_STEPS: readonly Step[] = Object.freeze<Step[]>([]);

/** Carries out steps in order, each with all that it leads to. */
export function runSteps(game: Game, steps: readonly Step[]): void {
  for (const step of steps) {
    const further = step.run(game);
    if (further.length > 0) runSteps(game, further);
  }
}
