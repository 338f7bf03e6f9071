import type { Command, Game } from '@hexfall/rules';

/** A player that is a program. It looks at the game and gives one legal order for a unit that is to act. */
export interface Bot {
  readonly name: BotName;
  choose(game: Game): Command;
}

export const BOT_NAMES = ['tactician', 'charger', 'random'] as const;
export type BotName = (typeof BOT_NAMES)[number];
