import { unitFullTitle } from '@hexfall/data';
import { specToJson } from '@hexfall/protocol';
import { parseProfile } from '@hexfall/rules';
import { createMechSheet, formatMechSheet, mechSheetHtml, mechSheetSvg, type TextOptions } from '@hexfall/view';
import { isBoardName } from './boards.ts';
import { UsageError } from './exit.ts';
import { writeText } from './files.ts';
import { inspectBoard } from './inspect-board.ts';
import { hasColor } from './terminal.ts';
import type { NamedUnit } from './unit-file.ts';
import { findUnit } from './units.ts';

export interface InspectOptions {
  readonly rules: string;
  readonly svg?: string;
  readonly html?: string;
  readonly json: boolean;
}

type Write = (text: string) => void;

/** Prints or draws the record sheet of a unit, or a board. */
export function inspect(name: string, options: InspectOptions, write: Write): void {
  if (isBoardName(name)) return inspectBoard(name, options, write);
  const unit = findUnit(name);
  const profile = parseProfile(options.rules);
  if (!profile.ok) throw new UsageError(profile.errors[0]!.message);
  if (options.json) return write(`${JSON.stringify(specToJson(unit.spec))}\n`);
  const sheet = createMechSheet(unit.spec, { profile: profile.value, ...describe(unit) });
  const drawings = [
    [options.svg, mechSheetSvg],
    [options.html, mechSheetHtml],
  ] as const;
  const wanted = drawings.filter(([path]) => path !== undefined);
  for (const [path, draw] of wanted) writeDrawing(path!, draw(sheet), write);
  if (wanted.length === 0) write(`${formatMechSheet(sheet, terminalOptions()).join('\n')}\n`);
}

/** Writes to a file, or to standard output if the path is `-`. */
function writeDrawing(path: string, content: string, write: Write): void {
  if (path === '-') return write(content);
  writeText(path, content);
  write(`Record sheet: ${path}\n`);
}

/** The title with both names of the unit, and those warnings that the sheet's own list of inert equipment does not cover. */
function describe(unit: NamedUnit): { title: string; notes: readonly string[] } {
  const inert = unit.spec.equipment.filter(item => item.kind === 'other').map(item => `"${item.name}"`);
  return {
    title: unitFullTitle(unit),
    notes: unit.warnings.filter(warning => !inert.some(name => warning.includes(name))),
  };
}

const MIN_WIDTH = 80;
const MAX_WIDTH = 100;

/** Bold and faint text, which suit light and dark screens alike, but only on a terminal. */
function terminalOptions(): TextOptions {
  const { isTTY, columns } = process.stdout;
  if (!isTTY) return { width: MAX_WIDTH };
  const width = Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, columns));
  if (!hasColor()) return { width };
  return {
    width,
    heading: text => `\u001B[1m${text}\u001B[22m`,
    faint: text => `\u001B[2m${text}\u001B[22m`,
  };
}
