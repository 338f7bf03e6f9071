export * from './bot.ts';
export * from './create-bot.ts';
export * from './play.ts';
export * from './random-bot.ts';
