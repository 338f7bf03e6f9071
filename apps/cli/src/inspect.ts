import { parseUnitText } from '@hexfall/data';
import { specToJson } from '@hexfall/protocol';
import {
  createForceSheets,
  forceSheetsHtml,
  formatMechSheet,
  type MechSheet,
  mechSheetHtml,
  mechSheetSvg,
  type TextOptions,
} from '@hexfall/view';
import { isBoardName, isImportedBoard } from './boards.ts';
import { quote } from './clean-text.ts';
import { UsageError } from './exit.ts';
import { isFile, writeText } from './files.ts';
import { inspectBoard } from './inspect-board.ts';
import type { Output } from './output.ts';
import { readSheetUnits, type SheetUnitsOptions } from './sheet-units.ts';
import { outputWidth } from './table.ts';
import { isUnitName } from './units.ts';

export interface InspectOptions extends SheetUnitsOptions {
  readonly svg?: string;
  readonly html?: string;
  readonly json: boolean;
}

type Write = (text: string) => void;

/** Prints or draws the record sheets of units, or a board. */
export function inspect(words: readonly string[], options: InspectOptions, output: Output): void {
  const name = nameOf(words);
  if (isBoardName(name)) {
    if (options.skill !== undefined || options.turn !== undefined)
      throw new UsageError('--skill and --turn are for units, not for a board.');
    return inspectBoard(name, options, output);
  }
  const { name: title, profile, units, notes } = readSheetUnits(name, options);
  if (isImportedBoard(name))
    output.note([`an imported board has this name too; hexfall board ${quote(name)} shows it.`]);
  if (options.json) {
    output.note(notes);
    const specs = units.map(({ spec }) => specToJson(spec));
    return output.write(`${JSON.stringify(specs.length === 1 ? specs[0] : specs)}\n`);
  }
  if (options.svg !== undefined && units.length > 1)
    throw new UsageError('--svg draws a single unit; --html writes the record sheets of a force.');
  showSheets(title, createForceSheets(units, profile), notes, options, output);
}

/** Joins words to a name. The words may be one name that was typed without quotes, or several units and files, as a shell lists them. */
function nameOf(words: readonly string[]): string {
  const name = words.join(' ');
  return !isKnown(name) && words.every(isKnown) ? words.join(',') : name;
}

/** Whether a text names a file, or a unit, possibly with a count and a crew. */
function isKnown(text: string): boolean {
  const written = parseUnitText(text);
  return isFile(text) || (written.ok && isUnitName(written.value.name));
}

function showSheets(
  title: string,
  sheets: readonly MechSheet[],
  notes: readonly string[],
  { svg, html }: InspectOptions,
  { write, note, writeStyled }: Output,
): void {
  const single = sheets.length === 1 ? sheets[0] : undefined;
  if (svg !== undefined) writeDrawing(svg, mechSheetSvg(sheets[0]!), 'Record sheet', write);
  if (html !== undefined) {
    const page = single === undefined ? forceSheetsHtml(title, sheets) : mechSheetHtml(single);
    writeDrawing(html, page, single === undefined ? 'Record sheets' : 'Record sheet', write);
  }
  if (svg !== undefined || html !== undefined) return note(notes);
  writeStyled(isStyled => {
    const texts = sheets.map(sheet => `${formatMechSheet(sheet, textOptions(isStyled)).join('\n')}\n`);
    return texts.join('\n\n');
  });
}

/** Writes to a file, or to standard output if the path is `-`. */
function writeDrawing(path: string, content: string, what: string, write: Write): void {
  if (path === '-') return write(content);
  writeText(path, content);
  write(`${what}: ${path}\n`);
}

const MIN_WIDTH = 80;
const MAX_WIDTH = 100;

/** Returns options for text. Bold and faint text suit both light and dark screens. */
function textOptions(isStyled: boolean): TextOptions {
  const width = Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, outputWidth()));
  if (!isStyled) return { width };
  return {
    width,
    heading: text => `\u001B[1m${text}\u001B[22m`,
    faint: text => `\u001B[2m${text}\u001B[22m`,
  };
}
