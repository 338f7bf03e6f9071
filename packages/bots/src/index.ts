export { type Bot, BOT_NAMES, type BotName } from './bot.ts';
export { createBot, createBots } from './create-bot.ts';
export { type Act, playBots } from './play.ts';
export { createRandomBot } from './random-bot.ts';
