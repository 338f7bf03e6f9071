import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type AnyBot, BOT_NAMES, type BotName, botWords, type Budget, createBot } from '@hexfall/bots';
import { type DiceWords, formatSeed, type GameSetup, nextInt32, parseProfile } from '@hexfall/rules';
import { UsageError } from '../exit.ts';
import { ProcessBot, type TimeLimits } from './process-bot.ts';

export interface OpenBots {
  readonly bots: readonly AnyBot[];
  /** Ends the programs that were started. */
  close(): void;
}

/** What a bot from outside may take, unless a user says otherwise. */
export const DEFAULT_LIMITS: TimeLimits = { order: 5000, startUp: 15_000 };

/** How a bot was named on the command line. */
export type BotOrder =
  | { readonly kind: 'builtIn'; readonly name: BotName; readonly budget?: Budget }
  | { readonly kind: 'module'; readonly path: string }
  | { readonly kind: 'process'; readonly command: readonly string[] };

const HELP = `${BOT_NAMES.join(', ')}, lookahead:NODES, lookahead:50ms, a module (./my-bot.mjs) or a program ("exec:python3 my_bot.py")`;

/** One bot for both sides, or two separated by a comma. Wrong names are told before anything is started. */
export function readBotOrders(text: string): BotOrder[] {
  const [first = '', second = first, ...rest] = text.split(',').map(name => name.trim());
  if (rest.length > 0) throw new UsageError(`--bots must be one or two bots, not "${text}".`);
  return [readBotOrder(first), readBotOrder(second)];
}

function readBotOrder(text: string): BotOrder {
  if (text.startsWith('exec:')) {
    const command = splitCommand(text.slice('exec:'.length));
    if (command.length === 0) throw new UsageError(`--bots "${text}" names no program.`);
    return { kind: 'process', command };
  }
  if (/\.[cm]?js$/.test(text)) {
    if (!existsSync(text)) throw new UsageError(`--bots ${text}: there is no such file.`);
    return { kind: 'module', path: text };
  }
  const [name = '', budget] = text.split(':');
  const known = BOT_NAMES.find(built => built === name);
  if (known === undefined) throw new UsageError(`--bots must be one or two of ${HELP}, not "${text}".`);
  return budget === undefined
    ? { kind: 'builtIn', name: known }
    : { kind: 'builtIn', name: known, budget: readBudget(text, known, budget) };
}

function readBudget(text: string, name: BotName, budget: string): Budget {
  const [, digits, unit] = /^([1-9]\d{0,8})(ms)?$/.exec(budget) ?? [];
  if (name !== 'lookahead' || digits === undefined)
    throw new UsageError(`--bots must be one or two of ${HELP}, not "${text}".`);
  return unit === undefined ? { nodes: Number(digits) } : { milliseconds: Number(digits) };
}

/** Words of a command line; quotes keep words together. */
function splitCommand(text: string): string[] {
  return Array.from(text.matchAll(/"([^"]*)"|'([^']*)'|\S+/g), match => match[1] ?? match[2] ?? match[0]);
}

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
