import type { Command, Game } from '@hexfall/rules';

/** A computer player. It looks at the game and returns one legal order for a unit whose turn it is to act. */
export interface Bot {
  readonly name: string;
  choose(game: Game): Command;
}

/**
 * A player outside this program, such as another process. It is asynchronous, may return anything, and may fail, in which case
 * its promise is rejected with the reason. Show it a copy of the game (`viewOf`), whose dice differ from the real ones.
 */
export interface OutsideBot {
  readonly name: string;
  decide(game: Game): Promise<unknown>;
}

export type AnyBot = Bot | OutsideBot;

/**
 * Bots with a fixed style of play that are never changed, so that the strength of other bots can be measured against them over the years.
 */
export const SPARRING_NAMES = ['turtle', 'kiter', 'backstabber', 'brawler', 'greedy', 'tactician-1'] as const;
export type SparringName = (typeof SPARRING_NAMES)[number];

/** Bots by strength, the weakest first, for people who look for an opponent. */
export const LEVEL_NAMES = ['beginner', 'casual', 'tactician', 'expert', 'master'] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

/** Bots with their own style of play that are not part of the scale of levels. */
const STYLE_NAMES = ['lookahead', 'charger', 'random'] as const;

export const BOT_NAMES = [...LEVEL_NAMES, ...STYLE_NAMES, ...SPARRING_NAMES] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** Whether a bot simulates games to choose an order, which takes far longer than the other bots need. */
export function isSearching(name: BotName): boolean {
  return name === 'lookahead' || name === 'expert' || name === 'master';
}
