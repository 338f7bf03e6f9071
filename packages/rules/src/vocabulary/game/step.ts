import type { MechId } from '../state/mech-state.ts';
import type { Game } from './game.ts';

/**
 * A part of a phase or of a plan that is resolved in one go, such as the roll of a shot or one group of its damage. A phase is played as a
 * list of steps; code that computes odds runs the same steps, and may compare states between two of them.
 *
 * The facts that a step states about itself (`numbers`, `maxDamage`, `concerns`, `sparesProne`, `sparesSteady`) are read as soon as it is
 * created, before anything else happens, or not at all: play does not need them, so a step may compute them when they are first read.
 */
export interface Step {
  /** The kind of action; together with `numbers` it describes the step completely. */
  readonly kind: string;
  /**
   * Returns the details as numbers: on equal states, two steps of a kind with equal numbers do the same. Everything that a step has read
   * from the state when it was created is among them.
   */
  numbers(): readonly number[];
  /**
   * Returns the most points of damage from outside that the step, and all that it leads to, can deal to a unit: armor beyond that makes no
   * difference. `Infinity` if there is no known limit. The answer is the same in every state in which a step with these numbers may be
   * still to come: it is computed once for all of them.
   */
  maxDamage(game: Game, unit: MechId): number;
  /** Returns whether the state of a unit may change, or make a difference, in the step or in anything that it leads to. */
  concerns(unit: MechId): boolean;
  /**
   * Whether no prone unit makes a piloting roll whose number is still to be found, in the step or in anything that it leads to: damage to
   * its legs and its gyro then makes no difference. Left out if that is not known.
   */
  readonly sparesProne?: boolean;
  /** Whether the step has no effect on a unit for which no roll is queued. Left out if that is not known. */
  readonly sparesSteady?: boolean;
  /** Carries the step out. Returns the steps that it leads to, which come before all others that are still to be done. */
  run(game: Game): readonly Step[];
}

/** Returns a function that computes a value on its first call and keeps it. */
export function once<T>(find: () => T): () => T {
  let found: { readonly value: T } | undefined;
  return () => (found ??= { value: find() }).value;
}

/** The result of a step that leads to no other. */
export const NO_STEPS: readonly Step[] = Object.freeze<Step[]>([]);

/** Carries out steps in order, each with all that it leads to. */
export function runSteps(game: Game, steps: readonly Step[]): void {
  for (const step of steps) {
    const further = step.run(game);
    if (further.length > 0) runSteps(game, further);
  }
}
