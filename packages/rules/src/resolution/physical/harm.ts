import type { MechId } from '../../vocabulary/state/mech-state.ts';

/** The most that an attack, or the rest of one, can do as things stand before it. */
export interface Harm {
  /** Points of damage. */
  readonly toTarget: number;
  readonly toAttacker: number;
  /** Units that may be driven out of their hexes, with damage that nobody can tell beforehand. */
  readonly endangered: readonly MechId[];
}
