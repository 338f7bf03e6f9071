import type { MechId } from '../state/mech-state.ts';
import type { Game } from './game.ts';

/**
 * A part of a phase or of a plan that is resolved in one go, such as the roll of a shot or one group of its damage. A phase is
 * played as a list of steps; whoever computes odds runs the same steps, and may compare states between two of them.
 *
 * What a step announces of itself (`numbers`, `maxDamage`, `concerns`, `sparesProne`, `sparesSteady`) is asked for as soon as it is made, before anything else
 * happens, or not at all: play has no use for it, so a step may wait with finding it out.
 */
export interface Step {
  /** What the step does; together with `numbers` it says all about the step. */
  readonly kind: string;
  /**
   * Returns the details in numbers: on equal states, two steps of a kind with equal numbers do the same. Whatever a step has read from
   * the state when it was made is among them.
   */
  numbers(): readonly number[];
  /**
   * Returns the most points of damage from outside that the step, and all that it leads to, can deal to a unit: armor beyond that
   * makes no difference. `Infinity` where nobody can tell. The answer is the same in every state in which a step with these
   * numbers may be still to come: it is worked out once for all of them.
   */
  maxDamage(game: Game, unit: MechId): number;
  /** Returns whether the state of a unit may change, or make a difference, in the step or in anything that it leads to. */
  concerns(unit: MechId): boolean;
  /**
   * No unit that lies on the ground makes a piloting roll whose number is still to be found, in the step or in anything that it leads
   * to: then it makes no difference what became of its legs and its gyro. Left out where nobody can tell.
   */
  readonly sparesProne?: boolean;
  /** The step does nothing to a unit for which no roll is queued. Left out where nobody can tell. */
  readonly sparesSteady?: boolean;
  /** Carries the step out. Returns the steps that it leads to, which come before all others that are still to be done. */
  run(game: Game): readonly Step[];
}

/** Something that is found out when it is first asked for, and then kept. */
export function once<T>(find: () => T): () => T {
  let found: { readonly value: T } | undefined;
  return () => (found ??= { value: find() }).value;
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
