import { act, type Command, type Game, type Refusal, type Result, sideToAct } from '@hexfall/rules';
import type { Bot } from './bot.ts';

/** How an order reaches the game: `act`, or something that also takes notes. */
export type Act = (game: Game, command: Command) => Result<void, Refusal>;

/**
 * Plays a game that has started to its end; the bot of a side is the one at its number.
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
export function playBots(game: Game, bots: readonly Bot[], give: Act = act): void {
  while (game.state.phase !== 'over') {
    const bot = bots[sideToAct(game) ?? 0]!;
    const command = bot.choose(game);
    const result = give(game, command);
    if (!result.ok) throw new Error(`the ${bot.name} bot gave an illegal order: ${result.errors[0]!.message}`);
  }
}
