import { type Board, formatHex, type HexId } from '@hexfall/hex';
import { centerOf } from './hex-points.ts';

const BUILDING_LETTERS: readonly string[] = ['', 'L', 'M', 'H', 'F'];

/** Draws the number at the top of each hex, and the level, depth of water or height of a deck at its foot. */
export function drawLabels(board: Board, hexes: readonly HexId[], numbers: boolean): string {
  const lines = hexes.flatMap(hex => {
    const { x, y } = centerOf(board.grid, hex);
    const foot = footLabel(board, hex);
    const roof = roofLabels(board, hex);
    return [
      numbers ? `<text x="${x}" y="${y - 25}">${formatHex(board.grid, hex)}</text>` : '',
      foot === '' ? '' : `<text class="f" x="${x}" y="${y + 32}">${foot}</text>`,
      ...roof.map((text, i) => `<text class="${i === 0 ? 'r' : 'q'}" x="${x}" y="${y + 2 + i * 13}">${text}</text>`),
    ];
  });
  return lines.filter(line => line !== '').join('\n');
}

function footLabel({ level, layers }: Board, hex: HexId): string {
  const parts: string[] = [];
  if (level[hex] !== 0) parts.push(`${level[hex]! > 0 ? '+' : '−'}${Math.abs(level[hex]!)}`);
  if (layers.water[hex] !== 0) parts.push(`d${layers.depth[hex]}`);
  if (layers.bridge[hex] !== 0) parts.push(`b${layers.bridgeHeight[hex]}`);
  return parts.join(' ');
}

/** Type and height of a building, and below it the construction factor. */
function roofLabels({ layers }: Board, hex: HexId): string[] {
  const type = layers.building[hex]!;
  if (type === 0) return [];
  return [`${BUILDING_LETTERS[type] ?? 'F'}${layers.buildingHeight[hex]}`, `CF${layers.buildingCf[hex]}`];
}
