import { type Edge, edgeDistance, type Grid, type HexId } from '@hexfall/hex';
import { type Corner, CORNERS, type Zone } from '../../vocabulary/game/match.ts';

/** Whether a hex belongs to a zone. Around a corner lie the halves of its two edges that meet there. */
export function isInZone(grid: Grid, hex: HexId, zone: Zone): boolean {
  if (zone === 'any') return true;
  const { edge, depth } = zone;
  if (!isCorner(edge)) return edgeDistance(grid, hex, edge) < depth;
  const [one, other] = CORNERS[edge];
  return isNearCorner(grid, hex, one, other, depth) || isNearCorner(grid, hex, other, one, depth);
}

function isCorner(edge: Edge | Corner): edge is Corner {
  return edge in CORNERS;
}

/** Along one edge, in the half that ends at the other. */
function isNearCorner(grid: Grid, hex: HexId, along: Edge, end: Edge, depth: number): boolean {
  return (
    edgeDistance(grid, hex, along) < depth && edgeDistance(grid, hex, end) <= edgeDistance(grid, hex, OPPOSITE[end])
  );
}

const OPPOSITE: Readonly<Record<Edge, Edge>> = { north: 'south', east: 'west', south: 'north', west: 'east' };
