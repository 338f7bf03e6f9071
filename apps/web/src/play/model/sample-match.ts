import { type BotName, createBot } from '@hexfall/bots';
import type { GameSetup } from '@hexfall/rules';
import { Match } from './match.ts';
import { PlayModel, type PlayOptions } from './play-model.ts';
import type { Player, Thinker } from './player.ts';

/* Matches for tests, in which bots think and results are shown without delay. */

/** A bot that thinks in this thread. */
export function directBot(name: BotName = 'charger'): Thinker {
  const bot = createBot(name, Int32Array.of(1, 2, 3, 4));
  return { choose: async game => bot.choose(game) };
}

/** Begins a match. */
export function beginMatch(setup: GameSetup, players: readonly Player[], save?: (replay: string) => void): Match {
  const match = Match.begin(setup, save === undefined ? { players } : { players, save });
  if (!match.ok) throw new Error(match.errors[0]!.message);
  return match.value;
}

/** Opens the page of a match, on which everything is shown at once. */
export function openPlay(match: Match, options: Partial<PlayOptions> = {}): PlayModel {
  return new PlayModel({ match, thinker: directBot(), speed: Number.POSITIVE_INFINITY, ...options });
}

/** Lets bots think and act until it is a human's turn or the game is over. */
export async function waitForHuman(play: PlayModel): Promise<void> {
  for (let i = 0; i < 500 && !play.isHumanTurn && play.ending === undefined && play.failure === undefined; i++)
    await Promise.resolve();
}
