import type { Answer, Chance, ChanceAnswer, NumberAnswer } from '@hexfall/odds';
import type { Frequencies } from '@hexfall/testkit';
import { questionText } from './question-text.ts';
import { meanOf, zOfMeans, zScore } from './z-score.ts';

/** One figure of an answer beside what plain sampling makes of it. */
export interface Comparison {
  readonly what: string;
  readonly value: number;
  readonly standardError: number;
  readonly sampled: number;
  readonly exact: boolean;
  readonly z: number;
}

/** Answers held against sampling, and everything about them that is wrong whatever the dice say. */
export interface Findings {
  readonly comparisons: readonly Comparison[];
  readonly faults: readonly string[];
}

/** How far the chances of all outcomes together may be from 1. */
const MASS_TOLERANCE = 1e-9;
/** What rounding may do to a bound. */
const ROUNDING = 1e-9;
/** A bound is proven: sampling may miss it by its own error only. */
export const MAX_Z = 4;

/** Holds answers against what was counted; `at` is the place of the first of them in the frequencies. */
export function compareAnswers(answers: readonly Answer[], { runs, counts }: Frequencies, at = 0): Findings {
  const comparisons: Comparison[] = [];
  const faults: string[] = [];
  const grain = grainOf(answers);
  for (const [i, answer] of answers.entries()) {
    const counted = { counts: counts[at + i]!, runs, grain };
    comparisons.push(...(answer.kind === 'chance' ? [compareChance(answer, counted)] : compareNumber(answer, counted)));
    faults.push(...faultsOf(answer, counted));
  }
  return { comparisons, faults };
}

interface Counted {
  readonly counts: readonly number[];
  readonly runs: number;
  readonly grain: number;
}

/**
 * Returns the weight of the heaviest random path that went into some answers: what weighs less than a few of them may not have come
 * up at all, and an error that was estimated from what came up says nothing about it.
 */
function grainOf(answers: readonly Answer[]): number {
  const chances = answers.flatMap((each): readonly Chance[] => (each.kind === 'chance' ? [each] : each.outcomes));
  return chances.reduce((most, { value, standardError }) => {
    const rarer = Math.min(value, 1 - value);
    // What no random path has met, or every one, is known to about one of them.
    return Math.max(most, rarer > 1e-12 ? standardError ** 2 / rarer : standardError);
  }, 0);
}

/** Fewer random paths than this are too few to estimate their own error. */
const MIN_PATHS = 20;

/** Adds the error that an answer with few random paths cannot know of. */
function withGrain(chance: Chance, sampled: number, grain: number): Chance {
  const larger = Math.max(chance.value, sampled);
  const smaller = Math.min(chance.value, sampled);
  const mass = Math.min(larger, 1 - smaller);
  if (chance.exact || mass > MIN_PATHS * grain) return chance;
  return { ...chance, standardError: Math.sqrt(chance.standardError ** 2 + mass * grain) };
}

function compareChance(answer: ChanceAnswer, counted: Counted): Comparison {
  return comparison(questionText(answer.question), answer, 1, counted);
}

function comparison(what: string, chance: Chance, number: number, { counts, runs, grain }: Counted): Comparison {
  const { value, standardError, exact } = chance;
  const count = counts[number] ?? 0;
  const sampled = count / runs;
  return { what, value, standardError, exact, sampled, z: zScore(withGrain(chance, sampled, grain), count, runs) };
}

const NEVER = { value: 0, standardError: 0, lower: 0, upper: 1 };

