import type { Answer, Budget, Plan, Question } from '@hexfall/odds';
import type { Game } from '@hexfall/rules';

/** What is to be found out about a plan in the game as it stands. */
export interface OddsRequest {
  readonly game: Game;
  readonly plan: Plan;
  readonly questions: readonly Question[];
  readonly budget?: Budget;
}

/** Answers so far, in the order of the questions, and how much of the work is done, from 0 to 1. */
export type OddsProgress = (answers: readonly Answer[], progress: number) => void;
