import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Force } from '@hexfall/data';
import { type BotChoice, parseBot } from '@hexfall/sim';
import { quote } from '../clean-text.ts';
import { readConfig } from '../config/config-file.ts';
import { UsageError } from '../exit.ts';
import { DEFAULT_BOT } from './bot-help.ts';

/** Reads one bot for both sides, or two separated by a comma. Wrong names are refused before anything is started. */
export function readBots(text: string): [string, string] {
  const [first = '', second = first, ...rest] = text.split(',').map(name => name.trim());
  if (rest.length > 0) throw new UsageError(`--bots must be one or two bots, not ${quote(text)}.`);
  for (const bot of [first, second]) readBot(bot);
  return [first, second];
}

/** Reads one or two bots as orders to start them. */
export function readBotOrders(text: string): BotChoice[] {
  return readBots(text).map(bot => readBot(bot));
}

/** The bot of a side that names none. */
export function defaultBot(): string {
  return readConfig().bot ?? DEFAULT_BOT;
}

/** The bots that the force files name, written the way `--bots` takes them. */
export function botsOf(forces: readonly Force[]): string {
  return forces.map(force => force.side.bot ?? defaultBot()).join(',');
}

/** Reads one bot; an error names the option that it was given with. */
export function readBot(text: string, option = '--bots'): BotChoice {
  const bot = parseBot(text);
  if (!bot.ok) throw new UsageError(`${option} ${bot.errors[0]!}.`);
  const missing = missingFile(bot.value);
  if (missing !== undefined) throw new UsageError(`${option} ${text}: ${missing}.`);
  return bot.value;
}

/** Says which file of a bot from outside is not there, so that this is known before the first game. */
function missingFile(bot: BotChoice): string | undefined {
  if (bot.kind === 'module') return existsSync(bot.path) ? undefined : 'no such file';
  if (bot.kind !== 'process') return undefined;
  const [program = '', script] = bot.command;
  if (!isProgram(program)) return `the program ${quote(program)} was not found`;
  const isScript = script !== undefined && SCRIPT.test(script);
  return isScript && !existsSync(script) ? `no such file: ${script}` : undefined;
}

/** A file to be run by the program that stands before it. */
const SCRIPT = /^[^-].*\.(?:py|js|mjs|cjs|ts|rb|pl|lua|jar|sh|php|exe|wasm)$/i;

/** Whether a program is found where the system looks for it. */
function isProgram(name: string): boolean {
  if (/[\\/]/.test(name)) return existsSync(name);
  const endings = process.platform === 'win32' ? ['', ...(process.env['PATHEXT'] ?? '.EXE').split(';')] : [''];
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.some(folder => endings.some(ending => existsSync(join(folder, `${name}${ending}`))));
}
