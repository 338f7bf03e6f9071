import { type Answer, computeOdds, type Question } from '@hexfall/odds';
import { Sampler } from '@hexfall/testkit';
import type { OddsAnswer, OddsRow } from '../rows/row.ts';
import type { PlannedPosition } from './positions.ts';

export interface OddsTerms {
  readonly name: string;
  /** Target: CPU time, and the largest standard error that is allowed. */
  readonly targetMs: number;
  readonly precision: number;
  /** The unit that the questions are about. */
  readonly unit: number;
  readonly position: () => PlannedPosition;
}

const FLAGS = [
  'structure',
  'critical',
  'explosion',
  'stagger',
  'fall',
  'pilotWounded',
  'pilotOut',
  'destroyed',
] as const;

/** A row of odds. The position is created when it is first asked for. */
export function oddsRow({ name, targetMs, precision, unit, position }: OddsTerms): OddsRow {
  const questions = FLAGS.map((about): Question => ({ about, unit }));
  let made: PlannedPosition | undefined;
  let sampler: Sampler | undefined;
  return {
    kind: 'odds',
    name,
    groups: ['odds'],
    targetMs,
    precision,
    answer() {
      const { game, plan } = (made ??= position());
      const answers = computeOdds(game, plan, questions, { precision, seed: 'bench' });
      if (!answers.ok) throw new Error(`${name}: ${answers.errors[0]!.message}`);
      return figuresOf(answers.value, precision);
    },
    sample(times) {
      const { game, plan } = (made ??= position());
      (sampler ??= new Sampler(game, plan, questions, 'bench')).play(times);
    },
  };
}

/**
 * Sampling is compared at the precision of the target, however much better the answers are, since no number of samples gives an exact
 * answer.
 */
function figuresOf(answers: readonly Answer[], precision: number): OddsAnswer {
  let standardError = 0;
  let variance = 0;
  let checksum = 0;
  for (const answer of answers) {
    if (answer.kind !== 'chance') continue;
    const { value } = answer;
    standardError = Math.max(standardError, answer.standardError);
    variance = Math.max(variance, value * (1 - value));
    checksum = (Math.imul(checksum, 31) + Math.round(value * 1e9)) | 0;
  }
  const exact = answers.every(answer => answer.exact);
  const error = Math.max(standardError, precision);
  return { checksum: checksum >>> 0, standardError, exact, samplesNeeded: variance / error ** 2 };
}
