import type { RngState } from '@hexfall/rules';
import type { Bot } from '../bot.ts';
import { moveToBestEnd } from './ends.ts';
import { createSparringPartner } from './sparring-partner.ts';
import { onlyMove } from './tactician-1/move.ts';
import { assess, type Situation } from './tactician-1/situation.ts';

/** Weight of damage taken relative to damage dealt. */
const CAUTION = 1.3;
/** Cost of each hex that a unit is nearer or farther than the distance it wants. */
const OFF_RANGE = 0.7;
/** Turns between which caution decreases to nothing, so that games end. */
const PATIENCE = 20;
const OUT_OF_PATIENCE = 40;
/** Distances in hexes that are considered, and the modifiers with which fire is compared there. */
const RANGES = [15, 12, 10, 8, 6, 4, 3, 2, 1] as const;
const TYPICAL_MODIFIER = 3;
/** The share of the best balance of fire that a longer range must offer to be preferred. */
const GOOD_ENOUGH = 0.6;

/** Creates a bot that keeps as far away as its weapons allow, and fires at the enemy from there. */
export function createKiter(rngState: RngState): Bot {
  return createSparringPartner('kiter', {
    movement: (game, mech) => {
      const situation = assess(game, mech);
      const only = onlyMove(situation);
      if (only !== undefined) return only;
      const range = longestGoodRange(situation);
      const waited = (game.state.turn - PATIENCE) / (OUT_OF_PATIENCE - PATIENCE);
      const caution = CAUTION * Math.min(1, Math.max(0, 1 - waited));
      return moveToBestEnd(
        situation,
        rngState,
        ({ dealt, taken, cost, nearest }) => dealt - caution * taken - cost - OFF_RANGE * Math.abs(nearest - range),
      );
    },
  });
}

/** Returns the longest distance whose balance of fire is nearly as good as the best one. */
function longestGoodRange({ fire, enemies }: Situation): number {
  const balances = RANGES.map(hexes => {
    const taken = enemies.reduce((sum, enemy) => sum + enemy.fire.at(hexes, TYPICAL_MODIFIER), 0) / enemies.length;
    return fire.at(hexes, TYPICAL_MODIFIER) - taken / 2;
  });
  const best = Math.max(...balances);
  return RANGES[balances.findIndex(balance => balance >= GOOD_ENOUGH * best)] ?? 1;
}
