import { lineOfSight, type Sight, type Viewpoint } from '@hexfall/hex';
import { boardOf, type Game } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';

type MutableViewpoint = { -readonly [K in keyof Viewpoint]: Viewpoint[K] };

/** Anything that can be looked at: a unit, or the roof of a building, which is as low as a unit that lies on it. */
export type Visible = Pick<MechState, 'hex' | 'elevation' | 'prone'>;

/** Returns the position and height from which a unit sees, and at which it is seen. */
export function viewpoint(seen: Visible): Viewpoint {
  return { hex: seen.hex, elevation: seen.elevation, height: seen.prone ? 0 : 1 };
}

/*
 * The two ends of the line that `sightBetween` checks; they never leave this file. Every order and every decision of a bot checks lines of
 * sight, and two new objects for each would cost about a twentieth of the time of a to-hit number.
 */
const from: MutableViewpoint = { hex: 0, elevation: 0, height: 1 };
const to: MutableViewpoint = { hex: 0, elevation: 0, height: 1 };

/** Returns the line of sight from one unit to another, or to a roof. */
export function sightBetween(game: Game, viewer: MechState, target: Visible): Sight {
  return lineOfSight(boardOf(game), place(from, viewer), place(to, target));
}

function place(end: MutableViewpoint, seen: Visible): Viewpoint {
  end.hex = seen.hex;
  end.elevation = seen.elevation;
  end.height = seen.prone ? 0 : 1;
  return end;
}
