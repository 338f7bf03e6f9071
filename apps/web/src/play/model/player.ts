import type { BotName } from '@hexfall/bots';
import type { Answer, Plan, Question } from '@hexfall/odds';
import type { Command, Game } from '@hexfall/rules';

/** The player of a side: a human at this screen, or a bot. */
export type Player = 'human' | BotName;

/**
 * Chooses orders for sides that a bot plays: a worker in the page, a bot in a test. Rejects with an `Error` whose message completes a
 * sentence about the bot ("ran out of memory"), and promptly when `signal` is aborted. It must not change the game.
 */
export interface Thinker {
  choose(game: Game, side: number, signal: AbortSignal): Promise<Command>;
}

/** Questions about a plan in the present game. */
export interface OddsRequest {
  readonly game: Game;
  readonly plan: Plan;
  readonly questions: readonly Question[];
}

/** Called with the answers so far, in the order of the questions, and the share of the work that is done, from 0 to 1. */
export type OddsProgress = (answers: readonly Answer[], progress: number) => void;

/**
 * Answers questions about chances: a worker in the page, `computeOdds` in a test. Rejects with an `Error` whose message is a sentence.
 */
export interface Oracle {
  ask(request: OddsRequest, onProgress: OddsProgress, signal: AbortSignal): Promise<readonly Answer[]>;
}
