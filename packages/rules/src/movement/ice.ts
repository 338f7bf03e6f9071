import { boardOf, type Game } from '../game.ts';
import type { MechState } from '../state/mech-state.ts';
import { fallInto } from './fall-into.ts';
import { breakIce, iceGivesWay } from './ice-breaking.ts';

/** A unit that has come onto ice: true when it breaks and the unit goes down with it, or when the unit falls there. */
export function breaksIce(game: Game, mech: MechState, how: { readonly jumping: boolean }): boolean {
  const depth = boardOf(game).layers.depth[mech.hex]!;
  const cause = iceGivesWay(game, mech, how.jumping);
  if (cause === undefined) return false;
  const { hex, elevation } = mech;
  if (depth === 0) fallInto(game, mech, cause, { hex, elevation, height: 0 });
  else {
    breakIce(game, hex);
    fallInto(game, mech, cause, { hex, elevation: -depth, height: depth });
  }
  return true;
}
