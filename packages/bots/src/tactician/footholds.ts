import { type Board, isOnGround, targetTerrainModifier } from '@hexfall/hex';
import { type Places, stepTable } from '@hexfall/rules';

/** Cost of standing in water, in points of damage for each level of depth. */
const WATER = 3;
/** Costs of standing on other ground, in points of damage. */
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
  /** By place: tons that it bears; 0 for no limit. */
  readonly bears: Float64Array;
  /** Whether any place bears only a limited weight. */
  readonly hasDecks: boolean;
  /** By place: 1 for the ground or the bottom of water, 0 for ice, floors, roofs and decks. */
  readonly onGround: Uint8Array;
  /**
   * The flags of all steps on the board combined. If they include nothing that makes a unit slip, the way of a move need not be examined.
   */
  readonly stepFlags: number;
}

const known = new WeakMap<Board, Footholds>();

export function footholdsOf(board: Board): Footholds {
  let footholds = known.get(board);
  if (footholds === undefined) known.set(board, (footholds = survey(board)));
  return footholds;
}

function survey(board: Board): Footholds {
  const { places, climbing } = stepTable(board);
  const cost = new Float64Array(places.count);
  const cover = new Int8Array(places.count);
  const onGround = new Uint8Array(places.count);
  const bears = new Float64Array(places.count);
  for (let place = 0; place < places.count; place++) {
    const hex = places.hex[place]!;
    const view = { hex, elevation: places.elevation[place]!, height: 1 };
    cost[place] = groundCost(board, hex);
    cover[place] = targetTerrainModifier(board, view);
    onGround[place] = isOnGround(board, view) ? 1 : 0;
    bears[place] = onGround[place] === 1 ? 0 : tonsBorne(board, hex, view.elevation);
  }
  const stepFlags = climbing.flags.reduce((all, flags) => all | flags, 0);
  return { places, cost, cover, bears, hasDecks: bears.some(tons => tons > 0), onGround, stepFlags };
}

/** Returns the tons that an upper floor, roof or deck bears: 0, for no limit, if it has no construction factor. */
function tonsBorne({ layers }: Board, hex: number, elevation: number): number {
  if (elevation <= 0) return 0;
  return layers.building[hex] === 0 ? layers.bridgeCf[hex]! : layers.buildingCf[hex]!;
}

function groundCost({ layers: { depth, swamp, ice, rubble } }: Board, hex: number): number {
  return (
    WATER * depth[hex]! + (swamp[hex] === 0 ? 0 : SWAMP) + (ice[hex] === 0 ? 0 : ICE) + (rubble[hex] === 0 ? 0 : RUBBLE)
  );
}
