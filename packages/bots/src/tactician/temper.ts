import type { Situation } from './situation.ts';

/** What the damage that a unit takes counts, against that which it gives. */
const CAUTION = 0.8;

/** Turns after which it begins to take risks, and after which it takes all of them: a game must end. */
const PATIENCE = 10;
const RECKLESS = 28;
const LEAST_CAUTION = 0.15;

/** A worn unit keeps behind its friends; one whose side is stronger presses on; and nobody waits for ever. */
export function cautionOf({ game, health, friends, enemies }: Situation): number {
  const shared = 1 / (1 + 0.35 * (friends - 1));
  const worn = health < 0.45 && friends > 1 ? 1.4 : 1;
  const odds = friends > enemies.length ? 0.8 : 1;
  const waited = (game.state.turn - PATIENCE) / (RECKLESS - PATIENCE);
  return CAUTION * shared * worn * odds * Math.min(1, Math.max(LEAST_CAUTION, 1 - waited));
}

/** Distances that are compared, in hexes. */
const RANGES = [1, 3, 6, 9, 12, 15, 18] as const;

/** The distance at which the unit gives most and takes least, against the enemies as they are. */
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
