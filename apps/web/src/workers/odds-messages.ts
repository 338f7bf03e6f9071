import type { Answer, Budget, Plan, Question } from '@hexfall/odds';
import type { Position } from './position.ts';

/** Requests to the worker of the odds. A new question replaces the previous one. */
export type OddsMessage =
  | {
      readonly kind: 'ask';
      /** The number of the question, which its replies carry too. */
      readonly id: number;
      readonly position: Position;
      readonly plan: Plan;
      readonly questions: readonly Question[];
      readonly budget: Budget;
    }
  /** Cancels a question whose answer is not wanted any more. */
  | { readonly kind: 'cancel'; readonly id: number };

/** Replies of the worker: answers that improve, and a final one or a reason why there is none. */
export type OddsReply =
  | { readonly kind: 'progress'; readonly id: number; readonly answers: readonly Answer[]; readonly progress: number }
  | { readonly kind: 'done'; readonly id: number; readonly answers: readonly Answer[] }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string };
