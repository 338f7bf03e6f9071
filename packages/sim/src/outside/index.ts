export { DEFAULT_LIMITS, openBots, type OpenOptions } from './open-bots.ts';
export type { ProcessWatch, TimeLimits } from './process-bot.ts';
