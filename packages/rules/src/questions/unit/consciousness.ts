/** Wounds that kill. */
export const DEADLY_WOUNDS = 6;

/** Consciousness: what two dice must reach, by the wounds the pilot has by now. */
const CONSCIOUSNESS: readonly number[] = [0, 3, 5, 7, 10, 11];

/**
 * What two dice must reach to stay awake with so many wounds.
 *
 * @example
 * ```ts
 * import { consciousnessNumber } from '@hexfall/rules';
 *
 * consciousnessNumber(1); // => 3
 * consciousnessNumber(5); // => 11
 * ```
 */
export function consciousnessNumber(wounds: number): number {
  return CONSCIOUSNESS[wounds]!;
}
