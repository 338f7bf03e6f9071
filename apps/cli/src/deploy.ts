import { type Board, columnOf, formatHex, type HexId, rowOf } from '@hexfall/hex';
import type { Edge, Force } from '@hexfall/data';
import {
  type ArrivingUnit,
  type GameSetup,
  type MechSpec,
  type PlacedUnit,
  type UnitSetup,
  WITHDRAWAL_RULES,
} from '@hexfall/rules';
import { UsageError } from './exit.ts';

/** Rows from the edge in which a side sets up. */
const ROW_FROM_EDGE = 1;

/** Rows in which bots deploy their units themselves. */
const ZONE_DEPTH = 3;

interface Forces {
  readonly specs: MechSpec[];
  readonly units: UnitSetup[];
}

/** How units come onto a board and leave it, in the words of the options. */
export interface PositionOptions {
  /** Bots deploy their units themselves. */
  readonly deploy: boolean;
  /** `none`, or one of `WITHDRAWAL_RULES`. */
  readonly withdrawal: string;
}

/** Two sides as a game begins: on the board, or about to come; and whether they may leave it over their own edges. */
export function takePositions(
  board: Board,
  forces: readonly Force[],
  { deploy: isDeployed, withdrawal }: PositionOptions,
): Forces & Pick<GameSetup, 'withdrawal'> {
  return { ...(isDeployed ? muster : deploy)(board, forces), ...withdrawalOf(withdrawal, edgesOf(forces)) };
}

/** Nothing for `none`, so that the set-up stays what it was without the option. */
function withdrawalOf(text: string, homeEdges: readonly Edge[]): Pick<GameSetup, 'withdrawal'> {
  if (text === 'none') return {};
  const rule = WITHDRAWAL_RULES.find(name => name === text);
  if (rule === undefined)
    throw new UsageError(`--withdrawal must be none, ${WITHDRAWAL_RULES.join(' or ')}, not "${text}".`);
  return { withdrawal: { rule, homeEdges } };
}

/** Two sides that are yet to be deployed, each in the rows along its own edge. */
function muster(board: Board, forces: readonly Force[]): Forces {
  const depth = Math.min(ZONE_DEPTH, board.grid.height);
  const edges = edgesOf(forces);
  return gather(forces, side => ({ arrives: { zone: { edge: edges[side]!, depth } } }));
}

/** Two sides on opposite edges of a board, facing each other: the first in the north, unless they wish otherwise. */
function deploy(board: Board, forces: readonly Force[]): Forces {
  const taken = new Set<HexId>();
  const edges = edgesOf(forces);
  return gather(forces, side => {
    const hex = findHex(board, edges[side]!, taken);
    taken.add(hex);
    return { hex: formatHex(board.grid, hex), facing: edges[side] === 'north' ? 3 : 0 };
  });
}

/** The units of both sides, each where `placeNext` puts the next one of its side. */
function gather(forces: readonly Force[], placeNext: (side: number) => PlacedUnit | ArrivingUnit): Forces {
  const specs = [...new Set(forces.flatMap(force => force.units.map(({ spec }) => spec)))];
  const units = forces.flatMap((force, side) =>
    force.units.map(({ spec, gunnery, piloting, condition }): UnitSetup => {
      const unit = { spec: specs.indexOf(spec), side, ...placeNext(side), gunnery, piloting };
      return condition === undefined ? unit : { ...unit, condition };
    }),
  );
  return { specs, units };
}

/** The edge of each side. */
function edgesOf(forces: readonly Force[]): readonly Edge[] {
  const [first, second] = forces.map(force => force.side.edge);
  if (first !== undefined && first === second)
    throw new UsageError(`both forces want to set up in the ${first}; change "edge" in one of their files.`);
  const north = first === 'north' || second === 'south' || (first === undefined && second === undefined);
  return north ? ['north', 'south'] : ['south', 'north'];
}

/** The free hex that is nearest to the middle of the side's row, with a gap to its neighbours where there is room. */
function findHex(board: Board, edge: Edge, taken: ReadonlySet<HexId>): HexId {
  const { grid } = board;
  const middle = Math.floor(grid.width / 2);
  const row = Math.min(ROW_FROM_EDGE, grid.height - 1);
  const home = edge === 'north' ? row : grid.height - 1 - row;
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
