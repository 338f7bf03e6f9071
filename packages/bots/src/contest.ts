import { createGame, type Game, type GameSetup, NO_SINK, startGame } from '@hexfall/rules';
import { type BotOptions, createBots } from './create-bot.ts';
import type { BotName } from './bot.ts';
import { type Act, playBots } from './play.ts';

/** How many games a bot won, lost and drew, and how many of them ended only because the turns were used up. */
export interface Tally {
  games: number;
  wins: number;
  losses: number;
  draws: number;
  timeouts: number;
  turns: number;
}

/** Plays a set-up to its end, with the bot of each side by name. */
export function playSetup(setup: GameSetup, names: readonly BotName[], options?: BotOptions, give?: Act): Game {
  const created = createGame(setup, NO_SINK);
  if (!created.ok) throw new Error(created.errors[0]!.message);
  startGame(created.value);
  playBots(created.value, createBots(names, setup.seed, options), give);
  return created.value;
}

/**
 * Two bots play every set-up twice, with sides changed, so that neither has the better place. Counted for the first. A bot
 * against its like plays it once: with sides changed it would be the same game again.
 *
 * @example
 * ```ts
 * import { contest } from '@hexfall/bots';
 * import { exampleSetup } from './table.mjs';
 *
 * const { games, wins, losses, draws } = contest(['charger', 'random'], [exampleSetup()]);
 * games; // => 2
 * wins + losses + draws; // => 2
 * ```
 */
export function contest(names: readonly [BotName, BotName], setups: Iterable<GameSetup>, options?: BotOptions): Tally {
  const tally: Tally = { games: 0, wins: 0, losses: 0, draws: 0, timeouts: 0, turns: 0 };
  for (const setup of setups) {
    for (const side of names[0] === names[1] ? [0] : [0, 1]) {
      count(tally, playSetup(setup, side === 0 ? names : names.toReversed(), options), side);
    }
  }
  return tally;
}

function count(tally: Tally, { state, match }: Game, side: number): void {
  const { outcome, turn } = state;
  tally.games++;
  tally.turns += turn;
  if (outcome.kind !== 'win') tally.draws++;
  else if (outcome.side === side) tally.wins++;
  else tally.losses++;
  if (outcome.kind === 'draw' && turn >= match.turnLimit) tally.timeouts++;
}
