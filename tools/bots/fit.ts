import { createBot, readSheet, SHEET_FEATURES } from '@hexfall/bots';
import type { Game } from '@hexfall/rules';
import { playGame } from './play.ts';
import { drawSetup } from './set-ups.ts';

const COUNT = SHEET_FEATURES.length;
/** The first feature that speaks against a unit: heat and what follows. */
const FIRST_HARM = SHEET_FEATURES.indexOf('heat');
/** Steps of the fit, their length, and how much large weights are held back. */
const STEPS = 600;
const STEP = 2;
const RESTRAINT = 0.0005;
/** One game in five is kept aside to test the fit. */
const ASIDE = 5;

/** The beginning of a turn: the features of one side less those of the other, and how the game went for it, from 0 to 1. */
interface Sample {
  readonly features: Float64Array;
  readonly perSide: number;
  readonly game: number;
  result: number;
}

export interface Fit {
  readonly samples: number;
  /** By feature, in thousandths. */
  readonly weights: Readonly<Record<string, number>>;
  /** Share of the turns of games kept aside whose winner is named, by the units on each side. */
  readonly named: Readonly<Record<string, number>>;
}

/** Fits the value of record sheets to games between tacticians: logistic regression, each weight held to the sign that makes sense. */
export function fitSheets(duels: number): Fit {
  const samples = [1, 2, 4].flatMap(perSide => play(perSide, Math.round(duels / perSide)));
  const [train, aside] = [
    samples.filter(each => each.game % ASIDE !== 0),
    samples.filter(each => each.game % ASIDE === 0),
  ];
  const weights = regress(train);
  const named = [1, 2, 4].map((n): readonly [string, number] => {
    const games = aside.filter(({ perSide }) => perSide === n);
    return [`${n}v${n}`, namedShare(weights, games)];
  });
  return {
    samples: samples.length,
    weights: Object.fromEntries(SHEET_FEATURES.map((name, i) => [name, Math.round(1000 * weights[i]!)])),
    named: Object.fromEntries(named),
  };
}

function play(perSide: number, games: number): Sample[] {
  return Array.from({ length: games }, (_, i) => {
    const samples: Sample[] = [];
    let turn = 1;
    const make = (rngState: Int32Array) => createBot('tactician', rngState);
    const rules = i % 3 === 2 ? 'spec' : 'canon';
    const { state } = playGame(drawSetup({ name: 'fit', perSide, rules }, i), [make, make], {
      before: game => {
        if (game.state.turn === turn || game.state.phase !== 'movement') return;
        turn = game.state.turn;
        samples.push({ features: differenceOf(game), perSide, game: i, result: 0 });
      },
    });
    const result = state.outcome.kind !== 'win' ? 0.5 : state.outcome.side === 0 ? 1 : 0;
    for (const sample of samples) sample.result = result;
    return samples;
  }).flat();
}

function differenceOf(game: Game): Float64Array {
  const sum = new Float64Array(COUNT);
  const one = new Float64Array(COUNT);
  for (const mech of game.state.mechs) {
    if (mech.status !== 'active') continue;
    readSheet(game, mech, one);
    for (let i = 0; i < COUNT; i++) sum[i]! += mech.side === 0 ? one[i]! : -one[i]!;
  }
  return sum;
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

function scoreOf(weights: Float64Array, features: Float64Array): number {
  let score = 0;
  for (let i = 0; i < COUNT; i++) score += weights[i]! * features[i]!;
  return score;
}

function namedShare(weights: Float64Array, samples: readonly Sample[]): number {
  const decided = samples.filter(({ result }) => result !== 0.5);
  const right = decided.filter(({ features, result }) => scoreOf(weights, features) > 0 === (result === 1));
  return right.length / decided.length;
}
