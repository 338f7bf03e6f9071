import { existsSync } from 'node:fs';
import { BOT_NAMES, type BotName, type Budget } from '@hexfall/bots';
import type { Force } from '@hexfall/data';
import { UsageError } from '../exit.ts';

export const DEFAULT_BOT: BotName = 'tactician';

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

/** What the forces' own files wish for, in the words of the option. */
export function botsOf(forces: readonly Force[]): string {
  return forces.map(force => force.side.bot ?? DEFAULT_BOT).join(',');
}

/** The same where only our own bots can play, each as it comes. */
export function readBotNames(text: string): [BotName, BotName] {
  const [first = '', second = first, ...rest] = text.split(',').map(name => name.trim());
  const [a, b] = [first, second].map(word => BOT_NAMES.find(name => name === word));
  if (a === undefined || b === undefined || rest.length > 0)
    throw new UsageError(`--bots must be one or two of ${BOT_NAMES.join(', ')}, not "${text}".`);
  return [a, b];
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
