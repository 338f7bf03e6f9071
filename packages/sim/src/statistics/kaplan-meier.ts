import { type Interval, Z_95 } from './interval.ts';

/** How long something was observed, and whether it ended then or was censored: still there when observation stopped. */
export interface Lifetime {
  readonly time: number;
  readonly ended: boolean;
}

/** One step of a survival curve: from `time` on, the share `value` survives. */
export interface SurvivalStep extends Interval {
  readonly time: number;
  readonly value: number;
  /** How many were still under observation just before `time`. */
  readonly atRisk: number;
  readonly ended: number;
}

/**
 * The Kaplan-Meier estimate of a survival curve: the share that lasts beyond each time, from lifetimes some of which are
 * censored. Intervals come from Greenwood's formula on the log(-log) scale, which keeps them between 0 and 1.
 *
 * @example
 * ```ts
 * import { kaplanMeier } from '@hexfall/sim';
 *
 * const lives = [2, 4, 4, 6].map(time => ({ time, ended: time < 6 }));
 * kaplanMeier(lives).map(({ time, value }) => [time, value]); // => [[2, 0.75], [4, 0.25]]
 * ```
 */
export function kaplanMeier(lifetimes: Iterable<Lifetime>, z: number = Z_95): SurvivalStep[] {
  const counts = new Map<number, { ended: number; all: number }>();
  let observed = 0;
  for (const { time, ended } of lifetimes) {
    observed++;
    const count = counts.get(time) ?? { ended: 0, all: 0 };
    counts.set(time, { ended: count.ended + (ended ? 1 : 0), all: count.all + 1 });
  }
  const steps: SurvivalStep[] = [];
  let [value, variance, atRisk] = [1, 0, observed];
  for (const [time, { ended, all }] of [...counts].sort(([a], [b]) => a - b)) {
    if (ended > 0) {
      value *= 1 - ended / atRisk;
      variance += ended / (atRisk * (atRisk - ended));
      steps.push({ time, value, atRisk, ended, ...greenwoodInterval(value, variance, z) });
    }
    atRisk -= all;
  }
  return steps;
}

/** Greenwood's formula. It has no width where all or none survive. */
function greenwoodInterval(value: number, variance: number, z: number): Interval {
  if (value <= 0 || value >= 1) return { low: value, high: value };
  const scale = Math.exp((z * Math.sqrt(variance)) / Math.abs(Math.log(value)));
  return { low: value ** scale, high: value ** (1 / scale) };
}
