import { type Board, formatHex, type HexId, type Layer } from '@hexfall/hex';
import type { BoardFile } from './board-file.ts';
import { quote } from './board-file-tokens.ts';

/** Terrain written as `name:level`, in the order in which it appears in a hex. */
const PLAIN: readonly (readonly [string, Layer])[] = [
  ['woods', 'woods'],
  ['jungle', 'jungle'],
  ['foliage_elev', 'foliageHeight'],
  ['rapids', 'rapids'],
  ['ice', 'ice'],
  ['rough', 'rough'],
  ['rubble', 'rubble'],
  ['swamp', 'swamp'],
  ['mud', 'mud'],
  ['sand', 'sand'],
  ['tundra', 'tundra'],
  ['snow', 'snow'],
  ['magma', 'magma'],
  ['planted_fields', 'field'],
  ['heavy_industrial', 'industrial'],
  ['pavement', 'pavement'],
  ['smoke', 'smoke'],
  ['fire', 'fire'],
  ['impassable', 'impassable'],
];

/** By depth: a basement type. The other types of the format differ only in how units fall in. */
const BASEMENT_TYPE: readonly number[] = [1, 4, 2];

/**
 * Formats a board so that reading the text gives the same board, tags, description, notes and themes.
 *
 * @example
 * ```ts
 * import { formatBoard } from '@hexfall/data';
 * import { createBoard } from '@hexfall/hex';
 *
 * const board = createBoard(1, 1, [{ level: 2, layers: { rough: 1 } }]);
 * const text = formatBoard({ board, tags: [], description: '', notes: [] });
 * text.split('\n')[1]; // => 'hex 0101 2 "rough:1" ""'
 * ```
 */
export function formatBoard(file: Omit<BoardFile, 'warnings'>): string {
  const { board, tags, description, notes, themes } = file;
  const { grid } = board;
  const lines = [`size ${grid.width} ${grid.height}`];
  for (const tag of tags) lines.push(`tag ${quote(tag)}`);
  if (description !== '') lines.push(`description ${quote(description)}`);
  for (let hex = 0; hex < grid.size; hex++) {
    const theme = quote(themes?.[hex] ?? '');
    lines.push(`hex ${formatHex(grid, hex)} ${board.level[hex]} ${quote(terrainsOf(board, hex))} ${theme}`);
  }
  for (const note of notes) lines.push(`note ${formatHex(grid, note.hex)} ${quote(note.text)}`);
  lines.push('end', '');
  return lines.join('\n');
}

function terrainsOf(board: Board, hex: HexId): string {
  const at = (layer: Layer): number => board.layers[layer][hex]!;
  const items: string[] = [];
  for (const [name, layer] of PLAIN) if (at(layer) > 0) items.push(`${name}:${at(layer)}`);
  if (at('water') > 0) items.push(`water:${at('depth')}`);
  if (at('road') > 0) items.push(`road:${at('road')}:${at('roadExits')}`);
  if (at('bridge') > 0) {
    items.push(`bridge:1:${at('bridgeExits')}`, `bridge_elev:${at('bridgeHeight')}`, `bridge_cf:${at('bridgeCf')}`);
  }
  if (at('building') > 0) items.push(...buildingItems(at));
  if (at('fuelTank') > 0) items.push('fuel_tank:1', `fuel_tank_elev:${at('fuelTankHeight')}`);
  if (at('cliffExits') > 0) items.push(`cliff_top:1:${at('cliffExits')}`);
  return items.join(';');
}

function buildingItems(at: (layer: Layer) => number): string[] {
  const items = [`building:${at('building')}:${at('buildingExits')}`];
  items.push(`bldg_elev:${at('buildingHeight')}`, `bldg_cf:${at('buildingCf')}`);
  if (at('buildingClass') > 0) items.push(`bldg_class:${at('buildingClass')}`);
  if (at('buildingArmor') > 0) items.push(`bldg_armor:${at('buildingArmor')}`);
  if (at('basement') > 0) items.push(`bldg_basement_type:${BASEMENT_TYPE[at('basement')] ?? 2}`);
  return items;
}
