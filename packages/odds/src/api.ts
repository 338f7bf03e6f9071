export type { Plan } from '@hexfall/rules';
export type { Answer, Cause, Chance, ChanceAnswer, Contribution, NumberAnswer, Outcome } from './answer.ts';
export type { Budget } from './budget.ts';
export { computeOdds, type OddsRun, odds } from './odds.ts';
export { createDuel } from './position/create-duel.ts';
export { ATTACKER, type DuelFacts, type DuelMove, type DuelUnit, TARGET } from './position/duel-facts.ts';
export { blowOrder, fireOrder, ramOrder } from './position/duel-orders.ts';
export { bestVolley, type ShotOutlook, shotOutlooks, type VolleyOutlook } from './position/shot-outlook.ts';
export {
  type ChanceQuestion,
  type ItemKind,
  isNumberQuestion,
  type NumberQuestion,
  PLAIN_SUBJECTS,
  type PlainSubject,
  type Question,
} from './question.ts';
