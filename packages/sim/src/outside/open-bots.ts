import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type AnyBot, botWords } from '@hexfall/bots';
import { type DiceWords, formatSeed, type GameSetup, nextInt32, parseProfile } from '@hexfall/rules';
import { type BotOrder, createOrderedBot } from '../batch/bot-order.ts';
import type { OpenBots } from '../batch/play-game.ts';
import { ProcessBot, type ProcessWatch, type TimeLimits } from './process-bot.ts';

export interface OpenOptions extends ProcessWatch {
  readonly limits?: TimeLimits;
}

/** What a bot from outside may take, unless a user says otherwise. */
export const DEFAULT_LIMITS: TimeLimits = { order: 5000, startUp: 15_000 };

/**
 * Starts the bots of a game, one for each side, each with chance of its own out of the game's seed. Close them after it.
 *
 * @example
 * ```ts
 * import { playAnyBots } from '@hexfall/bots';
 * import { openBots } from '@hexfall/sim/outside';
 * import { exampleSetup, setTheTable } from './table.mjs';
 *
 * const orders = [{ kind: 'builtIn', name: 'charger' } as const, { kind: 'process', command: ['no-such-program'] } as const];
 * const opened = openBots(orders, exampleSetup());
 * const forfeit = await playAnyBots(setTheTable(), opened.bots);
 * opened.close();
 * forfeit?.side; // => 1
 * ```
 */
export function openBots(orders: readonly BotOrder[], setup: GameSetup, options: OpenOptions = {}): OpenBots {
  const words = botWords(setup.seed, orders.length);
  const bots = orders.map((order, side) => openBot(order, setup, words[side]!, options));
  return {
    bots,
    close: () => {
      for (const bot of bots) if (bot instanceof ProcessBot) bot.close();
    },
  };
}

function openBot(order: BotOrder, setup: GameSetup, words: DiceWords, options: OpenOptions): AnyBot {
  if (order.kind === 'builtIn') return createOrderedBot(order, words);
  const { limits = DEFAULT_LIMITS, ...watch } = options;
  const seed = formatSeed(Int32Array.from({ length: 4 }, () => nextInt32(words)));
  const common = { setup, words, limits, watch, environment: { HEXFALL_BOT_SEED: seed } };
  if (order.kind === 'process')
    return new ProcessBot({ ...common, name: order.command.join(' '), command: order.command });
  return new ProcessBot({ ...common, name: order.path, command: [...HOST, order.path, seed, profileName(setup)] });
}

function profileName({ profile }: GameSetup): string {
  const parsed = parseProfile(profile);
  return parsed.ok ? parsed.value.id : '';
}

/** How the host of modules is started: as it was built, or from source where we run from there. */
const HOST = hostCommand();

function hostCommand(): string[] {
  if (!import.meta.url.endsWith('.ts')) return [process.execPath, hostPath('module-host.js')];
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return [process.execPath, '--conditions=@hexfall/source', '--import', loader, hostPath('module-host.ts')];
}

function hostPath(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}
