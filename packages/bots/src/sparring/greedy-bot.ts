import type { RngState } from '@hexfall/rules';
import type { Bot } from '../bot.ts';
import { moveToBestEnd } from './ends.ts';
import { createSparringPartner } from './sparring-partner.ts';
import { onlyMove } from './tactician-1/move.ts';
import { assess } from './tactician-1/situation.ts';

/** Weight of damage taken: just enough to prefer the better one of two equal places. */
const CAUTION = 0.05;
/** Cost of each hex to the nearest enemy, so that it finds the fight. */
const APART = 0.3;

/** Creates a bot that moves to where it can deal most damage this turn, whatever comes back. */
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
