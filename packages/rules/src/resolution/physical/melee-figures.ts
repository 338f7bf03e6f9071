import type { Rules } from '../../vocabulary/profile/compile.ts';

/** The figures of a melee weapon. */
export interface MeleeFigures {
  readonly toHit: number;
  /** Returns the damage by the tonnage of the unit that swings the weapon. */
  damage(tonnage: number, rules: Rules): number;
  /** Whether the requirement documents require a working lower arm. */
  readonly asksForLowerArm: boolean;
  /** Modifier of the piloting roll after a miss; `undefined` for a weapon that does not pull its unit off balance. */
  readonly missModifier: number | undefined;
}
