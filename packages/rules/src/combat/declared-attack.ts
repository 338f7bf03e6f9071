import type { MechId } from '../state/mech-state.ts';

/**
 * An attack that was declared and waits for its resolution. Fire of a phase is simultaneous, so the target number is
 * fixed at the declaration, before any attack of the phase is resolved.
 */
export interface DeclaredAttack {
  readonly kind: 'weapon';
  readonly attacker: MechId;
  readonly target: MechId;
  /** Index in the attacker's weapons. */
  readonly weapon: number;
  readonly need: number;
  /** Range bracket: 0 short, 1 medium, 2 long. */
  readonly bracket: 0 | 1 | 2;
}
