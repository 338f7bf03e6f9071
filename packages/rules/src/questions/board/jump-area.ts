import { type Board, DIRECTIONS, distance, type HexId, keepNewest, neighbor, OFF_BOARD } from '@hexfall/hex';
import { PLACE_BOTTOM, PLACE_FLOOR, type Places, placeAt } from './places.ts';
import type { Spot } from './spot.ts';
import { isForbidden } from './step-destination.ts';
import { type StepTable, stepTable } from './step-table.ts';

/** Where a jump can end. */
export interface JumpArea {
  readonly places: Places;
  /** `landings[0]` to `landings[count - 1]`: places to land on, nearest first. The start itself is not among them. */
  readonly landings: Int32Array;
  readonly count: number;
  /** MP to land in a hex: its distance, or -1 when no jump ends there. */
  cost(hex: HexId): number;
}

class Area implements JumpArea {
  readonly places: Places;
  readonly landings: Int32Array;
  readonly count: number;
  /** By hex: MP to land, or -1. */
  private readonly mp: Int8Array;

  constructor(places: Places, mp: Int8Array, landings: readonly number[]) {
    this.places = places;
    this.mp = mp;
    this.landings = Int32Array.from(landings);
    this.count = landings.length;
  }

  cost(hex: HexId): number {
    return this.mp[hex]!;
  }
}

/** Where jumps can end, by board, start and Jump MP. */
const known = new WeakMap<Board, Map<number, JumpArea>>();
/** Number of areas that are kept for one board. */
const MAX_KEPT = 2048;
/** More MP than any unit has. Areas of as many are not kept. */
const MAX_MP = 64;

/** Jump jets do not work under this much water; under less, those in the legs do not. */
export const DEPTH_WITHOUT_JUMP = 2;

interface Jump {
  readonly board: Board;
  readonly table: StepTable;
  readonly from: number;
  readonly jumpMp: number;
}

/** A jump in all directions at once. */
interface Flight extends Jump {
  /** By hex: 1 if it is flown over or landed in. */
  readonly seen: Uint8Array;
  /** Hexes flown over or landed in, nearest first. */
  readonly flown: HexId[];
  /** By hex: MP to land, or -1. */
  readonly mp: Int8Array;
  readonly landings: number[];
}

/**
 * Finds where a BattleMech can jump to with this many Jump MP (those that work where it stands: in depth 1 only the torso jets). Each hex
 * costs 1 MP, the path must be a shortest one, and neither the hexes crossed nor the landing may lie more than Jump MP levels above the
 * level it starts on. It lands on a roof, a deck or ice, else on the ground or the bottom of water. Other units are ignored: a jump passes
 * over them, and the caller knows where one may not land.
 *
 * @example
 * ```ts
 * import { createBoard } from '@hexfall/hex';
 * import { jumpArea } from '@hexfall/rules';
 *
 * const board = createBoard(9, 9, []);
 * const area = jumpArea(board, { hex: 40, elevation: 0 }, 2);
 * area.count; // => 18
 * area.cost(22); // => 2
 * ```
 */
export function jumpArea(board: Board, start: Spot, jumpMp: number): JumpArea {
  const table = stepTable(board);
  const from = placeAt(table.places, start.hex, start.elevation);
  if (from < 0) throw new Error(`nothing to stand on in hex ${start.hex} at elevation ${start.elevation}`);
  if (jumpMp >= MAX_MP) return findArea({ board, table, from, jumpMp });
  let areas = known.get(board);
  if (areas === undefined) known.set(board, (areas = new Map<number, JumpArea>()));
  const key = from * MAX_MP + jumpMp;
  return areas.get(key) ?? keepNewest(areas, key, findArea({ board, table, from, jumpMp }), MAX_KEPT);
}

function findArea(jump: Jump): JumpArea {
  const { places } = jump.table;
  const { size } = jump.board.grid;
  const mp = new Int8Array(size).fill(-1);
  const flight: Flight = { ...jump, mp, seen: new Uint8Array(size), flown: [], landings: [] };
  if (places.kind[jump.from] !== PLACE_BOTTOM || -places.elevation[jump.from]! < DEPTH_WITHOUT_JUMP) {
    flyOver(flight, places.hex[jump.from]!, -1);
    for (let i = 0; i < flight.flown.length; i++) flyOn(flight, flight.flown[i]!);
  }
  return new Area(places, mp, flight.landings);
}

function flyOver({ seen, mp, flown, landings, table }: Flight, hex: HexId, landingMp: number): void {
  seen[hex] = 1;
  mp[hex] = landingMp;
  flown.push(hex);
  if (landingMp > 0) landings.push(table.places.top[hex]!);
}

/** Continues from a hex that is flown over to its neighbors that are farther from the start and not too high. */
function flyOn(flight: Flight, hex: HexId): void {
  const { grid } = flight.board;
  const { places } = flight.table;
  const start = places.hex[flight.from]!;
  const mp = distance(grid, start, hex) + 1;
  if (mp > flight.jumpMp) return;
  const ceiling = places.level[flight.from]! + flight.jumpMp;
  for (const direction of DIRECTIONS) {
    const next = neighbor(grid, hex, direction);
    if (next === OFF_BOARD || flight.seen[next] === 1 || distance(grid, start, next) !== mp) continue;
    if (places.level[places.top[next]!]! > ceiling) continue;
    flyOver(flight, next, canLand(flight, next) ? mp : -1);
  }
}

/** Whether a jump may end in a hex: not in terrain that is never entered, nor elsewhere in the building that it starts in. */
function canLand(jump: Jump, hex: HexId): boolean {
  const { places, buildings } = jump.table;
  if (isForbidden(jump.board, hex)) return false;
  const startsInside = places.kind[jump.from] === PLACE_FLOOR;
  return !startsInside || buildings[hex] !== buildings[places.hex[jump.from]!];
}
