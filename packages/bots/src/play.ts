import { act, type Command, type Game, parseCommand, type Refusal, type Result, sideToAct } from '@hexfall/rules';
import type { AnyBot, Bot, OutsideBot } from './bot.ts';

/** Carries out an order: `act`, or a function that also records the order. */
export type Act = (game: Game, command: Command) => Result<void, Refusal>;

/** A side that lost because its bot failed to give a legal order. */
export interface Forfeit {
  readonly side: number;
  readonly bot: string;
  readonly reason: string;
}

/** The order of a bot, or the reason why there is none. */
type Decision = { readonly command: Command } | { readonly failure: string };

/**
 * The loop of every game between bots, whether they are asynchronous or not: yields the bot whose turn it is to act, and carries out its
 * order.
 */
function* gameLoop<B extends AnyBot>(
  game: Game,
  bots: readonly B[],
  carryOut: Act,
): Generator<B, Forfeit | undefined, Decision> {
  while (game.state.phase !== 'over') {
    const side = sideToAct(game) ?? 0;
    const bot = bots[side]!;
    const decision = yield bot;
    const reason = 'failure' in decision ? decision.failure : refusalOfOrder(carryOut(game, decision.command));
    if (reason !== undefined) return { side, bot: bot.name, reason };
  }
  return undefined;
}

function refusalOfOrder(result: Result<void, Refusal>): string | undefined {
  return result.ok ? undefined : `gave an illegal order: ${result.errors[0]!.message}`;
}

/**
 * Plays a started game to its end. `bots` holds the bot of each side, by the number of the side.
 *
 * @example
 * ```ts
 * import { createBots, playBots } from '@hexfall/bots';
 * import { seedFromText } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * playBots(game, createBots(['charger', 'charger'], seedFromText('42')));
 * game.state.phase; // => 'over'
 * ```
 */
export function playBots(game: Game, bots: readonly Bot[], carryOut: Act = act): void {
  const play = gameLoop(game, bots, carryOut);
  let step = play.next();
  while (step.done !== true) step = play.next({ command: step.value.choose(game) });
  if (step.value !== undefined) throw new Error(`the ${step.value.bot} bot ${step.value.reason}`);
}

/**
 * Plays a game with bots of any kind, which may be asynchronous. A bot that fails forfeits the game, which stops at that point. Returns the
 * forfeit, if there was one.
 *
 * @example
 * ```ts
 * import { createBot, playAnyBots } from '@hexfall/bots';
 * import { setTheTable } from './table.mjs';
 *
 * const charger = createBot('charger', Int32Array.of(1, 2, 3, 4));
 * const dreamer = { name: 'dreamer', decide: async () => 'no order' };
 * const forfeit = await playAnyBots(setTheTable(), [charger, dreamer]);
 * forfeit?.side; // => 1
 * ```
 */
export async function playAnyBots(
  game: Game,
  bots: readonly AnyBot[],
  carryOut: Act = act,
): Promise<Forfeit | undefined> {
  const play = gameLoop(game, bots, carryOut);
  let step = play.next();
  while (step.done !== true) {
    const bot = step.value;
    const decision = 'choose' in bot ? { command: bot.choose(game) } : await askOutside(bot, game);
    step = play.next(decision);
  }
  return step.value;
}

async function askOutside(bot: OutsideBot, game: Game): Promise<Decision> {
  try {
    const command = parseCommand(await bot.decide(game));
    if (command.ok) return { command: command.value };
    return { failure: `gave no order: ${command.errors[0]!.message}` };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
