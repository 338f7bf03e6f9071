import type { Answer, Chance, ChanceAnswer, Contribution, NumberAnswer, Outcome } from './answer.ts';
import type { Round } from './engine/round.ts';
import { type ChanceQuestion, isNumberQuestion, type NumberQuestion, type Question } from './question.ts';

/** The most contributions that an answer lists. */
const MAX_CONTRIBUTIONS = 12;

/** The answer to a yes-or-no question while nothing is known yet. */
const UNKNOWN: Chance = { value: 0.5, standardError: 0.5, lower: 0, upper: 1, exact: false };

/** Returns what a round says about a question. */
export function answerOf(question: Question, round: Round | undefined, gauge: number): Answer {
  return isNumberQuestion(question) ? numberAnswer(question, round, gauge) : chanceAnswer(question, round, gauge);
}

function chanceAnswer(question: ChanceQuestion, round: Round | undefined, gauge: number): ChanceAnswer {
  if (round === undefined) return { kind: 'chance', question, ...UNKNOWN, because: [] };
  const lower = round.provenChance(gauge);
  const open = round.openMass(gauge);
  return {
    kind: 'chance',
    question,
    value: round.chance(gauge),
    standardError: round.standardError(gauge),
    lower,
    upper: Math.min(1, lower + open),
    exact: open === 0,
    because: contributions(round, gauge),
  };
}

/** Returns the causes that head and tail have met, the largest contribution first. */
function contributions({ head, tail, thinMass }: Round, gauge: number): Contribution[] {
  const share = tail.samples === 0 ? 0 : thinMass / tail.samples;
  const all = new Map<number, { chance: number; readonly cause: Contribution['cause'] }>();
  for (const [key, { chance, cause }] of head.tally.causes[gauge]!) all.set(key, { chance, cause });
  for (const [key, { chance, cause }] of tail.tally.causes[gauge]!) {
    const known = all.get(key);
    if (known === undefined) all.set(key, { chance: chance * share, cause });
    else known.chance += chance * share;
  }
  return [...all.values()].sort((a, b) => b.chance - a.chance).slice(0, MAX_CONTRIBUTIONS);
}

function numberAnswer(question: NumberQuestion, round: Round | undefined, gauge: number): NumberAnswer {
  if (round === undefined) return { kind: 'number', question, outcomes: [], mean: 0, standardError: 1, exact: false };
  const { head, tail, thinMass, isExact } = round;
  const share = tail.samples === 0 ? 0 : thinMass / tail.samples;
  const proven = head.tally.outcomes[gauge]!;
  const sampled = tail.tally.outcomes[gauge]!;
  const numbers = [...new Set([...proven.keys(), ...sampled.keys()])].sort((a, b) => a - b);
  const outcomes = numbers.map(number => {
    const lower = proven.get(number) ?? 0;
    const value = lower + (sampled.get(number) ?? 0) * share;
    const standardError = isExact ? 0 : round.errorOf(gauge, number);
    return { number, value, standardError, lower, upper: Math.min(1, lower + thinMass), exact: isExact };
  });
  const mean = outcomes.reduce((sum, { number, value }) => sum + number * value, 0);
  return { kind: 'number', question, outcomes, mean, standardError: meanError(round, outcomes, mean), exact: isExact };
}

/**
 * Returns the standard error of a mean, of which only the sampled part is uncertain. A number that no sample has met may still come up,
 * with the weight of one sample.
 */
function meanError(round: Round, outcomes: readonly Outcome[], mean: number): number {
  const { thinMass, isExact } = round;
  const { samples } = round.tail;
  if (isExact || samples === 0) return 0;
  let squares = 0;
  let farthest = 0;
  for (const { number, value, lower } of outcomes) {
    squares += (value - lower) * (number - mean) * (number - mean);
    farthest = Math.max(farthest, Math.abs(number - mean));
  }
  return Math.max(Math.sqrt((thinMass * squares) / samples), (thinMass * farthest) / samples);
}
