import { type Bot, BOT_NAMES, type BotName, type Budget, createBot } from '@hexfall/bots';
import { type DiceWords, fail, type Result, succeed } from '@hexfall/rules';

/** A bot that comes with us, perhaps with a limit to its thinking. */
export interface BuiltInOrder {
  readonly kind: 'builtIn';
  readonly name: BotName;
  readonly budget?: Budget;
}

/** Who plays a force: one of our own bots, a module, or a program. */
export type BotOrder =
  | BuiltInOrder
  | { readonly kind: 'module'; readonly path: string }
  | { readonly kind: 'process'; readonly command: readonly string[] };

const HELP = `${BOT_NAMES.join(', ')}, lookahead:NODES, lookahead:50ms, a module (./my-bot.mjs) or a program ("exec:python3 my_bot.py")`;

/**
 * A bot by what people call it: that text names it in match-ups, files and reports too. Otherwise the rest of a sentence that
 * says what it must be.
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
export function parseBot(text: string): Result<BotOrder, string> {
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

/** Words of a command line; quotes keep words together. */
function splitCommand(text: string): string[] {
  return Array.from(text.matchAll(/"([^"]*)"|'([^']*)'|\S+/g), match => match[1] ?? match[2] ?? match[0]);
}

/** One of our own bots, as ordered. */
export function createOrderedBot({ name, budget }: BuiltInOrder, words: DiceWords): Bot {
  return createBot(name, words, budget === undefined ? {} : { budget });
}
