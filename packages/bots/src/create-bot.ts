import { nextInt32, parseSeed, type RngState, streamRngState } from '@hexfall/rules';
import type { Bot, BotName } from './bot.ts';
import { createChargerBot } from './charger-bot.ts';
import { LEVELS } from './levels/create-level.ts';
import type { Budget } from './lookahead/budget.ts';
import { createLookaheadBot } from './lookahead/lookahead-bot.ts';
import { createRandomBot } from './random-bot.ts';
import { createBackstabber } from './sparring/backstabber-bot.ts';
import { createBrawler } from './sparring/brawler-bot.ts';
import { createGreedy } from './sparring/greedy-bot.ts';
import { createKiter } from './sparring/kiter-bot.ts';
import { createTactician1 } from './sparring/tactician-1/tactician-1-bot.ts';
import { createTurtle } from './sparring/turtle-bot.ts';

export interface BotOptions {
  /** How long a bot that looks ahead may think about an order. */
  readonly budget?: Budget;
}

const CREATORS: Readonly<Record<BotName, (rngState: RngState, options: BotOptions) => Bot>> = {
  ...LEVELS,
  lookahead: (rngState, { budget }) => createLookaheadBot(rngState, budget),
  charger: createChargerBot,
  random: createRandomBot,
  turtle: createTurtle,
  kiter: createKiter,
  backstabber: createBackstabber,
  brawler: createBrawler,
  greedy: createGreedy,
  'tactician-1': createTactician1,
};

/**
 * Creates a built-in bot. It draws from the given random number generator and never from the dice of the game.
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
export function createBot(name: BotName, rngState: RngState, options: BotOptions = {}): Bot {
  return CREATORS[name](rngState, options);
}

/**
 * Creates the bots of a game, one for each side. Each has its own random numbers, so that no bot influences another.
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
  const rngStates = botRngStates(seed, names.length);
  return names.map((name, side) => createBot(name, rngStates[side]!, options));
}

/** Returns the states of the random number generators of `count` bots, derived from the seed of their game. */
export function botRngStates(seed: string, count: number): RngState[] {
  const parsed = parseSeed(seed);
  if (!parsed.ok) throw new Error(parsed.errors[0]!.message);
  const stream = streamRngState(parsed.value, 'bots');
  return Array.from({ length: count }, () => Int32Array.from({ length: 4 }, () => nextInt32(stream)));
}
