import { lineOfSight, type Sight, type Viewpoint } from '@hexfall/hex';
import { boardOf, type Game } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';

type MutableViewpoint = { -readonly [K in keyof Viewpoint]: Viewpoint[K] };

/** How a unit sees and is seen. */
export function viewpoint(mech: MechState): Viewpoint {
  return { hex: mech.hex, elevation: mech.elevation, height: mech.prone ? 0 : 1 };
}

const from: MutableViewpoint = { hex: 0, elevation: 0, height: 1 };
const to: MutableViewpoint = { hex: 0, elevation: 0, height: 1 };

/** The line of sight from one unit to another. Two viewpoints serve all lines, so that a look costs no memory. */
export function sightBetween(game: Game, attacker: MechState, target: MechState): Sight {
  return lineOfSight(boardOf(game), place(from, attacker), place(to, target));
}

/** A viewpoint of the attacker's side that is good until the next look. */
export function lookFrom(mech: MechState): Viewpoint {
  return place(from, mech);
}

/** A viewpoint of the target's side that is good until the next look. */
export function lookAt(mech: MechState): Viewpoint {
  return place(to, mech);
}

function place(view: MutableViewpoint, mech: MechState): Viewpoint {
  view.hex = mech.hex;
  view.elevation = mech.elevation;
  view.height = mech.prone ? 0 : 1;
  return view;
}
