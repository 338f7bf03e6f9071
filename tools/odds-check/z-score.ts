/** Below this many expected events the normal approximation is too coarse. */
const MIN_FOR_NORMAL = 100;

/** A share of runs, and how well it is known. */
export interface Share {
  readonly value: number;
  readonly standardError: number;
  readonly exact: boolean;
}

/**
 * Returns how many standard errors a share lies from what was counted in a number of runs, both errors taken together. Positive
 * where the share is the larger.
 */
export function zScore(share: Share, count: number, runs: number): number {
  return share.value > 0.5 ? -zOfRarer(complement(share), runs - count, runs) : zOfRarer(share, count, runs);
}

function complement(share: Share): Share {
  return { ...share, value: 1 - share.value };
}

/** Values closer to 0 than rounding can tell count as 0. */
const NOTHING = 1e-12;

function zOfRarer({ value, standardError, exact }: Share, count: number, runs: number): number {
  if (exact && value < NOTHING) return count === 0 ? 0 : Number.NEGATIVE_INFINITY;
  const expected = Math.max(0, value) * runs;
  const fuzz = standardError * runs;
  const middle = Math.max(expected, count);
  if (middle > MIN_FOR_NORMAL)
    return (expected - count) / Math.sqrt(fuzz * fuzz + middle * (1 - Math.min(0.5, middle / runs)));
  return rareZ(expected, count, fuzz);
}

/** For rare events: the square root of a Poisson number has nearly the same spread whatever is expected (Anscombe). */
function rareZ(expected: number, count: number, fuzz: number): number {
  const difference = 2 * (Math.sqrt(expected + 0.375) - Math.sqrt(count + 0.375));
  return difference / Math.sqrt(1 + (fuzz * fuzz) / (expected + 0.375));
}

/** Returns the z-score of two means, each with its standard error. */
export function zOfMeans(a: Mean, b: Mean): number {
  const difference = a.mean - b.mean;
  const error = Math.hypot(a.standardError, b.standardError);
  if (Math.abs(difference) < NOTHING * Math.max(1, Math.abs(a.mean))) return 0;
  return difference / error;
}

export interface Mean {
  readonly mean: number;
  readonly standardError: number;
}

/** Returns the mean of numbers that come up with these weights, and the standard error that it has after a number of runs. */
export function meanOf(weights: Iterable<readonly [number: number, weight: number]>, runs: number): Mean {
  let all = 0;
  let sum = 0;
  let squares = 0;
  for (const [number, weight] of weights) {
    all += weight;
    sum += number * weight;
    squares += number * number * weight;
  }
  const mean = sum / all;
  return { mean, standardError: Math.sqrt(Math.max(0, squares / all - mean * mean) / runs) };
}
