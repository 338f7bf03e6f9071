import { type Board, columnOf, formatHex, type HexId, rowOf } from '@hexfall/hex';
import type { ArrivingUnit, MechSpec, PlacedUnit, UnitSetup } from '@hexfall/rules';
import { UsageError } from './exit.ts';

const GUNNERY = 4;
const PILOTING = 5;
/** Rows from the edge in which a side sets up. */
const ROW_FROM_EDGE = 1;

/** Rows in which bots deploy their units themselves. */
const ZONE_DEPTH = 3;

/** The first side comes from the north, the second from the south. */
export const HOME_EDGES = ['north', 'south'] as const;

interface Forces {
  readonly specs: MechSpec[];
  readonly units: UnitSetup[];
}

/** Two sides that are yet to be deployed, each in the rows along its own edge. */
export function muster(board: Board, forces: readonly (readonly MechSpec[])[]): Forces {
  const depth = Math.min(ZONE_DEPTH, board.grid.height);
  return gather(forces, side => ({ arrives: { zone: { edge: HOME_EDGES[side]!, depth } } }));
}

/** Two sides on opposite edges of a board, facing each other. */
export function deploy(board: Board, forces: readonly (readonly MechSpec[])[]): Forces {
  const taken = new Set<HexId>();
  return gather(forces, side => {
    const hex = findHex(board, side, taken);
    taken.add(hex);
    return { hex: formatHex(board.grid, hex), facing: side === 0 ? 3 : 0 };
  });
}

/** The units of both sides, each where `placeNext` puts the next one of its side. */
function gather(
  forces: readonly (readonly MechSpec[])[],
  placeNext: (side: number) => PlacedUnit | ArrivingUnit,
): Forces {
  const specs = [...new Set(forces.flat())];
  const units = forces.flatMap((force, side) =>
    force.map((spec): UnitSetup => {
      return { spec: specs.indexOf(spec), side, ...placeNext(side), gunnery: GUNNERY, piloting: PILOTING };
    }),
  );
  return { specs, units };
}

/** The free hex that is nearest to the middle of the side's row, with a gap to its neighbours where there is room. */
function findHex(board: Board, side: number, taken: ReadonlySet<HexId>): HexId {
  const { grid } = board;
  const middle = Math.floor(grid.width / 2);
  const row = Math.min(ROW_FROM_EDGE, grid.height - 1);
  const home = side === 0 ? row : grid.height - 1 - row;
  const away = (hex: HexId): number =>
    Math.abs(rowOf(grid, hex) - home) * grid.width +
    Math.abs(columnOf(grid, hex) - middle) +
    (columnOf(grid, hex) % 2 === middle % 2 ? 0 : 0.5);
  const free = Array.from({ length: grid.size }, (_, hex) => hex).filter(hex => !taken.has(hex) && isOpen(board, hex));
  if (free.length === 0) throw new UsageError('the board has not enough open hexes for all units.');
  return free.reduce((best, hex) => (away(hex) < away(best) ? hex : best));
}

function isOpen({ layers }: Board, hex: HexId): boolean {
  return ![layers.impassable, layers.water, layers.building, layers.bridge, layers.magma].some(
    layer => layer[hex] !== 0,
  );
}
