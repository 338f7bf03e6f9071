import { type Board, isOnGround, targetTerrainModifier } from '@hexfall/hex';
import { type Places, stepTable } from '@hexfall/rules';

/** What it costs to stand in such a hex, in points of damage: for each level of depth, and for the rest as it is. */
const WATER = 3;
const SWAMP = 4;
const ICE = 4;
const RUBBLE = 1;

/** What every place of a board is like to stand on, whoever does and whoever is near. */
export interface Footholds {
  readonly places: Places;
  /** By place: what the ground costs. */
  readonly cost: Float64Array;
  /** By place: how much harder the terrain there makes a standing unit to hit. */
  readonly cover: Int8Array;
  /** By place: 1 for the ground or the bottom of water, 0 for anything that was put on it. */
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
