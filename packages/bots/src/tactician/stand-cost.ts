import { distance } from '@hexfall/hex';
import { specOf } from '@hexfall/rules';
import { isTooWeak } from './fall-risk.ts';
import type { Situation } from './situation.ts';

/** Cost of a place that cannot bear the unit, which falls with it, in points of damage: worth it only where nothing else is left. */
export const OVERLOAD = 60;
/** Hexes to the nearest friend up to which a unit does not count as alone, and the distance from which more hexes make no difference. */
const CLOSE_BY = 4;
const FAR_APART = 12;

/** Returns the cost of standing at a place for a unit: far from its friends, or where the place cannot bear it. */
export function standCost({ game, mech, footholds, board, partners, weights }: Situation, place: number): number {
  const tons = footholds.bears[place]!;
  const cost = tons > 0 && isTooWeak(tons, specOf(game, mech).tonnage) ? OVERLOAD : 0;
  if (partners.length === 0) return cost;
  const hex = footholds.places.hex[place]!;
  let nearest = FAR_APART;
  for (const partner of partners) nearest = Math.min(nearest, distance(board.grid, hex, partner));
  return nearest <= CLOSE_BY ? cost : cost + weights.apart * (nearest - CLOSE_BY);
}
