import { IMPOSSIBLE } from '../../vocabulary/explain/modifiers.ts';

/**
 * The heat scale, as data: each effect is a list of steps, hottest first, each with the heat at which it begins and its
 * figure. The MP lost to heat are a plain division, and are found with the movement points.
 */
export type HeatSteps = readonly (readonly [heat: number, figure: number])[];

/** Modifier of weapon attacks. */
export const HEAT_TO_HIT: HeatSteps = [
  [24, 4],
  [17, 3],
  [13, 2],
  [8, 1],
];

/** What two dice must reach to keep the reactor running, or to start it again. */
export const HEAT_SHUTDOWN: HeatSteps = [
  [30, IMPOSSIBLE],
  [26, 10],
  [22, 8],
  [18, 6],
  [14, 4],
];

/** What two dice must reach to keep ammunition from going off. */
export const HEAT_AMMO_EXPLOSION: HeatSteps = [
  [28, 8],
  [23, 6],
  [19, 4],
];

/** What two dice must reach, in a roll of its own, to keep inferno missiles from going off. */
export const HEAT_INFERNO_EXPLOSION: HeatSteps = [
  [28, 12],
  [23, 10],
  [19, 8],
  [14, 6],
  [10, 4],
];

/** Wounds of a pilot whose life support is damaged. */
export const HEAT_PILOT_DAMAGE: HeatSteps = [
  [25, 2],
  [15, 1],
];

/**
 * Returns the figure of an effect at that heat; 0 below the first step.
 *
 * @example
 * ```ts
 * import { HEAT_SHUTDOWN, HEAT_TO_HIT, heatEffect } from '@hexfall/rules';
 *
 * heatEffect(HEAT_TO_HIT, 12); // => 1
 * heatEffect(HEAT_SHUTDOWN, 18); // => 6
 * ```
 */
export function heatEffect(steps: HeatSteps, heat: number): number {
  return steps.find(([min]) => heat >= min)?.[1] ?? 0;
}
