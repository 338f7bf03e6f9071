import { bearing, distance, relativeBearing, sideFromBearing } from '@hexfall/hex';
import { boardOf, type Game, type RngState } from '@hexfall/rules';
import type { Bot } from '../bot.ts';
import { type End, moveToBestEnd } from './ends.ts';
import { createSparringPartner } from './sparring-partner.ts';
import { onlyMove } from './tactician-1/move.ts';
import { assess, type Enemy, type Situation } from './tactician-1/situation.ts';

/** Weight of damage taken relative to damage dealt. */
const CAUTION = 0.5;
/** How much more damage counts if it strikes an enemy from behind, where armor is thin, or from the side. */
const BACK_BONUS = 1.2;
const SIDE_BONUS = 0.1;
/** Share of that bonus for an enemy that has yet to move, since it will turn. */
const UNSETTLED = 0.5;
/** Distance in hexes within which an enemy's back is worth reaching. */
const CLOSE = 9;
/** Cost of each hex of distance to the nearest enemy. */
const APART = 0.35;

/** Creates a bot that goes for the backs of its enemies. */
export function createBackstabber(rngState: RngState): Bot {
  return createSparringPartner('backstabber', {
    movement: (game, mech) => {
      const situation = assess(game, mech);
      return (
        onlyMove(situation) ??
        moveToBestEnd(situation, rngState, end => {
          const { dealt, taken, cost, nearest } = end;
          return dealt * (1 + bestBack(situation, end)) - CAUTION * taken - cost - APART * nearest;
        })
      );
    },
  });
}

/** Returns the bonus for the enemy that the unit strikes from the most favorable side. */
function bestBack({ game, enemies }: Situation, end: End): number {
  let best = 0;
  for (const enemy of enemies) {
    const bonus = bonusAgainst(game, enemy, end) * (enemy.settled ? 1 : UNSETTLED);
    if (bonus > best) best = bonus;
  }
  return best;
}

function bonusAgainst(game: Game, { mech }: Enemy, { hex }: End): number {
  const { grid } = boardOf(game);
  if (hex === mech.hex || distance(grid, hex, mech.hex) > CLOSE) return 0;
  const side = sideFromBearing(relativeBearing(bearing(grid, mech.hex, hex), mech.facing));
  if (side === 'rear') return BACK_BONUS;
  return side === 'front' ? 0 : SIDE_BONUS;
}
