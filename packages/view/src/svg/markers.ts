import type { Grid, HexId } from '@hexfall/hex';
import { centerOf } from './hex-points.ts';
import { escapeXml } from './xml.ts';

/** A unit on the map. */
export interface UnitMarker {
  readonly hex: HexId;
  readonly facing: number;
  readonly label: string;
  readonly side: number;
}

/** Draws each unit as a disc in the color of its side, with a point towards its facing. */
export function drawMarkers(grid: Grid, markers: readonly UnitMarker[]): string {
  return markers
    .map(({ hex, facing, label, side }) => {
      const { x, y } = centerOf(grid, hex);
      const body = `<path class="u${side % SIDES}" d="M0-33L10-18A21 21 0 1 1-10-18Z" transform="rotate(${facing * 60})"/>`;
      return `<g class="u" transform="translate(${x} ${y})">${body}<text y="6">${escapeXml(label)}</text></g>`;
    })
    .join('\n');
}

/** Number of sides with a color of their own. */
const SIDES = 4;
