import { type DiceWords, nextInt32, parseSeed, streamWords } from '@hexfall/rules';
import type { Bot, BotName } from './bot.ts';
import { createChargerBot } from './charger-bot.ts';
import type { Budget } from './lookahead/budget.ts';
import { createLookaheadBot } from './lookahead/lookahead-bot.ts';
import { createRandomBot } from './random-bot.ts';
import { createTacticianBot } from './tactician/tactician-bot.ts';

export interface BotOptions {
  /** How long a bot that looks ahead may think about an order. */
  readonly budget?: Budget;
}

const MAKERS: Readonly<Record<BotName, (words: DiceWords, options: BotOptions) => Bot>> = {
  tactician: createTacticianBot,
  lookahead: (words, { budget }) => createLookaheadBot(words, budget),
  charger: createChargerBot,
  random: createRandomBot,
};

/**
 * A bot by name, with a stream of chance of its own: what it thinks does not shift the dice of the game.
 *
 * @example
 * ```ts
 * import { createBot } from '@hexfall/bots';
 * import { act } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const bot = createBot('charger', Int32Array.of(1, 2, 3, 4));
 * const game = setTheTable();
 * act(game, bot.choose(game)).ok; // => true
 * ```
 */
export function createBot(name: BotName, words: DiceWords, options: BotOptions = {}): Bot {
  return MAKERS[name](words, options);
}

/**
 * The bots of a game, one for each side. Each has words of its own out of the bots' stream: none shifts another's.
 *
 * @example
 * ```ts
 * import { createBots } from '@hexfall/bots';
 * import { seedFromText } from '@hexfall/rules';
 *
 * const bots = createBots(['charger', 'random'], seedFromText('42'));
 * bots.map(bot => bot.name); // => ['charger', 'random']
 * ```
 */
export function createBots(names: readonly BotName[], seed: string, options: BotOptions = {}): Bot[] {
  const words = botRngStates(seed, names.length);
  return names.map((name, side) => createBot(name, words[side]!, options));
}

/** The words of each of so many bots, out of the seed of their game. */
export function botRngStates(seed: string, count: number): DiceWords[] {
  const words = parseSeed(seed);
  if (!words.ok) throw new Error(words.errors[0]!.message);
  const stream = streamWords(words.value, 'bots');
  return Array.from({ length: count }, () => Int32Array.from({ length: 4 }, () => nextInt32(stream)));
}
