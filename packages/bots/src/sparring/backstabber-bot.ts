import { bearing, distance, relativeBearing, sideFromBearing } from '@hexfall/hex';
import { boardOf, type Game, type RngState } from '@hexfall/rules';
import type { Bot } from '../bot.ts';
import { type End, moveToBestEnd } from './ends.ts';
import { createSparringPartner } from './sparring-partner.ts';
import { onlyMove } from './tactician-1/move.ts';
import { assess, type Enemy, type Situation } from './tactician-1/situation.ts';

/** Weight of damage taken relative to damage dealt. */
const CAUTION = 0.5;
/** By how much damage counts more at the back of an enemy, which has thin armor, and at its sides. */
const BACK_BONUS = 1.2;
const SIDE_BONUS = 0.1;
/** An enemy that has yet to move will turn: its back counts this share. */
const UNSETTLED = 0.5;
/** Hexes within which a back is worth having. */
const CLOSE = 9;
/** Cost of each hex to the nearest enemy. */
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

/** The bonus for the enemy that the unit strikes from the worst side. */
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
