import type { Situation } from './situation.ts';

const MIN_CAUTION = 0.15;

/** Returns how cautious a unit is: less so if its side is stronger or the game drags on. */
export function cautionOf(situation: Situation): number {
  const { game, weights } = situation;
  const waited = (game.state.turn - weights.patience) / weights.hurry;
  const patience = Math.min(1, Math.max(MIN_CAUTION, 1 - waited));
  return weights.caution * boldness(situation) * patience;
}

/** Returns the factor of caution that depends on the numbers of units on both sides. */
function boldness(situation: Situation): number {
  const { friends, enemies, weights } = situation;
  if (friends <= enemies.length) return 1;
  return friends >= 2 * enemies.length && cameAsMany(situation) ? weights.overwhelming : weights.upperHand;
}

/**
 * Whether the side started with at least twice as many units as the enemy. A side that has gained these odds by fighting is damaged, and
 * should stay careful.
 */
function cameAsMany({ game, mech }: Situation): boolean {
  let own = 0;
  for (const { side } of game.state.mechs) if (side === mech.side) own++;
  return own >= 2 * (game.state.mechs.length - own);
}

/** Distances to compare, in hexes. */
const RANGES = [1, 3, 6, 9, 12, 15, 18] as const;

/** Returns the distance with the best balance of damage dealt and taken against the current enemies. */
export function bestRange({ fire, enemies }: Situation): number {
  let best = Number.NEGATIVE_INFINITY;
  let range = 1;
  for (const hexes of RANGES) {
    let balance = fire.at(hexes, 3);
    for (const enemy of enemies) balance -= (0.8 * enemy.fire.at(hexes, 3)) / enemies.length;
    if (balance <= best) continue;
    best = balance;
    range = hexes;
  }
  return range;
}
