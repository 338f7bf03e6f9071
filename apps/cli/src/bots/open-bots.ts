import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type AnyBot, botWords, createBot } from '@hexfall/bots';
import { type DiceWords, formatSeed, type GameSetup, nextInt32, parseProfile } from '@hexfall/rules';
import { ProcessBot, type TimeLimits } from './process-bot.ts';
import type { BotOrder } from './read-bots.ts';

export interface OpenBots {
  readonly bots: readonly AnyBot[];
  /** Ends the programs that were started. */
  close(): void;
}

/** What a bot from outside may take, unless a user says otherwise. */
export const DEFAULT_LIMITS: TimeLimits = { order: 5000, startUp: 15_000 };

/** The bots of a game, one for each side, each with chance of its own out of the game's seed. Close them after it. */
export function openBots(orders: readonly BotOrder[], setup: GameSetup, limits = DEFAULT_LIMITS): OpenBots {
  const words = botWords(setup.seed, orders.length);
  const bots = orders.map((order, side) => openBot(order, setup, words[side]!, limits));
  return {
    bots,
    close: () => {
      for (const bot of bots) if (bot instanceof ProcessBot) bot.close();
    },
  };
}

function openBot(order: BotOrder, setup: GameSetup, words: DiceWords, limits: TimeLimits): AnyBot {
  if (order.kind === 'builtIn') {
    return createBot(order.name, words, order.budget === undefined ? {} : { budget: order.budget });
  }
  const seed = formatSeed(Int32Array.from({ length: 4 }, () => nextInt32(words)));
  const common = { setup, words, limits, environment: { HEXFALL_BOT_SEED: seed } };
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
