import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { gearByTitle, MAX_BOARD_BYTES, MAX_UNIT_BYTES, type MechBlueprint, parseBoard, unitFacts } from '@hexfall/data';
import { ENGINE_VERSION, parseUnitFile } from '@hexfall/protocol';
import { fail, type MechSpec, type Result, succeed } from '@hexfall/rules';
import { writeFileAtomically } from '../files.ts';
import { readFileText } from '../unit-file.ts';
import type { FoundFile } from './find-files.ts';
import type { BoardEntry, LibraryEntry, ListedFacts, UnitEntry } from './library-index.ts';

/** Returns the folder in which the library keeps its copies. */
export function itemsFolder(library: string): string {
  return join(library, 'items');
}

type Content<T extends LibraryEntry> = Omit<T, 'source' | 'size' | 'modified' | 'copy'>;

/** Reads a file and stores a copy of it in the library; `undefined` for JSON that is not a unit. */
export function createEntry(library: string, file: FoundFile, name: string): Result<LibraryEntry, string> | undefined {
  const board = /\.board$/i.test(name);
  const text = readFileText(file.path, board ? MAX_BOARD_BYTES : MAX_UNIT_BYTES);
  if (!text.ok) return fail(text.errors[0]!.message);
  if (/\.json$/i.test(name) && !text.value.includes('"chassis"')) return undefined;
  const content = board ? readBoard(text.value, file.path, name) : readUnit(text.value, file.path);
  if (!content.ok) return content;
  const copy = storeCopy(library, text.value, extname(name).toLowerCase());
  const { size, modified } = file;
  return succeed({ ...content.value, source: resolve(file.path), size, modified, copy });
}

function readUnit(text: string, path: string): Result<Content<UnitEntry>, string> {
  const unit = parseUnitFile(text, path);
  if (!unit.ok) return unit;
  const { spec, blueprint, chassis, model, clanName, warnings } = unit.value;
  if (chassis === '') return fail(`${path}: the unit has no chassis name.`);
  const unknown = [...new Set(spec.equipment.filter(isUnknown).map(item => item.name))];
  const remarks = warnings.map(warning => withoutPlace(warning, path)).filter(remark => !isAboutAny(remark, unknown));
  return succeed({
    kind: 'unit',
    chassis,
    model,
    clanName,
    tonnage: spec.tonnage,
    unknown,
    remarks,
    listed: listFacts(spec, blueprint),
  });
}

/** Computes the facts that lists of units show, so that a list of thousands need not read every file. */
export function listFacts(spec: MechSpec, blueprint: MechBlueprint | undefined): ListedFacts | undefined {
  return blueprint === undefined ? undefined : { version: ENGINE_VERSION, facts: unitFacts(spec, blueprint) };
}

/** Whether no table has this equipment. Equipment that is in a table but has no rules counts as known. */
function isUnknown(item: { readonly kind: string; readonly name: string }): boolean {
  return item.kind === 'other' && gearByTitle(item.name) === undefined;
}

function isAboutAny(remark: string, names: readonly string[]): boolean {
  return names.some(name => remark.includes(`"${name}"`) && remark.includes('unknown'));
}

function readBoard(text: string, path: string, name: string): Result<Content<BoardEntry>, string> {
  const file = parseBoard(text, path);
  if (!file.ok) return fail(file.errors[0]!.message);
  const { width, height } = file.value.board.grid;
  const remarks = file.value.warnings.map(warning => withoutPlace(warning, path));
  return succeed({ kind: 'board', name: name.replace(/\.board$/i, ''), width, height, remarks });
}

/** Returns a warning without file and line, so that equal remarks about many files can be counted. */
function withoutPlace(warning: string, path: string): string {
  const remark = warning.startsWith(path) ? warning.slice(path.length).replace(/^(?:, line \d+)?: /, '') : warning;
  return remark.replace(/(?: \(\d+ times in this file\))?\.$/, '');
}

/** Stores a copy that is named by a hash of its content, so that equal files share one copy, and a copy never changes. */
function storeCopy(library: string, text: string, extension: string): string {
  const copy = `${createHash('sha256').update(text).digest('hex').slice(0, 32)}${extension}`;
  const path = join(itemsFolder(library), copy);
  if (!existsSync(path)) writeFileAtomically(path, text);
  return copy;
}
