import { createBot } from '@hexfall/bots';
import type { Command, Game } from '@hexfall/rules';
import type { Player, Thinker } from '../../play/model/player.ts';

/** The bot against which the reader plays: the simplest one. It also continues the game when the lesson is over. */
export const PARTNER = 'charger';

/**
 * Random numbers of the partner. They are the same for every order, so that a lesson that is resumed continues as it would have without the
 * break.
 */
const NUMBERS = [1, 2, 3, 4];

/**
 * Plays against the reader. The partner needs about a millisecond for an order and no worker; any other bot thinks in a worker as usual.
 */
export class SparringPartner implements Thinker {
  private readonly playerOf: (side: number) => Player;
  private readonly others: Thinker;

  constructor(playerOf: (side: number) => Player, others: Thinker) {
    this.playerOf = playerOf;
    this.others = others;
  }

  async choose(game: Game, side: number, signal: AbortSignal): Promise<Command> {
    if (this.playerOf(side) !== PARTNER) return this.others.choose(game, side, signal);
    return createBot(PARTNER, Int32Array.from(NUMBERS)).choose(game);
  }
}
