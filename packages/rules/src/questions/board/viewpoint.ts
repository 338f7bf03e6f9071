import { lineOfSight, type Sight, type Viewpoint } from '@hexfall/hex';
import { boardOf, type Game } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';

/** How a unit sees and is seen. */
export function viewpoint(mech: MechState): Viewpoint {
  return { hex: mech.hex, elevation: mech.elevation, height: mech.prone ? 0 : 1 };
}

/** The line of sight from one unit to another. */
export function sightBetween(game: Game, viewer: MechState, target: MechState): Sight {
  return lineOfSight(boardOf(game), viewpoint(viewer), viewpoint(target));
}
