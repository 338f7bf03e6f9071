export * from './bot.ts';
export * from './contest.ts';
export * from './create-bot.ts';
export type { Budget } from './lookahead/budget.ts';
export * from './play.ts';
export * from './view.ts';
