import { boardOf, type Game } from '../game.ts';
import type { MechState } from '../state/mech-state.ts';
import { fallInto } from './fall-into.ts';
import { iceGivesWay } from './ice-breaking.ts';

/** A unit that has come onto ice: true when it falls there, to the bottom of the water if there is any. */
export function breaksIce(game: Game, mech: MechState, how: { readonly jumping: boolean }): boolean {
  const cause = iceGivesWay(game, mech, how.jumping);
  if (cause === undefined) return false;
  const { hex } = mech;
  const depth = boardOf(game).layers.depth[hex]!;
  fallInto(game, mech, cause, { hex, elevation: -depth || 0, height: depth });
  return true;
}