/** Compares the mean and the chance of every number that came up on either side. */
function compareNumber(answer: NumberAnswer, counted: Counted): Comparison[] {
  const { counts, runs } = counted;
  const { question, outcomes, mean, standardError, exact } = answer;
  const what = questionText(question);
  const numbers = new Set([...Object.keys(counts).map(Number), ...outcomes.map(({ number }) => number)]);
  const sampled = meanOf(entriesOf(counts), runs);
  const computed = meanOf(
    outcomes.map(({ number, value }) => [number, value]),
    runs,
  );
  // What is too rare to be seen in the runs, or in the random paths of the odds, still adds to the error.
  const error = Math.hypot(Math.max(sampled.standardError, computed.standardError), hiddenError(answer, counted));
  const z = zOfMeans(answer, { mean: sampled.mean, standardError: error });
  return [
    { what: `mean ${what}`, value: mean, standardError, exact, sampled: sampled.mean, z },
    ...[...numbers].map(number => {
      const chance = outcomes.find(outcome => outcome.number === number) ?? { ...NEVER, exact };
      return comparison(`${what} = ${number}`, chance, number, counted);
    }),
  ];
}

/** Returns how far off the mean may be for outcomes of which the odds have met too few. */
function hiddenError({ outcomes, exact, mean }: NumberAnswer, { counts, runs, grain }: Counted): number {
  if (exact) return 0;
  const met = new Map(outcomes.map(({ number, value }) => [number, value]));
  let variance = 0;
  for (const [number, count] of entriesOf(counts)) {
    const mass = Math.max(count / runs, met.get(number) ?? 0);
    if (mass <= MIN_PATHS * grain) variance += mass * grain * (number - mean) ** 2;
  }
  // An outcome that is not known well makes the mean no better known, even where all random paths were alike.
  const single = Math.max(0, ...outcomes.map(each => each.standardError * Math.abs(each.number - mean)));
  return Math.hypot(Math.sqrt(variance), single);
}

/** Returns the numbers that came up, each with how often. */
function entriesOf(counts: readonly number[]): [number: number, count: number][] {
  return Object.entries(counts).map(([number, count]) => [Number(number), count]);
}

function faultsOf(answer: Answer, counted: Counted): string[] {
  const what = questionText(answer.question);
  if (answer.kind === 'chance')
    return chanceFaults(what, answer, { count: counted.counts[1] ?? 0, runs: counted.runs });
  return [
    ...massFaults(what, answer),
    ...answer.outcomes.flatMap(outcome =>
      chanceFaults(`${what} = ${outcome.number}`, outcome, {
        count: counted.counts[outcome.number] ?? 0,
        runs: counted.runs,
      }),
    ),
  ];
}

function massFaults(what: string, { outcomes }: NumberAnswer): string[] {
  const mass = outcomes.reduce((sum, { value }) => sum + value, 0);
  return Math.abs(mass - 1) <= MASS_TOLERANCE ? [] : [`${what}: the outcomes sum to ${mass}`];
}

/** What is wrong with a chance, if anything: a value beyond its own bounds, a bound that sampling contradicts. */
function chanceFaults(what: string, chance: Chance, { count, runs }: { count: number; runs: number }): string[] {
  const { value, standardError, lower, upper, exact } = chance;
  const numbers = [value, standardError, lower, upper];
  if (!numbers.every(Number.isFinite)) return [`${what}: ${numbers.join(', ')} are not all numbers`];
  const faults: string[] = [];
  if (lower < -ROUNDING || upper > 1 + ROUNDING) faults.push(`${what}: bounds ${lower} and ${upper} are not chances`);
  if (value < lower - ROUNDING || value > upper + ROUNDING)
    faults.push(`${what}: ${value} not in [${lower}, ${upper}]`);
  if (exact && (standardError !== 0 || upper - lower > ROUNDING)) faults.push(`${what}: exact, but not known exactly`);
  if (zScore(bound(lower), count, runs) > MAX_Z) faults.push(`${what}: sampled ${count / runs} below ${lower}`);
  if (zScore(bound(upper), count, runs) < -MAX_Z) faults.push(`${what}: sampled ${count / runs} above ${upper}`);
  return faults;
}

function bound(value: number): { value: number; standardError: number; exact: boolean } {
  return { value, standardError: 0, exact: true };
}
