import type { RngState } from '@hexfall/rules';
import type { Bot } from '../bot.ts';
import { moveToBestEnd } from './ends.ts';
import { createSparringPartner } from './sparring-partner.ts';
import { onlyMove } from './tactician-1/move.ts';
import { assess } from './tactician-1/situation.ts';

/** Weight of damage taken: just enough to choose the safer of two places that are otherwise equal. */
const CAUTION = 0.05;
/** Cost of each hex of distance to the nearest enemy, so that the unit looks for a fight. */
const APART = 0.3;

/** Creates a bot that moves to where it can deal the most damage this turn, regardless of the damage it takes there. */
export function createGreedy(rngState: RngState): Bot {
  return createSparringPartner('greedy', {
    movement: (game, mech) => {
      const situation = assess(game, mech);
      return (
        onlyMove(situation) ??
        moveToBestEnd(
          situation,
          rngState,
          ({ dealt, taken, cost, nearest }) => dealt - CAUTION * taken - cost - APART * nearest,
        )
      );
    },
  });
}
