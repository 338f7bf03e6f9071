import { type Act, type BotName, createBots, playBots } from '@hexfall/bots';
import { act, type Game, seedFromText } from '@hexfall/rules';

/** Plays a game that has started to its end, each side by a bot. `carryOut` may record the orders. */
export function playWithBots(game: Game, bots: readonly BotName[], carryOut: Act = act): void {
  playBots(game, createBots(bots, seedFromText('bots')), carryOut);
}
