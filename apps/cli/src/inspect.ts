import { remarksOn, unitFullTitle } from '@hexfall/data';
import { specToJson } from '@hexfall/protocol';
import { parseProfile } from '@hexfall/rules';
import { createMechSheet, formatMechSheet, mechSheetHtml, mechSheetSvg, type TextOptions } from '@hexfall/view';
import { isBoardName, isImportedBoard } from './boards.ts';
import { quote } from './clean-text.ts';
import { UsageError } from './exit.ts';
import { writeText } from './files.ts';
import { inspectBoard } from './inspect-board.ts';
import type { Output } from './output.ts';
import { outputWidth } from './table.ts';
import { findUnit } from './units.ts';

export interface InspectOptions {
  readonly rules: string;
  readonly svg?: string;
  readonly html?: string;
  readonly json: boolean;
}

type Write = (text: string) => void;

/** Prints or draws the record sheet of a unit, or a board. */
export function inspect(name: string, options: InspectOptions, output: Output): void {
  if (isBoardName(name)) return inspectBoard(name, options, output);
  const { write, note } = output;
  const unit = findUnit(name);
  if (isImportedBoard(name)) note([`an imported board has this name too; hexfall board ${quote(name)} shows it.`]);
  const profile = parseProfile(options.rules);
  if (!profile.ok) throw new UsageError(profile.errors[0]!.message);
  const notes = remarksOn(unit);
  if (options.json) {
    note(notes);
    return write(`${JSON.stringify(specToJson(unit.spec))}\n`);
  }
  const sheet = createMechSheet(unit.spec, { profile: profile.value, title: unitFullTitle(unit), notes });
  const drawings = [
    [options.svg, mechSheetSvg],
    [options.html, mechSheetHtml],
  ] as const;
  const wanted = drawings.filter(([path]) => path !== undefined);
  for (const [path, draw] of wanted) writeDrawing(path!, draw(sheet), write);
  if (wanted.length > 0) return note(notes);
  output.writeStyled(isStyled => `${formatMechSheet(sheet, textOptions(isStyled)).join('\n')}\n`);
}

/** Writes to a file, or to standard output if the path is `-`. */
function writeDrawing(path: string, content: string, write: Write): void {
  if (path === '-') return write(content);
  writeText(path, content);
  write(`Record sheet: ${path}\n`);
}

const MIN_WIDTH = 80;
const MAX_WIDTH = 100;

/** Bold and faint text suit light and dark screens alike. */
function textOptions(isStyled: boolean): TextOptions {
  const width = Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, outputWidth()));
  if (!isStyled) return { width };
  return {
    width,
    heading: text => `\u001B[1m${text}\u001B[22m`,
    faint: text => `\u001B[2m${text}\u001B[22m`,
  };
}
