import type { Direction } from '@hexfall/hex';
import { displacementPlace } from '../../questions/board/displacement-place.ts';
import { NO_PLACE } from '../../questions/board/places.ts';
import { levelAt, occupantOf, type Spot, spotAt } from '../../questions/board/spot.ts';
import type { Game } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { type Impulse, moveInto } from '../displacement/displace.ts';

/** Die from which a charge that misses passes on the left. */
const PASSES_LEFT = 4;

interface Way {
  readonly direction: Direction;
  readonly spot: Spot;
}

/**
 * A charge that misses goes past, into one of the two hexes beside its line: the higher one, or either by a die where
 * they are level. With neither free and passable the unit stays.
 */
export function slipAside(game: Game, mech: MechState, impulse: Impulse): void {
  const [first, second] = [1, 5].flatMap(turn => wayTo(game, mech, (impulse.direction + turn) % 6) ?? []);
  if (first === undefined) return;
  const way = second === undefined ? first : chooseWay(game, first, second);
  moveInto(game, mech, way.spot, { ...impulse, direction: way.direction });
}

function wayTo(game: Game, mech: MechState, direction: Direction): Way | undefined {
  const place = displacementPlace(game, mech, direction);
  if (place === NO_PLACE) return undefined;
  const spot = spotAt(game, place);
  return occupantOf(game, mech, spot) === undefined ? { direction, spot } : undefined;
}

function chooseWay(game: Game, right: Way, left: Way): Way {
  const higher = levelAt(game, right.spot) - levelAt(game, left.spot);
  if (higher !== 0) return higher > 0 ? right : left;
  return game.dice.oneD6('chargeMiss') >= PASSES_LEFT ? left : right;
}
