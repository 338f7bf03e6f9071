import { type Board, isOnGround, targetTerrainModifier } from '@hexfall/hex';
import { type Places, stepTable } from '@hexfall/rules';

/** Cost of standing in water, in points of damage for each level of depth. */
const WATER = 3;
/** Costs of standing on ground that is not clear, in points of damage. */
const SWAMP = 4;
const ICE = 4;
const RUBBLE = 1;

/** Properties of the places of a board that do not depend on any unit. */
export interface Footholds {
  readonly places: Places;
  /** By place: cost of standing there, in points of damage. */
  readonly cost: Float64Array;
  /** By place: to-hit modifier of the terrain for a standing target. */
  readonly cover: Int8Array;
  /** By place: 1 for the ground or the bottom of water, 0 for ice, floors, roofs and decks. */
  readonly onGround: Uint8Array;
}

const known = new WeakMap<Board, Footholds>();

export function footholdsOf(board: Board): Footholds {
  let footholds = known.get(board);
  if (footholds === undefined) known.set(board, (footholds = survey(board)));
  return footholds;
}

function survey(board: Board): Footholds {
  const { places } = stepTable(board);
  const cost = new Float64Array(places.count);
  const cover = new Int8Array(places.count);
  const onGround = new Uint8Array(places.count);
  for (let place = 0; place < places.count; place++) {
    const hex = places.hex[place]!;
    const view = { hex, elevation: places.elevation[place]!, height: 1 };
    cost[place] = groundCost(board, hex);
    cover[place] = targetTerrainModifier(board, view);
    onGround[place] = isOnGround(board, view) ? 1 : 0;
  }
  return { places, cost, cover, onGround };
}

function groundCost({ layers: { depth, swamp, ice, rubble } }: Board, hex: number): number {
  return (
    WATER * depth[hex]! + (swamp[hex] === 0 ? 0 : SWAMP) + (ice[hex] === 0 ? 0 : ICE) + (rubble[hex] === 0 ? 0 : RUBBLE)
  );
}
