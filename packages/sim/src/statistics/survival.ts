import { type Interval, Z_95 } from './interval.ts';

/** How long something lasted, and whether it ended then or was only watched until then. */
export interface Lifetime {
  readonly time: number;
  readonly ended: boolean;
}

/** From `time` on the share `value` is left. */
export interface SurvivalStep extends Interval {
  readonly time: number;
  readonly value: number;
  /** How many were still there, and watched, just before. */
  readonly atRisk: number;
  readonly ended: number;
}

/**
 * The Kaplan-Meier curve: what share lasts beyond each time, where some were not watched to their end (a game that was won
 * first). The interval is on the scale of log(-log), which keeps it between 0 and 1.
 *
 * @example
 * ```ts
 * import { survivalCurve } from '@hexfall/sim';
 *
 * const lives = [2, 4, 4, 6].map(time => ({ time, ended: time < 6 }));
 * survivalCurve(lives).map(({ time, value }) => [time, value]); // => [[2, 0.75], [4, 0.25]]
 * ```
 */
export function survivalCurve(lifetimes: Iterable<Lifetime>, z: number = Z_95): SurvivalStep[] {
  const counts = new Map<number, { ended: number; all: number }>();
  let watched = 0;
  for (const { time, ended } of lifetimes) {
    watched++;
    const count = counts.get(time) ?? { ended: 0, all: 0 };
    counts.set(time, { ended: count.ended + (ended ? 1 : 0), all: count.all + 1 });
  }
  const steps: SurvivalStep[] = [];
  let [value, variance, atRisk] = [1, 0, watched];
  for (const [time, { ended, all }] of [...counts].sort(([a], [b]) => a - b)) {
    if (ended > 0) {
      value *= 1 - ended / atRisk;
      variance += ended / (atRisk * (atRisk - ended));
      steps.push({ time, value, atRisk, ended, ...survivalInterval(value, variance, z) });
    }
    atRisk -= all;
  }
  return steps;
}

/** By Greenwood's formula. When all are gone nothing is left to be uncertain of that it could tell. */
function survivalInterval(value: number, variance: number, z: number): Interval {
  if (value <= 0 || value >= 1) return { low: value, high: value };
  const scale = Math.exp((z * Math.sqrt(variance)) / Math.abs(Math.log(value)));
  return { low: value ** scale, high: value ** (1 / scale) };
}
