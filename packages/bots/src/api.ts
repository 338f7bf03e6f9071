export { type AnyBot, BOT_NAMES, type Bot, type BotName, LEVEL_NAMES, type OutsideBot, SPARRING_NAMES } from './bot.ts';
export { type ContestResult, runContest } from './contest.ts';
export { type BotOptions, createBot, createBots } from './create-bot.ts';
export type { Budget } from './lookahead/budget.ts';
export { type Act, type Forfeit, playAnyBots, playBots } from './play.ts';
export { createRandomBot } from './random-bot.ts';
export { viewOf } from './view.ts';
export { explainOrder, type OrderReasons, type WeighedOrder } from './why/explain-order.ts';
