import { createGame, type Game, type GameSetup, NO_SINK, startGame } from '@hexfall/rules';
import type { BotName } from './bot.ts';
import { type BotOptions, createBots } from './create-bot.ts';
import { type Act, playBots } from './play.ts';

/** Results of a contest, counted for its first bot. */
export interface ContestResult {
  games: number;
  wins: number;
  losses: number;
  draws: number;
  /** Draws because the turn limit was reached. */
  timeouts: number;
  /** Number of turns of all games together. */
  turns: number;
}

/** Plays a set-up to the end of the game, with a built-in bot for each side. */
export function playSetup(setup: GameSetup, names: readonly BotName[], options?: BotOptions, carryOut?: Act): Game {
  const created = createGame(setup, NO_SINK);
  if (!created.ok) throw new Error(created.errors[0]!.message);
  startGame(created.value);
  playBots(created.value, createBots(names, setup.seed, options), carryOut);
  return created.value;
}

/**
 * Lets two bots play every set-up twice, with the sides exchanged, so that neither has the better position. A bot against
 * itself plays a set-up once, since exchanging the sides would give the same game again.
 *
 * @example
 * ```ts
 * import { runContest } from '@hexfall/bots';
 * import { exampleSetup } from './table.mjs';
 *
 * const { games, wins, losses, draws } = runContest(['charger', 'random'], [exampleSetup()]);
 * games; // => 2
 * wins + losses + draws; // => 2
 * ```
 */
export function runContest(
  names: readonly [BotName, BotName],
  setups: Iterable<GameSetup>,
  options?: BotOptions,
): ContestResult {
  const result: ContestResult = { games: 0, wins: 0, losses: 0, draws: 0, timeouts: 0, turns: 0 };
  for (const setup of setups) {
    for (const side of names[0] === names[1] ? [0] : [0, 1]) {
      countGame(result, playSetup(setup, side === 0 ? names : names.toReversed(), options), side);
    }
  }
  return result;
}

function countGame(result: ContestResult, { state, match }: Game, side: number): void {
  const { outcome, turn } = state;
  result.games++;
  result.turns += turn;
  if (outcome.kind !== 'win') result.draws++;
  else if (outcome.side === side) result.wins++;
  else result.losses++;
  if (outcome.kind === 'draw' && turn >= match.turnLimit) result.timeouts++;
}
