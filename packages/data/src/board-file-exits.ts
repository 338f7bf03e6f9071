import { DIRECTIONS, type Grid, neighbor, OFF_BOARD } from '@hexfall/hex';
import type { HexDraft } from './board-file-hex.ts';

/**
 * A road or bridge written without an exit mask joins every neighbour that has the same terrain; such a road also joins
 * pavement, unless the board's option says no. A stated mask is kept as it is, even where it leads nowhere.
 */
export function joinExits(grid: Grid, hexes: readonly HexDraft[], roadsJoinPavement: boolean): void {
  for (const [hex, draft] of hexes.entries()) {
    if (draft.joinsRoad) draft.layers.roadExits = maskOf(grid, hex, hexes, roadJoins(draft, roadsJoinPavement));
    if (draft.joinsBridge)
      draft.layers.bridgeExits = maskOf(grid, hex, hexes, other => other.layers.bridge !== undefined);
  }
}

function roadJoins(draft: HexDraft, roadsJoinPavement: boolean): (other: HexDraft) => boolean {
  const road = draft.layers.road;
  return other => other.layers.road === road || (roadsJoinPavement && other.layers.pavement !== undefined);
}

function maskOf(grid: Grid, hex: number, hexes: readonly HexDraft[], joins: (other: HexDraft) => boolean): number {
  let mask = 0;
  for (const direction of DIRECTIONS) {
    const next = neighbor(grid, hex, direction);
    const other = next === OFF_BOARD ? undefined : hexes[next];
    if (other !== undefined && joins(other)) mask |= 1 << direction;
  }
  return mask;
}
