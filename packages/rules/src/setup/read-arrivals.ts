import type { Board } from '@hexfall/hex';
import type { Problems } from '../basics/problems.ts';
import { isForbidden } from '../questions/board/step-destination.ts';
import { isInZone } from '../questions/board/zone.ts';
import { type Arrival, type Zone, ZONE_EDGES } from '../vocabulary/game/match.ts';

const FIRST_TURN = 1;

/** By unit: its arrival, or `undefined` for one that the set-up has placed. */
export function readArrivals(
  units: unknown,
  board: Board,
  turnLimit: number,
  problems: Problems,
): (Arrival | undefined)[] {
  if (!Array.isArray(units)) return [];
  return units.map((unit: { arrives?: unknown } | null | undefined, i) => {
    const arrives = unit?.arrives;
    return arrives === undefined ? undefined : readArrival(arrives, board, turnLimit, `units[${i}].arrives`, problems);
  });
}

function readArrival(value: unknown, board: Board, turnLimit: number, path: string, problems: Problems): Arrival {
  const { zone, turn } = problems.record(value, path, ['zone', 'turn']);
  return {
    zone: readZone(zone, board, `${path}.zone`, problems),
    turn: turn === undefined ? FIRST_TURN : problems.integer(turn, `${path}.turn`, FIRST_TURN, turnLimit),
  };
}

function readZone(value: unknown, board: Board, path: string, problems: Problems): Zone {
  if (value === 'any') return value;
  if (typeof value !== 'object' || value === null) {
    problems.report('wrongType', path, 'must be "any" or an edge with a depth');
    return 'any';
  }
  const before = problems.errors.length;
  const { edge, depth } = problems.record(value, path, ['edge', 'depth']);
  const { width, height } = board.grid;
  const zone: Zone = {
    edge: problems.oneOf(edge, `${path}.edge`, ZONE_EDGES),
    depth: problems.integer(depth, `${path}.depth`, 1, Math.max(width, height)),
  };
  if (problems.errors.length === before && !hasRoom(board, zone)) {
    problems.report('offBoard', path, 'has no hex where a BattleMech can stand');
  }
  return zone;
}

function hasRoom(board: Board, zone: Zone): boolean {
  for (let hex = 0; hex < board.grid.size; hex++) {
    if (isInZone(board.grid, hex, zone) && !isForbidden(board, hex)) return true;
  }
  return false;
}
