import { formatBoard, MAP_STYLE_NAMES, MAP_STYLES, OWN_BOARDS } from '@hexfall/data';
import { type Board, LAYERS } from '@hexfall/hex';
import { boardHtml, boardSvg, describeHex, formatBoardMap } from '@hexfall/view';
import { type NamedBoard, readNamedBoard } from './boards.ts';
import { writeText } from './files.ts';
import type { Output } from './output.ts';
import { refuseExisting } from './output-file.ts';

export interface InspectBoardOptions {
  readonly svg?: string;
  readonly html?: string;
  readonly save?: string;
  readonly force?: boolean;
  readonly json: boolean;
}

type Write = (text: string) => void;

/** Prints a board as text or JSON, or writes it as a picture, a web page or a .board file. */
export function inspectBoard(name: string, options: InspectBoardOptions, { write, writeStyled, note }: Output): void {
  const named = readNamedBoard(name);
  if (!options.json) note(named.remarks);
  const files: readonly (readonly [string | undefined, () => string])[] = [
    [options.svg, () => boardSvg(named.board, named)],
    [options.html, () => boardHtml(named)],
    [options.save, () => boardFileText(named)],
  ];
  // Only the board file is protected: a picture can be drawn again, but a board may be someone's own work.
  if (options.save !== undefined) refuseExisting(options.save, { force: options.force === true });
  let saved = false;
  for (const [path, content] of files) {
    if (path === undefined) continue;
    writeText(path, content());
    if (!options.json) write(`${named.title}: written to ${path}\n`);
    saved = true;
  }
  if (options.json) write(`${JSON.stringify(factsOf(named))}\n`);
  else if (!saved)
    writeStyled(
      isStyled => `${[heading(named), '', ...formatBoardMap(named.board, mapOptions(isStyled))].join('\n')}\n`,
    );
}

/** Prints all built-in boards and map styles. */
export function listBoards(options: { readonly json: boolean }, write: Write): void {
  const boards = OWN_BOARDS.map(({ name, title, description }) => ({ name, title, description }));
  const styles = MAP_STYLE_NAMES.map(name => ({ name, description: MAP_STYLES[name].description }));
  if (options.json) return write(`${JSON.stringify({ boards, styles })}\n`);
  const row = ({ name, description }: { name: string; description: string }): string =>
    `  ${name.padEnd(16)} ${description}`;
  const lines = [
    'boards',
    ...boards.map(row),
    '',
    'map styles, for style:WIDTHxHEIGHT:seed such as hills:32x34:7; add :sym for a symmetric map, the same from both sides',
    ...styles.map(row),
  ];
  for (const line of lines) write(`${line}\n`);
}

function heading({ title, description, board }: NamedBoard): string {
  const size = `${title}, ${board.grid.width}x${board.grid.height} hexes`;
  return description === '' ? size : `${size}: ${description}`;
}

/** Returns the color and width to use on standard output. */
function mapOptions(color: boolean): { color: boolean; width?: number } {
  const { isTTY, columns } = process.stdout;
  return isTTY && columns > 0 ? { color, width: columns } : { color };
}

function boardFileText({ board, description, title }: NamedBoard): string {
  return formatBoard({ board, tags: [title], description, notes: [] });
}

/** Returns what `--json` prints: metadata, and how many hexes have each level, each terrain and each description in words. */
function factsOf({ board, title, description, source, remarks }: NamedBoard): object {
  const hexes = Array.from({ length: board.grid.size }, (_, hex) => hex);
  return {
    title,
    description,
    source,
    remarks,
    width: board.grid.width,
    height: board.grid.height,
    levels: countBy(hexes.map(hex => String(board.level[hex]))),
    terrain: terrainCounts(board),
    hexes: countBy(hexes.map(hex => describeHex(board, hex))),
  };
}

/** Counts the hexes of each layer that is a terrain by itself. Layers that only add details to another layer are left out. */
function terrainCounts({ layers }: Board): Record<string, number> {
  const isDetail = (layer: string): boolean => /(Exits|Height|Cf|Class|Armor)$|^(depth|basement)$/.test(layer);
  const counts = LAYERS.filter(layer => !isDetail(layer)).map(
    layer => [layer, layers[layer].filter(value => value !== 0).length] as const,
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

function countBy(keys: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}
