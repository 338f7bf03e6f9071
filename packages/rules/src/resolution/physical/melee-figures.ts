import type { Rules } from '../../vocabulary/profile/compile.ts';

/** The figures of a melee weapon. */
export interface MeleeFigures {
  readonly toHit: number;
  /** Returns the damage in the hands of a unit of that tonnage. */
  damage(tonnage: number, rules: Rules): number;
  /** Whether the requirement documents ask for a working lower arm. */
  readonly asksForLowerArm: boolean;
  /** Modifier of the piloting roll after a miss; `undefined` for a weapon that does not pull its unit off balance. */
  readonly missModifier: number | undefined;
}
