/** Bots that run in processes of their own, for Node. */
export { DEFAULT_LIMITS, openBots, type OpenOptions } from './open-bots.ts';
export type { ProcessWatch, TimeLimits } from './process-bot.ts';
