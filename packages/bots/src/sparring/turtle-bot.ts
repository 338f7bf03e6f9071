import type { RngState } from '@hexfall/rules';
import type { Bot } from '../bot.ts';
import { moveToBestEnd } from './ends.ts';
import { createSparringPartner } from './sparring-partner.ts';
import { move, onlyMove } from './tactician-1/move.ts';
import { assess } from './tactician-1/situation.ts';

/** The last turn in which it leaves its hex. */
const LAST_MARCH = 3;
/** Worth of any other hex after the march: so low that the unit only turns where it is. */
const ELSEWHERE = -1e6;

/** Creates a bot that looks for a good place in the first turns, then stays there and only turns, and lets the enemy come. */
export function createTurtle(rngState: RngState): Bot {
  return createSparringPartner('turtle', {
    movement: (game, mech) => {
      if (game.state.turn <= LAST_MARCH) return move(game, mech, rngState);
      const situation = assess(game, mech);
      const only = onlyMove(situation);
      return (
        only ??
        moveToBestEnd(situation, rngState, end => (end.hex === mech.hex ? end.dealt - end.taken - end.cost : ELSEWHERE))
      );
    },
  });
}
