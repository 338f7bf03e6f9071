import type { Answer, Budget, Plan, Question } from '@hexfall/odds';
import type { Position } from './position.ts';

/** What the worker of the odds is asked. A new question takes the place of the one before. */
export type OddsMessage =
  | {
      readonly kind: 'ask';
      /** Counts questions: replies have the same. */
      readonly id: number;
      readonly position: Position;
      readonly plan: Plan;
      readonly questions: readonly Question[];
      readonly budget: Budget;
    }
  /** The answer is not wanted anymore. */
  | { readonly kind: 'cancel'; readonly id: number };

/** What it answers: answers that become better, and one that is final or a reason why there is none. */
export type OddsReply =
  | { readonly kind: 'progress'; readonly id: number; readonly answers: readonly Answer[]; readonly progress: number }
  | { readonly kind: 'done'; readonly id: number; readonly answers: readonly Answer[] }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string };
