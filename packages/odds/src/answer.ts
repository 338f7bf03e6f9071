import type { GameEvent } from '@hexfall/rules';
import type { ChanceQuestion, NumberQuestion } from './question.ts';

/** A probability, and how well it is known. */
export interface Chance {
  readonly value: number;
  /** 0 where the value is exact. */
  readonly standardError: number;
  /** Proven: the true value lies between them. */
  readonly lower: number;
  readonly upper: number;
  readonly exact: boolean;
}

/** How much of a chance comes from one cause. */
export interface Contribution {
  readonly chance: number;
  readonly cause: Cause;
}

/** What turned the answer to yes. The source of the event says who did it, or what exploded. */
export interface Cause {
  readonly event: GameEvent;
}

export interface ChanceAnswer extends Chance {
  readonly kind: 'chance';
  readonly question: ChanceQuestion;
  /** The causes of the chance, the largest contribution first. */
  readonly because: readonly Contribution[];
}

/** A number that may come up, and how likely it is. */
export interface Outcome extends Chance {
  readonly number: number;
}

export interface NumberAnswer {
  readonly kind: 'number';
  readonly question: NumberQuestion;
  /** Every number that may come up, the lowest first. */
  readonly outcomes: readonly Outcome[];
  readonly mean: number;
  /** The standard error of the mean. */
  readonly standardError: number;
  readonly exact: boolean;
}

export type Answer = ChanceAnswer | NumberAnswer;
