import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Force } from '@hexfall/data';
import { type BotChoice, parseBot } from '@hexfall/sim';
import { quote } from '../clean-text.ts';
import { readConfig } from '../config/config-file.ts';
import { UsageError } from '../exit.ts';
import { DEFAULT_BOT } from './bot-help.ts';

/** Reads one bot for both sides, or two bots separated by a comma. Wrong names are refused before anything is started. */
export function readBots(text: string): [string, string] {
  const [first = '', second = first, ...rest] = text.split(',').map(name => name.trim());
  if (rest.length > 0) throw new UsageError(`--bots must be one or two bots, not ${quote(text)}.`);
  for (const bot of [first, second]) readBot(bot);
  return [first, second];
}

/** Reads one or two bots, each with what is needed to start it. */
export function readBotOrders(text: string): BotChoice[] {
  return readBots(text).map(bot => readBot(bot));
}

/** Returns the bot of a side for which no bot is named. */
export function defaultBot(): string {
  return readConfig().bot ?? DEFAULT_BOT;
}

/** Returns the bots that the force files name, in the form that `--bots` takes. */
export function botsOf(forces: readonly Force[]): string {
  return forces.map(force => force.side.bot ?? defaultBot()).join(',');
}

/** Reads one bot. Error messages name the option with which it was given. */
export function readBot(text: string, option = '--bots'): BotChoice {
  const bot = parseBot(text);
  if (!bot.ok) throw new UsageError(`${option} ${bot.errors[0]!}.`);
  const missing = missingFile(bot.value);
  if (missing !== undefined) throw new UsageError(`${option} ${text}: ${missing}.`);
  return bot.value;
}

/** Returns which file of an external bot is missing, so that the user learns of it before the first game. */
function missingFile(bot: BotChoice): string | undefined {
  if (bot.kind === 'module') return existsSync(bot.path) ? undefined : 'no such file';
  if (bot.kind !== 'process') return undefined;
  const [program = '', script] = bot.command;
  if (!isProgram(program)) return `the program ${quote(program)} was not found`;
  const isScript = script !== undefined && SCRIPT.test(script);
  return isScript && !existsSync(script) ? `no such file: ${script}` : undefined;
}

/** An argument that looks like a script, which the program before it would run. */
const SCRIPT = /^[^-].*\.(?:py|js|mjs|cjs|ts|rb|pl|lua|jar|sh|php|exe|wasm)$/i;

/** Whether the system would find a program of this name. */
function isProgram(name: string): boolean {
  if (/[\\/]/.test(name)) return existsSync(name);
  const endings = process.platform === 'win32' ? ['', ...(process.env['PATHEXT'] ?? '.EXE').split(';')] : [''];
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.some(folder => endings.some(ending => existsSync(join(folder, `${name}${ending}`))));
}
