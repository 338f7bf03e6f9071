import { type Board, columnOf, formatHex, type HexId, rowOf } from '@hexfall/hex';
import {
  type ArrivingUnit,
  fail,
  type GameSetup,
  type MechSpec,
  type PlacedUnit,
  type Result,
  succeed,
  type UnitSetup,
  WITHDRAWAL_RULES,
} from '@hexfall/rules';
import type { Edge } from './force-file.ts';
import type { Force } from './resolve-force.ts';

/** Rows between the edge of the board and the row in which a side sets up. */
const ROWS_TO_EDGE = 1;

/** Rows of the zone in which players deploy their own units. */
const ZONE_DEPTH = 3;

interface PlacedForces {
  readonly specs: MechSpec[];
  readonly units: UnitSetup[];
}

/** How units enter and leave a board. */
export interface PositionOptions {
  /** Whether players deploy their own units. */
  readonly deploy: boolean;
  /** `none`, or one of `WITHDRAWAL_RULES`. */
  readonly withdrawal: string;
}

/** Two sides at the start of a game. */
export type PlacedSides = PlacedForces & Pick<GameSetup, 'withdrawal'>;

/**
 * Places two sides for the start of a game, on the board or ready to deploy, and states whether they may withdraw. An error is one
 * sentence.
 */
export function placeForces(
  board: Board,
  forces: readonly Force[],
  { deploy, withdrawal }: PositionOptions,
): Result<PlacedSides, string> {
  const wrong = sizeError(board) ?? edgeError(forces);
  if (wrong !== undefined) return fail(wrong);
  const leaving = withdrawalOf(withdrawal, edgesOf(forces));
  if (!leaving.ok) return leaving;
  const placed = deploy ? placeOffBoard(board, forces) : placeOnBoard(board, forces);
  if (placed === undefined) return fail('the board does not have enough open hexes for all units');
  return succeed({ ...placed, ...leaving.value });
}

/** Hex numbers in replays have two digits for the column and two for the row. */
const MAX_BOARD_SIDE = 99;

function sizeError({ grid: { width, height } }: Board): string | undefined {
  if (Math.max(width, height) <= MAX_BOARD_SIDE) return undefined;
  return `the board has ${width}x${height} hexes; games can be played on at most ${MAX_BOARD_SIDE}x${MAX_BOARD_SIDE}`;
}

/** Returns the withdrawal of a set-up; empty for `none`, so that the set-up is the same as without the option. */
function withdrawalOf(text: string, homeEdges: readonly Edge[]): Result<Pick<GameSetup, 'withdrawal'>, string> {
  if (text === 'none') return succeed({});
  const rule = WITHDRAWAL_RULES.find(name => name === text);
  if (rule === undefined)
    return fail(`withdrawal must be none, ${WITHDRAWAL_RULES.join(' or ')}, not "${text.slice(0, 80)}"`);
  return succeed({ withdrawal: { rule, homeEdges } });
}

/** Leaves both sides to be deployed by their players, each in the rows along its own edge. */
function placeOffBoard(board: Board, forces: readonly Force[]): PlacedForces {
  const depth = Math.min(ZONE_DEPTH, board.grid.height);
  const edges = edgesOf(forces);
  return placeUnits(forces, side => ({ arrives: { zone: { edge: edges[side]!, depth } } }));
}

/** Places the sides on opposite edges, facing each other: the first in the north unless their files ask otherwise. */
function placeOnBoard(board: Board, forces: readonly Force[]): PlacedForces | undefined {
  const taken = new Set<HexId>();
  const edges = edgesOf(forces);
  const units = forces.reduce((sum, force) => sum + force.units.length, 0);
  if (openHexes(board).length < units) return undefined;
  return placeUnits(forces, side => {
    const hex = findHex(board, edges[side]!, taken);
    taken.add(hex);
    return { hex: formatHex(board.grid, hex), facing: edges[side] === 'north' ? 3 : 0 };
  });
}

/** Places every unit of both sides; `placeNext` returns the place of the next unit of a side. */
function placeUnits(forces: readonly Force[], placeNext: (side: number) => PlacedUnit | ArrivingUnit): PlacedForces {
  const specs = [...new Set(forces.flatMap(force => force.units.map(({ spec }) => spec)))];
  const units = forces.flatMap((force, side) =>
    force.units.map(({ spec, gunnery, piloting, condition }): UnitSetup => {
      const unit = { spec: specs.indexOf(spec), side, ...placeNext(side), gunnery, piloting };
      return condition === undefined ? unit : { ...unit, condition };
    }),
  );
  return { specs, units };
}

function edgeError(forces: readonly Force[]): string | undefined {
  const [first, second] = forces.map(force => force.side.edge);
  if (first === undefined || first !== second) return undefined;
  return `both forces want to set up in the ${first}; change "edge" in one of the two force files`;
}

/** Returns the home edge of each side. */
function edgesOf(forces: readonly Force[]): readonly Edge[] {
  const [first, second] = forces.map(force => force.side.edge);
  const north = first === 'north' || second === 'south' || (first === undefined && second === undefined);
  return north ? ['north', 'south'] : ['south', 'north'];
}

/** Returns the free hex nearest to the middle of the side's row, with a gap between neighbours if there is room. */
function findHex(board: Board, edge: Edge, taken: ReadonlySet<HexId>): HexId {
  const { grid } = board;
  const middle = Math.floor(grid.width / 2);
  const row = Math.min(ROWS_TO_EDGE, grid.height - 1);
  const home = edge === 'north' ? row : grid.height - 1 - row;
  const distanceFromCenter = (hex: HexId): number =>
    Math.abs(rowOf(grid, hex) - home) * grid.width +
    Math.abs(columnOf(grid, hex) - middle) +
    (columnOf(grid, hex) % 2 === middle % 2 ? 0 : 0.5);
  const free = openHexes(board).filter(hex => !taken.has(hex));
  return free.reduce((best, hex) => (distanceFromCenter(hex) < distanceFromCenter(best) ? hex : best));
}

function openHexes(board: Board): HexId[] {
  return Array.from({ length: board.grid.size }, (_, hex) => hex).filter(hex => isOpen(board, hex));
}

function isOpen({ layers }: Board, hex: HexId): boolean {
  return ![layers.impassable, layers.water, layers.building, layers.bridge, layers.magma].some(
    layer => layer[hex] !== 0,
  );
}
