import { createBot } from '@hexfall/bots';
import type { Command, Game } from '@hexfall/rules';
import type { Player, Thinker } from '../../play/model/player.ts';

/** The bot that the reader plays against: the simplest one. It also goes on with the game when the lesson is over. */
export const PARTNER = 'charger';

/** Random numbers of the partner. They begin anew with every order, so that a lesson that is resumed goes on as it would have. */
const NUMBERS = [1, 2, 3, 4];

/**
 * Plays against the reader. The partner needs about a millisecond for an order and no worker; whoever else is asked to play thinks where
 * bots always do.
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
