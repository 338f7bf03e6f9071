import { type Edge, edgeDistance, type Grid, type HexId } from '@hexfall/hex';
import { CORNERS, type Corner, type Zone } from '../../vocabulary/game/match.ts';

/** Whether a hex belongs to a zone. A corner zone consists of the halves of its two edges that meet there. */
export function isInZone(grid: Grid, hex: HexId, zone: Zone): boolean {
  if (zone === 'any') return true;
  const { edge, depth } = zone;
  if (!isCorner(edge)) return edgeDistance(grid, hex, edge) < depth;
  const [one, other] = CORNERS[edge];
  const alongOne = edgeDistance(grid, hex, one) < depth && isInHalf(grid, hex, other);
  return alongOne || (edgeDistance(grid, hex, other) < depth && isInHalf(grid, hex, one));
}

function isCorner(edge: Edge | Corner): edge is Corner {
  return edge in CORNERS;
}

/** Whether a hex is in the half of the board that ends at an edge. */
function isInHalf(grid: Grid, hex: HexId, edge: Edge): boolean {
  return edgeDistance(grid, hex, edge) <= edgeDistance(grid, hex, OPPOSITE[edge]);
}

const OPPOSITE: Readonly<Record<Edge, Edge>> = { north: 'south', east: 'west', south: 'north', west: 'east' };
