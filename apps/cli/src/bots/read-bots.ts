import { existsSync } from 'node:fs';
import type { BotName } from '@hexfall/bots';
import type { Force } from '@hexfall/data';
import { type BotChoice, parseBot } from '@hexfall/sim';
import { quote } from '../clean-text.ts';
import { UsageError } from '../exit.ts';

export const DEFAULT_BOT: BotName = 'tactician';

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

/** The bots that the force files name, written the way `--bots` takes them. */
export function botsOf(forces: readonly Force[]): string {
  return forces.map(force => force.side.bot ?? DEFAULT_BOT).join(',');
}

/** Reads one bot; an error names the option that it was given with. */
export function readBot(text: string, option = '--bots'): BotChoice {
  const bot = parseBot(text);
  if (!bot.ok) throw new UsageError(`${option} ${bot.errors[0]!}.`);
  if (bot.value.kind === 'module' && !existsSync(bot.value.path))
    throw new UsageError(`${option} ${text}: no such file.`);
  return bot.value;
}
