import type { Answer, Budget, Question } from '@hexfall/odds';
import { type Frequencies, type OddsCase, Sampler } from '@hexfall/testkit';
import { answersTo } from './check-case.ts';
import { questionText } from './question-text.ts';
import { zScore } from './z-score.ts';

/** How one chance came out over many seeds. */
export interface BiasRow {
  readonly what: string;
  readonly mean: number;
  readonly sampled: number;
  /** Standard errors between the mean over the seeds and plain sampling. */
  readonly z: number;
  /** Standard deviation of the values over the seeds. */
  readonly spread: number;
  /** What the answers say of their own error: the root of the mean square. */
  readonly reported: number;
}

export interface BiasTerms {
  readonly seeds: number;
  /** Coarse on purpose, so that there is something to be biased. */
  readonly budget: Budget;
  /** Runs of plain sampling to hold the mean against. */
  readonly samples: number;
}

/** Asks the flags of a case with many seeds, with little effort each time, and returns how far the means are from the truth. */
export function biasOf(oddsCase: OddsCase, { seeds, budget, samples }: BiasTerms): BiasRow[] {
  const { game, plan, groups } = oddsCase;
  const questions = groups.filter(({ name }) => name.startsWith('flags')).flatMap(group => group.questions);
  const plain = new Sampler(game, plan, questions, 'bias').play(samples).frequencies();
  const tallies = questions.map(() => new Tally());
  for (let seed = 0; seed < seeds; seed++) {
    const answers = answersTo(oddsCase, questions, { ...budget, seed: `bias ${seed}` });
    for (const [i, answer] of answers.entries()) tallies[i]!.add(answer);
  }
  return questions.map((question, i) => tallies[i]!.row(question, plain, i));
}

/** Values of one chance over the seeds. */
class Tally {
  private readonly values: number[] = [];
  private squaredErrors = 0;
  private exact = true;

  add(answer: Answer): void {
    if (answer.kind !== 'chance') throw new Error('a flag has a chance for an answer');
    this.values.push(answer.value);
    this.squaredErrors += answer.standardError ** 2;
    this.exact &&= answer.exact;
  }

  row(question: Question, { counts, runs }: Frequencies, index: number): BiasRow {
    const { values, exact } = this;
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
    const spread = Math.sqrt(squares / (values.length - 1));
    const count = counts[index]![1] ?? 0;
    const share = { value: mean, standardError: spread / Math.sqrt(values.length), exact };
    return {
      what: questionText(question),
      mean,
      sampled: count / runs,
      z: zScore(share, count, runs),
      spread,
      reported: Math.sqrt(this.squaredErrors / values.length),
    };
  }
}

/** How far the order in which a sum is added up may change it. */
const ROUNDING = 1e-12;

/** Events rarer than this are seen with too few seeds to know their spread. */
const MIN_CHANCE = 0.001;

/** What is wrong with the errors that the answers report, if anything: they may not be smaller than the spread over the seeds shows. */
export function errorFaults(rows: readonly BiasRow[], seeds: number): string[] {
  return rows
    .filter(({ mean, spread, reported }) => isCommon(mean) && spread > maxUnderstatement(seeds) * reported + ROUNDING)
    .map(
      ({ what, spread, reported }) =>
        `${what}: values spread by ${spread.toExponential(2)}, standard error said to be ${reported.toExponential(2)}`,
    );
}

/**
 * Returns the factor by which the spread over the seeds may exceed the reported error. A spread over this many seeds is itself known to one
 * part in the root of twice as many; four times that is allowed, and 5 % more.
 */
function maxUnderstatement(seeds: number): number {
  return 1.05 + 4 / Math.sqrt(2 * seeds);
}

function isCommon(mean: number): boolean {
  return Math.min(mean, 1 - mean) > MIN_CHANCE;
}
