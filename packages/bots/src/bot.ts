import type { Command, Game } from '@hexfall/rules';

/** A player that is a program. It looks at the game and gives one legal order for a unit that is to act. */
export interface Bot {
  readonly name: string;
  choose(game: Game): Command;
}

/**
 * A player from outside, such as another program. It takes its time, may answer anything, and may fail: a promise that is
 * rejected says why. Whoever stands between it and the game shows it a copy (`viewOf`), whose dice are not the true ones.
 */
export interface OutsideBot {
  readonly name: string;
  decide(game: Game): Promise<unknown>;
}

export type AnyBot = Bot | OutsideBot;

export const BOT_NAMES = ['tactician', 'lookahead', 'charger', 'random'] as const;
export type BotName = (typeof BOT_NAMES)[number];
