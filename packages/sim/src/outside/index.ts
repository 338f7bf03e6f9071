/** Bots that run in processes of their own, for Node. */
export { DEFAULT_LIMITS, type OpenOptions, openBots } from './open-bots.ts';
export type { ProcessWatch, TimeLimits } from './process-bot.ts';
