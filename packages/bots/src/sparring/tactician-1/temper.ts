import type { Situation } from './situation.ts';

/** Weight of damage taken relative to damage dealt. */
const CAUTION = 0.8;

/** Turn from which caution decreases, so that games end. */
const PATIENCE = 10;
/** Turn from which caution stays at its minimum. */
const RECKLESS = 28;
const MIN_CAUTION = 0.15;

/** How cautious a unit is: more so if it is damaged and has friends, less so if its side is stronger or the game drags on. */
export function cautionOf({ game, health, friends, enemies }: Situation): number {
  const shared = 1 / (1 + 0.35 * (friends - 1));
  const worn = health < 0.45 && friends > 1 ? 1.4 : 1;
  const odds = friends > enemies.length ? 0.8 : 1;
  const waited = (game.state.turn - PATIENCE) / (RECKLESS - PATIENCE);
  return CAUTION * shared * worn * odds * Math.min(1, Math.max(MIN_CAUTION, 1 - waited));
}

/** Distances to compare, in hexes. */
const RANGES = [1, 3, 6, 9, 12, 15, 18] as const;

/** The distance with the best balance of damage dealt and taken against the current enemies. */
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
