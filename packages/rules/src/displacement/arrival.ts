import { floodBareLocations } from '../combat/hull-breach.ts';
import { boardOf, emit, type Game } from '../game.ts';
import type { Displacement } from '../events/physical-events.ts';
import { breakIce, iceGivesWay } from '../movement/ice-breaking.ts';
import { resolveFall } from '../piloting/fall.ts';
import { queueRoll } from '../piloting/queue.ts';
import type { MechState } from '../state/mech-state.ts';
import type { Spot } from './validity.ts';

/** Puts a unit where it was moved to; water there asks for a roll as on any move, and ice may break. */
export function arriveAt(game: Game, mech: MechState, spot: Spot, how: Displacement): void {
  const wasInWater = isOnBottom(game, mech);
  emit(game, { type: 'Displaced', unit: mech.id, how, hex: spot.hex, elevation: spot.elevation });
  floodBareLocations(game, mech);
  if (isOnBottom(game, spot)) queueRoll(game, mech, 'enteredWater', waterEntry(game, -spot.elevation));
  else if (wasInWater && game.rules.psrWaterExit) queueRoll(game, mech, 'leftWater', 0);
  if (isOnIce(game, spot)) treadOnIce(game, mech);
}

function isOnBottom(game: Game, { hex, elevation }: Spot): boolean {
  return elevation < 0 && boardOf(game).layers.depth[hex]! > 0;
}

function isOnIce(game: Game, { hex, elevation }: Spot): boolean {
  const { ice, depth } = boardOf(game).layers;
  return elevation === 0 && ice[hex] !== 0 && depth[hex] !== 0;
}

/** Depth 1 is easier than depth 2, anything deeper harder. */
function waterEntry(game: Game, depth: number): number {
  return game.rules.psrWaterDepthModifier ? Math.min(depth, 3) - 2 : 0;
}

function treadOnIce(game: Game, mech: MechState): void {
  const cause = iceGivesWay(game, mech, false);
  if (cause === undefined) return;
  const depth = boardOf(game).layers.depth[mech.hex]!;
  breakIce(game, mech.hex);
  resolveFall(game, mech, cause, { hex: mech.hex, elevation: -depth, height: depth });
}
