import { type Answer, type Budget, computeOdds, isNumberQuestion, type Question } from '@hexfall/odds';
import { type OddsCase, questionsOf, Sampler } from '@hexfall/testkit';
import { type Comparison, compareAnswers, MAX_Z } from './compare.ts';

/** How thoroughly a case is checked. */
export interface Thoroughness {
  /** Runs of plain sampling. */
  readonly samples: number;
  /** What the odds may spend on each group of questions. */
  readonly budget: Budget;
  /** Begins the names of all seeds. */
  readonly seed: string;
}

/** The result of checking a case. */
export interface CaseResult {
  readonly comparisons: readonly Comparison[];
  /** What is wrong for certain. */
  readonly faults: readonly string[];
  /** Milliseconds that the odds took, all groups together. */
  readonly milliseconds: number;
  readonly answers: number;
  readonly exactAnswers: number;
}

/** A second look at what seems wrong takes this many times the runs. */
const SECOND_LOOK = 4;

/**
 * Holds the odds of a case against plain sampling: each group of questions by itself, and all chances at once. A figure that is
 * more than four standard errors away is looked at again with different dice, since among thousands some are by chance; it is wrong if
 * it is so far away again.
 */
export function checkCase(oddsCase: OddsCase, how: Thoroughness): CaseResult {
  const first = look(oddsCase, how);
  if (first.comparisons.every(({ z }) => Math.abs(z) <= MAX_Z)) return first;
  const again = look(oddsCase, { ...how, samples: SECOND_LOOK * how.samples, seed: `${how.seed} again` });
  const confirmed = first.comparisons.flatMap(({ what, z }) => {
    const repeated = again.comparisons.find(other => other.what === what);
    const sides = Math.abs(z) > MAX_Z && repeated !== undefined && Math.abs(repeated.z) > MAX_Z;
    return sides && repeated.z > 0 === z > 0 ? [repeated] : [];
  });
  return { ...first, faults: [...first.faults, ...again.faults, ...confirmed.map(describe)] };
}

function describe({ what, value, standardError, sampled, z }: Comparison): string {
  return `${what}: ${value} +- ${standardError.toExponential(1)}, sampled ${sampled}, ${z.toFixed(1)} standard errors off`;
}

function look(oddsCase: OddsCase, { samples, budget, seed }: Thoroughness): CaseResult {
  const chances = questionsOf(oddsCase).filter(question => !isNumberQuestion(question));
  const all = [...questionsOf(oddsCase), ...chances];
  const frequencies = new Sampler(oddsCase.game, oddsCase.plan, all, `${seed} plain`).play(samples).frequencies();
  const groups = [...oddsCase.groups, { name: 'all chances at once', questions: chances }];
  const comparisons: Comparison[] = [];
  const faults: string[] = [];
  let milliseconds = 0;
  let exactAnswers = 0;
  let answers = 0;
  let at = 0;
  for (const { name, questions } of groups) {
    const start = performance.now();
    const given = answersTo(oddsCase, questions, { ...budget, seed: `${seed} odds` });
    milliseconds += performance.now() - start;
    const found = compareAnswers(given, frequencies, at);
    comparisons.push(...found.comparisons.map(each => ({ ...each, what: `${name}: ${each.what}` })));
    faults.push(...found.faults.map(fault => `${name}: ${fault}`));
    exactAnswers += given.filter(({ exact }) => exact).length;
    answers += given.length;
    at += questions.length;
  }
  return { comparisons, faults, milliseconds, answers, exactAnswers };
}

/** Throws if the plan is refused. */
export function answersTo(
  { game, plan }: Pick<OddsCase, 'game' | 'plan'>,
  questions: readonly Question[],
  budget: Budget,
): readonly Answer[] {
  const answers = computeOdds(game, plan, questions, budget);
  if (!answers.ok) throw new Error(answers.errors[0]!.message);
  return answers.value;
}
