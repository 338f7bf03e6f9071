import type { Answer, Budget, Plan, Question } from '@hexfall/odds';
import type { Game } from '@hexfall/rules';

/** Questions about a plan in the present game. */
export interface OddsRequest {
  readonly game: Game;
  readonly plan: Plan;
  readonly questions: readonly Question[];
  readonly budget?: Budget;
}

/** Called with the answers so far, in the order of the questions, and the share of the work that is done, from 0 to 1. */
export type OddsProgress = (answers: readonly Answer[], progress: number) => void;
