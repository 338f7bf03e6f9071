export type { Answer, Cause, Chance, ChanceAnswer, Contribution, NumberAnswer, Outcome } from './answer.ts';
export type { Budget } from './budget.ts';
export { computeOdds, type OddsRun, odds } from './odds.ts';
export {
  type ChanceQuestion,
  type ItemKind,
  isNumberQuestion,
  type NumberQuestion,
  PLAIN_SUBJECTS,
  type PlainSubject,
  type Question,
} from './question.ts';
