import type { Board } from '@hexfall/hex';
import { isForbidden } from '../questions/board/step-destination.ts';
import { isInZone } from '../questions/board/zone.ts';
import { type Arrival, ZONE_EDGES, type Zone } from '../vocabulary/game/match.ts';
import type { Input } from './input.ts';

/** Reads the arrival of each unit; `undefined` for one that is on the board when the game begins. */
export function readArrivals(units: Input, board: Board, turnLimit: number): (Arrival | undefined)[] {
  if (!Array.isArray(units.value)) return [];
  return units.list().map(unit => {
    const arrives = unit.peek('arrives');
    return arrives.isGiven ? readArrival(arrives, board, turnLimit) : undefined;
  });
}

const FIRST_TURN = 1;

function readArrival(arrives: Input, board: Board, turnLimit: number): Arrival {
  const { zone, turn } = arrives.fields(['zone', 'turn']);
  return {
    zone: readZone(zone, board),
    turn: turn.isGiven ? turn.integer(FIRST_TURN, turnLimit) : FIRST_TURN,
  };
}

function readZone(input: Input, board: Board): Zone {
  const { value, problems } = input;
  if (value === 'any') return value;
  if (typeof value !== 'object' || value === null) {
    input.report('wrongType', 'must be "any" or an edge with a depth');
    return 'any';
  }
  const before = problems.errors.length;
  const { edge, depth } = input.fields(['edge', 'depth']);
  const { width, height } = board.grid;
  const zone: Zone = { edge: edge.oneOf(ZONE_EDGES), depth: depth.integer(1, Math.max(width, height)) };
  if (problems.errors.length === before && !hasRoom(board, zone)) {
    input.report('offBoard', 'has no hex where a BattleMech can stand');
  }
  return zone;
}

function hasRoom(board: Board, zone: Zone): boolean {
  for (let hex = 0; hex < board.grid.size; hex++) {
    if (isInZone(board.grid, hex, zone) && !isForbidden(board, hex)) return true;
  }
  return false;
}
