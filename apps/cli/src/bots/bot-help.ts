import type { BotName } from '@hexfall/bots';

/** The bot of a side for which no bot is named. */
export const DEFAULT_BOT: BotName = 'tactician';

/** Built-in bots in the order of the help. They are listed here because loading the bots would take longer than printing the help. */
const IN_HELP: Readonly<Record<BotName, true>> = {
  beginner: true,
  casual: true,
  tactician: true,
  expert: true,
  master: true,
  lookahead: true,
  charger: true,
  random: true,
  turtle: true,
  kiter: true,
  backstabber: true,
  brawler: true,
  greedy: true,
  'tactician-1': true,
};

export const BOT_WORDS: string = Object.keys(IN_HELP).join(', ');

/** Milliseconds that an external bot may take for one order. */
export const BOT_TIME = 5000;
