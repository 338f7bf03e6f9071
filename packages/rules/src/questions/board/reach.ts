import {
  type Board,
  type Direction,
  keepNewest,
  MOVE_BACKWARD,
  MOVE_FORWARD,
  MOVE_LEFT,
  type Move,
  PathSearch,
  type SavedSearch,
} from '@hexfall/hex';
import type { MoveStep } from '../../vocabulary/state/path.ts';
import { type Places, placeAt } from './places.ts';
import { inEachOthersWay, type Spot } from './spot.ts';
import { type StepTable, stepTable } from './step-table.ts';

/** Where a unit stands and which way it faces. */
export interface Stance extends Spot {
  readonly facing: Direction;
}

/** How a unit moves on foot, and what stops it. */
export interface ReachOptions {
  readonly mode: 'walk' | 'run';
  readonly walkMp: number;
  readonly runMp: number;
  /** The climb switch: on, the unit goes onto roofs and decks; off, it enters buildings at its own level and passes below bridges. */
  readonly climb: boolean;
  /** Whether steps backward are allowed too; a move with a backward step is limited to Walk MP. */
  readonly backward?: boolean;
  /** By place: not 0 where an enemy stands, so that it may not be entered; see `blockPlaces`. */
  readonly blocked?: Uint8Array;
}

/** Where a BattleMech can move to. Valid until `reachable` is called again: the arrays behind it are reused. */
export interface Reach {
  readonly table: StepTable;
  /** `nodes[0]` to `nodes[count - 1]`: the end states, `place * 8 + facing`, cheapest first. */
  readonly nodes: Int32Array;
  readonly count: number;
  /** Returns the MP to reach an end state, or -1. */
  cost(node: number): number;
  /** Returns the turns and steps of a cheapest move to an end state. */
  path(node: number): Move[];
}

class SharedReach implements Reach {
  table!: StepTable;
  readonly search = new PathSearch();
  get nodes(): Int32Array {
    return this.search.nodes;
  }
  get count(): number {
    return this.search.count;
  }
  cost(node: number): number {
    return this.search.cost(node);
  }
  path(node: number): Move[] {
    return this.search.path(node);
  }
}

const shared = new SharedReach();

/**
 * Finds all end states of a walk or run: hex, elevation and facing. A turn costs 1 MP for each hexside, and a step costs what the step
 * table says. The first step straight ahead may be made at any cost while Walk is above 0 (minimum move).
 *
 * @example
 * ```ts
 * import { createBoard } from '@hexfall/hex';
 * import { reachable } from '@hexfall/rules';
 *
 * const board = createBoard(9, 9, []);
 * const start = { hex: 40, elevation: 0, facing: 0 };
 * const reach = reachable(board, start, { mode: 'walk', walkMp: 2, runMp: 3, climb: true });
 * const ends = Array.from(reach.nodes.subarray(0, reach.count));
 * ends.length; // => 11
 * ends.map(node => reach.cost(node)); // => [0, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2]
 * ```
 */
export function reachable(board: Board, start: Stance, options: ReachOptions): Reach {
  const table = stepTable(board);
  const place = placeAt(table.places, start.hex, start.elevation);
  if (place < 0) throw new Error(`nothing to stand on in hex ${start.hex} at elevation ${start.elevation}`);
  const { walkMp } = options;
  const node = place * 8 + start.facing;
  shared.table = table;
  if (recall(board, node, options)) return shared;
  shared.search.run({
    edges: (options.climb ? table.climbing : table.level).edges,
    start: node,
    limit: options.mode === 'run' ? Math.max(options.runMp, walkMp) : walkMp,
    lowLimit: walkMp,
    freeFirstStep: walkMp > 0 && options.mode === 'run',
    backward: options.backward === true,
    blocked: options.blocked ?? table.allOpen,
  });
  return shared;
}

/** A search that met no unit in its way, with the places that it reached. */
interface OpenSearch {
  readonly search: SavedSearch;
  readonly places: Int32Array;
}

/**
 * Searches without units in the way, by board, start and MP, of units that run and climb. A search that has been asked for only once is not
 * kept yet: its entry is `undefined`.
 */
const known = new WeakMap<Board, Map<number, OpenSearch | undefined>>();
/** Number of entries for one board. */
const MAX_KEPT = 4096;
/** More MP than a search considers. */
const MAX_MP = 64;

/** Repeats a search that is known, unless a unit is in its way. Returns whether it did. */
function recall(board: Board, node: number, options: ReachOptions): boolean {
  const { mode, walkMp, runMp, climb, backward, blocked } = options;
  if (mode === 'walk' || !climb || backward === true || Math.max(walkMp, runMp) >= MAX_MP) return false;
  let searches = known.get(board);
  if (searches === undefined) known.set(board, (searches = new Map<number, OpenSearch | undefined>()));
  const key = (node * MAX_MP + walkMp) * MAX_MP + runMp;
  let open = searches.get(key);
  if (open === undefined) {
    if (!searches.has(key)) {
      keepNewest(searches, key, undefined, MAX_KEPT);
      return false;
    }
    open = searchInTheOpen(board, node, options);
    searches.set(key, open);
  }
  if (blocked !== undefined && isInTheWay(open.places, blocked)) return false;
  shared.search.restore(open.search);
  return true;
}

function searchInTheOpen(board: Board, node: number, { walkMp, runMp }: ReachOptions): OpenSearch {
  const { climbing, allOpen } = stepTable(board);
  shared.search.run({
    edges: climbing.edges,
    start: node,
    limit: Math.max(runMp, walkMp),
    lowLimit: walkMp,
    freeFirstStep: walkMp > 0,
    backward: false,
    blocked: allOpen,
  });
  const search = shared.search.save();
  return { search, places: Int32Array.from(new Set(search.nodes.map(each => each >> 3))) };
}

function isInTheWay(places: Int32Array, blocked: Uint8Array): boolean {
  for (let i = 0; i < places.length; i++) if (blocked[places[i]!] !== 0) return true;
  return false;
}

/** Returns the steps of a cheapest move to an end state. */
export function stepsTo(reach: Reach, node: number): MoveStep[] {
  return reach.path(node).map(stepName);
}

function stepName(move: Move): MoveStep {
  if (move === MOVE_FORWARD) return 'forward';
  if (move === MOVE_BACKWARD) return 'backward';
  return move === MOVE_LEFT ? 'left' : 'right';
}

/**
 * Marks, in `blocked` (one byte per place, cleared first), every place where a BattleMech would be in the way of one of the others. A unit
 * on a roof or deck does not stop one that passes well below.
 */
export function blockPlaces(places: Places, others: Iterable<Spot>, blocked: Uint8Array): void {
  blocked.fill(0);
  for (const { hex, elevation } of others) {
    for (let place = places.first[hex]!; place < places.first[hex + 1]!; place++) {
      if (inEachOthersWay(places.elevation[place]!, elevation)) blocked[place] = 1;
    }
  }
}
