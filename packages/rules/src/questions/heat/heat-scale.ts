import { IMPOSSIBLE } from '../../vocabulary/explain/modifiers.ts';

/**
 * The heat scale, as data: each effect is a list of steps, hottest first, with the heat it starts at and its figure.
 * What heat takes off MP is a plain division and is with the movement points.
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

/** What two dice must reach beside that to keep missiles that burn from going off. */
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
 * Returns the figure that a heat has come to; 0 below the first step.
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
