import type { BotName } from '@hexfall/bots';
import type { Answer, Plan, Question } from '@hexfall/odds';
import type { Command, Game } from '@hexfall/rules';

/** Who plays a side: somebody at this screen, or a bot. */
export type Player = 'human' | BotName;

/**
 * Thinks for sides that a bot plays: a worker in the page, a bot in a test. Rejects with an `Error` whose message completes a
 * sentence about the bot ("ran out of memory"), and promptly when `signal` is aborted. It must not change the game.
 */
export interface Thinker {
  choose(game: Game, side: number, signal: AbortSignal): Promise<Command>;
}

/** What is to be found out about a plan in the game as it stands. */
export interface OddsRequest {
  readonly game: Game;
  readonly plan: Plan;
  readonly questions: readonly Question[];
}

/** Answers so far, in the order of the questions, and how much of the work is done, from 0 to 1. */
export type OddsProgress = (answers: readonly Answer[], progress: number) => void;

/**
 * Answers questions about chances: a worker in the page, `computeOdds` in a test. Rejects with an `Error` whose message is a sentence.
 */
export interface Oracle {
  ask(request: OddsRequest, onProgress: OddsProgress, signal: AbortSignal): Promise<readonly Answer[]>;
}
