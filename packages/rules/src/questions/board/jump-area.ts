import { type Board, DIRECTIONS, distance, type HexId, neighbor, OFF_BOARD } from '@hexfall/hex';
import { PLACE_BOTTOM, PLACE_FLOOR, type Places, placeAt } from './places.ts';
import type { Spot } from './spot.ts';
import { isForbidden } from './step-destination.ts';
import { type StepTable, stepTable } from './step-table.ts';

/** Where a jump can end. Valid until `jumpArea` is called again: the arrays behind it are reused. */
export interface JumpArea {
  readonly places: Places;
  /** `landings[0]` to `landings[count - 1]`: places to land on, nearest first. The start itself is not among them. */
  readonly landings: Int32Array;
  readonly count: number;
  /** MP to land in a hex: its distance, or -1 when no jump ends there. */
  cost(hex: HexId): number;
}

class SharedArea implements JumpArea {
  places!: Places;
  landings = new Int32Array(0);
  count = 0;
  /** Hexes flown over or landed in, nearest first. */
  flown = new Int32Array(0);
  flownCount = 0;
  /** By hex: the number of the jump that came here, and MP to land or -1. */
  private lastJump = new Int32Array(0);
  private mp = new Int16Array(0);
  private jump = 0;
  /** The jump that was asked for last. A caller that tries every landing asks for the same jump again and again. */
  private board: Board | undefined;
  private from = -1;
  private jumpMp = -1;

  /** Remembers which jump is asked for. Returns whether it is the same one as before, so that its area is known already. */
  takeOn(board: Board, from: number, jumpMp: number): boolean {
    if (board === this.board && from === this.from && jumpMp === this.jumpMp) return true;
    this.board = board;
    this.from = from;
    this.jumpMp = jumpMp;
    return false;
  }

  cost(hex: HexId): number {
    return this.isFlownOver(hex) ? this.mp[hex]! : -1;
  }

  isFlownOver(hex: HexId): boolean {
    return this.lastJump[hex] === this.jump;
  }

  begin(places: Places, hexes: number): void {
    this.places = places;
    this.count = 0;
    this.flownCount = 0;
    this.jump++;
    if (this.flown.length >= hexes) return;
    this.landings = new Int32Array(hexes);
    this.flown = new Int32Array(hexes);
    this.lastJump = new Int32Array(hexes);
    this.mp = new Int16Array(hexes);
  }

  flyOver(hex: HexId, landingMp: number): void {
    this.lastJump[hex] = this.jump;
    this.mp[hex] = landingMp;
    this.flown[this.flownCount++] = hex;
    if (landingMp > 0) this.landings[this.count++] = this.places.top[hex]!;
  }
}

const shared = new SharedArea();

/** Jump jets do not work under this much water; under less, those in the legs do not. */
export const DEPTH_WITHOUT_JUMP = 2;

interface Jump {
  readonly board: Board;
  readonly table: StepTable;
  readonly from: number;
  readonly jumpMp: number;
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
  if (shared.takeOn(board, from, jumpMp)) return shared;
  const { places } = table;
  shared.begin(places, board.grid.size);
  if (places.kind[from] === PLACE_BOTTOM && -start.elevation >= DEPTH_WITHOUT_JUMP) return shared;
  const jump = { board, table, from, jumpMp };
  shared.flyOver(start.hex, -1);
  for (let i = 0; i < shared.flownCount; i++) flyOn(jump, shared.flown[i]!);
  return shared;
}

/** Continues from a hex that is flown over to its neighbors that are farther from the start and not too high. */
function flyOn(jump: Jump, hex: HexId): void {
  const { grid } = jump.board;
  const { places } = jump.table;
  const start = places.hex[jump.from]!;
  const mp = distance(grid, start, hex) + 1;
  if (mp > jump.jumpMp) return;
  const ceiling = places.level[jump.from]! + jump.jumpMp;
  for (const direction of DIRECTIONS) {
    const next = neighbor(grid, hex, direction);
    if (next === OFF_BOARD || shared.isFlownOver(next) || distance(grid, start, next) !== mp) continue;
    if (places.level[places.top[next]!]! > ceiling) continue;
    shared.flyOver(next, canLand(jump, next) ? mp : -1);
  }
}

/** Whether a jump may end in a hex: not in terrain that is never entered, nor elsewhere in the building that it starts in. */
function canLand(jump: Jump, hex: HexId): boolean {
  const { places, buildings } = jump.table;
  if (isForbidden(jump.board, hex)) return false;
  const startsInside = places.kind[jump.from] === PLACE_FLOOR;
  return !startsInside || buildings[hex] !== buildings[places.hex[jump.from]!];
}
