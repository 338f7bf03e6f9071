import type { MechId } from '../../vocabulary/state/mech-state.ts';

/** The most that an attack, or the rest of one, can still do. */
export interface Harm {
  /** Points of damage to the target. */
  readonly toTarget: number;
  readonly toAttacker: number;
  /** Units that may be driven out of their hexes, with damage that cannot be predicted. */
  readonly endangered: readonly MechId[];
}
