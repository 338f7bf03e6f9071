import { BOT_NAMES, type Bot, type BotName, type Budget, createBot } from '@hexfall/bots';
import { fail, type Result, type RngState, succeed } from '@hexfall/rules';

/** A built-in bot, perhaps with a limit to its thinking. */
export interface BuiltInChoice {
  readonly kind: 'builtIn';
  readonly name: BotName;
  readonly budget?: Budget;
}

/** Which bot plays a force: a built-in one, a JavaScript module or a program. */
export type BotChoice =
  | BuiltInChoice
  | { readonly kind: 'module'; readonly path: string }
  | { readonly kind: 'process'; readonly command: readonly string[] };

const HELP = `${BOT_NAMES.join(', ')}, lookahead:NODES, lookahead:50ms, a module (./my-bot.mjs) or a program ("exec:python3 my_bot.py")`;

/**
 * Reads the description of a bot as users, match-ups, files and reports write it. The error completes a sentence that begins
 * with the name of an option.
 *
 * @example
 * ```ts
 * import { parseBot } from '@hexfall/sim';
 *
 * const program = parseBot('exec:python3 my_bot.py');
 * program.ok && program.value; // => { kind: 'process', command: ['python3', 'my_bot.py'] }
 * parseBot('genius').ok; // => false
 * ```
 */
export function parseBot(text: string): Result<BotChoice, string> {
  if (text.startsWith('exec:')) {
    const command = splitCommand(text.slice('exec:'.length));
    return command.length === 0 ? fail(`must name a program, not "${text}"`) : succeed({ kind: 'process', command });
  }
  if (/\.[cm]?js$/.test(text)) return succeed({ kind: 'module', path: text });
  const [word = '', ...limits] = text.split(':');
  const name = BOT_NAMES.find(known => known === word);
  if (name !== undefined && limits.length === 0) return succeed({ kind: 'builtIn', name });
  const budget = name === 'lookahead' && limits.length === 1 ? parseBudget(limits[0]!) : undefined;
  if (name === undefined || budget === undefined) return fail(`must name one of ${HELP}, not "${text}"`);
  return succeed({ kind: 'builtIn', name, budget });
}

function parseBudget(text: string): Budget | undefined {
  const [, digits, unit] = /^([1-9]\d{0,8})(ms)?$/.exec(text) ?? [];
  if (digits === undefined) return undefined;
  return unit === undefined ? { nodes: Number(digits) } : { milliseconds: Number(digits) };
}

/** Splits a command line at spaces, except within quotes. */
function splitCommand(text: string): string[] {
  return Array.from(text.matchAll(/"([^"]*)"|'([^']*)'|\S+/g), match => match[1] ?? match[2] ?? match[0]);
}

export function createBuiltInBot({ name, budget }: BuiltInChoice, rngState: RngState): Bot {
  return createBot(name, rngState, budget === undefined ? {} : { budget });
}
