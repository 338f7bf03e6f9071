import { SHEET_FEATURES } from '@hexfall/bots';
import type { Sample } from './sheets.ts';

const COUNT = SHEET_FEATURES.length;
/** The first feature that speaks against a unit: heat and what follows. */
const FIRST_HARM = SHEET_FEATURES.indexOf('heat');
/** Steps of the fit, their length, and how much large weights are held back. */
const STEPS = 600;
const STEP = 2;
const RESTRAINT = 0.0005;
/** One game in five is kept aside to test the fit. */
const ASIDE = 5;

/** What the weights of record sheets are fitted to. */
export const SHEETS = new URL('sheets.bin.gz', import.meta.url);

export interface Fit {
  readonly samples: number;
  /** By feature, in thousandths. */
  readonly weights: Readonly<Record<string, number>>;
  /**
   * How often the fit names the winner, as a share of the turns in games kept aside: of all turns, by the units on each side, and in the
   * middle of a game.
   */
  readonly named: Readonly<Record<string, number>>;
}

/** Turns in which a game is neither new nor decided. */
const MIDDLE = { first: 6, last: 9 } as const;

/** Fits the value of record sheets to games between tacticians: logistic regression, each weight held to the sign that makes sense. */
export function fitSheets(samples: readonly Sample[]): Fit {
  const aside = samples.filter(each => each.game % ASIDE === 0);
  const weights = regress(samples.filter(each => each.game % ASIDE !== 0));
  const share = (isMeant: (sample: Sample) => boolean): number => namedShare(weights, aside.filter(isMeant));
  return {
    samples: samples.length,
    weights: Object.fromEntries(SHEET_FEATURES.map((name, i) => [name, Math.round(1000 * weights[i]!)])),
    named: {
      all: share(() => true),
      '1v1': share(({ perSide }) => perSide === 1),
      '2v2': share(({ perSide }) => perSide === 2),
      '4v4': share(({ perSide }) => perSide === 4),
      'turns 6 to 9': share(({ turn }) => turn >= MIDDLE.first && turn <= MIDDLE.last),
    },
  };
}

function regress(samples: readonly Sample[]): Float64Array {
  const scale = Float64Array.from({ length: COUNT }, (_, i) => spreadOf(samples, i));
  const weights = new Float64Array(COUNT);
  for (let step = 0; step < STEPS; step++) {
    const slope = slopeAt(samples, weights);
    for (let i = 0; i < COUNT; i++) {
      // In units of the spread of each feature, so that all of them settle equally fast.
      const next = weights[i]! - (STEP * slope[i]!) / samples.length / scale[i]! ** 2 - STEP * RESTRAINT * weights[i]!;
      weights[i] = i >= FIRST_HARM ? Math.min(0, next) : Math.max(0, next);
    }
  }
  return weights;
}

function spreadOf(samples: readonly Sample[], i: number): number {
  return Math.sqrt(samples.reduce((sum, { features }) => sum + features[i]! ** 2, 0) / samples.length) || 1;
}

function slopeAt(samples: readonly Sample[], weights: Float64Array): Float64Array {
  const slope = new Float64Array(COUNT);
  for (const { features, result } of samples) {
    const error = 1 / (1 + Math.exp(-scoreOf(weights, features))) - result;
    for (let i = 0; i < COUNT; i++) slope[i]! += error * features[i]!;
  }
  return slope;
}

function scoreOf(weights: Float64Array, features: readonly number[]): number {
  let score = 0;
  for (let i = 0; i < COUNT; i++) score += weights[i]! * features[i]!;
  return score;
}

function namedShare(weights: Float64Array, samples: readonly Sample[]): number {
  const decided = samples.filter(({ result }) => result !== 0.5);
  const right = decided.filter(({ features, result }) => scoreOf(weights, features) > 0 === (result === 1));
  return right.length / decided.length;
}
