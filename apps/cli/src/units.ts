import {
  CATALOGUE,
  catalogueMech,
  listSome,
  MAX_UNIT_BYTES,
  type MechBlueprint,
  type Namesake,
  preferredUnit,
  UNKNOWN_YEAR,
  type UnitName,
  UnitNames,
  unitTitle,
} from '@hexfall/data';
import { type NamedUnit, parseUnitFile } from '@hexfall/protocol';
import type { MechSpec } from '@hexfall/rules';
import { quote } from './clean-text.ts';
import { FailedError, UsageError } from './exit.ts';
import { isFolder } from './force-folder.ts';
import type { LibraryEntry, UnitEntry } from './library/library-index.ts';
import { libraryEntries, loadLibraryUnit } from './library/open-library.ts';
import { isUnitPath, readFileText } from './unit-file.ts';

/** A unit that can be loaded by name. */
interface Candidate extends Namesake {
  load(): NamedUnit;
}

/** Reads a unit from what the user typed: a file, or the name of a built-in or imported unit. */
export function readUnit(name: string): MechSpec {
  return findUnit(name).spec;
}

/** Finds a unit in the same way as `readUnit`, and returns it with its names and warnings. */
export function findUnit(name: string): NamedUnit {
  return isUnitPath(name) ? readUnitFile(name) : unitByName(name).load();
}

/** Whether a unit has this name or model, or is of this chassis. */
export function isUnitName(name: string): boolean {
  const match = unitNames().find(name);
  return match.kind !== 'none' && match.exact;
}

function readUnitFile(path: string): NamedUnit {
  const text = readFileText(path, MAX_UNIT_BYTES);
  if (!text.ok) throw text.errors[0]!;
  const unit = parseUnitFile(text.value, path);
  if (!unit.ok) throw new FailedError(unit.errors[0]!);
  return unit.value;
}

function unitByName(name: string): Candidate {
  const match = unitNames().find(name);
  const unit = preferredUnit(match);
  if (unit !== undefined) return unit;
  if (match.kind === 'several')
    throw new UsageError(`${quote(name)} matches several units; name one of them: ${listTitles(match.units)}.`);
  // A user who types a path means a file or a folder.
  if (isFolder(name)) throw new UsageError(`${name}: this is a folder, not a unit.`);
  if (/[\\/]$/.test(name)) throw new UsageError(`${name}: no such folder.`);
  if (/^[.~]|[\\/]/.test(name)) throw new UsageError(`${name}: no such file or folder.`);
  throw new UsageError(unknownNameMessage(name, match.kind === 'none' ? match.suggestions : []));
}

function listTitles(units: readonly UnitName[]): string {
  return listSome([...new Set(units.map(unitTitle))].sort());
}

/** Examples of names for error messages. */
const EXAMPLES = 'Hunchback HBK-4G, Atlas AS7-D and Timber Wolf Prime';

function unknownNameMessage(name: string, suggestions: readonly UnitName[]): string {
  const what = `${quote(name)} is not a built-in or imported unit, nor a .mtf or .json file`;
  if (suggestions.length > 0) return `${what}. Did you mean ${listTitles(suggestions)}?`;
  return `${what}. There are ${CATALOGUE.length} built-in units, such as ${EXAMPLES}; hexfall import adds more.`;
}

let cached: { readonly entries: readonly LibraryEntry[]; readonly names: UnitNames<Candidate> } | undefined;

/** Returns all unit names, built-in ones first. They are indexed once, and again when the library has changed. */
function unitNames(): UnitNames<Candidate> {
  const entries = libraryEntries();
  if (cached?.entries !== entries) {
    const imported = entries.filter((entry): entry is UnitEntry => entry.kind === 'unit');
    const units = [...CATALOGUE.map(builtInCandidate), ...imported.map(importedCandidate)];
    cached = { entries, names: new UnitNames(units) };
  }
  return cached.names;
}

function builtInCandidate(blueprint: MechBlueprint): Candidate {
  const load = (): NamedUnit => ({ ...nameOf(blueprint), spec: catalogueMech(blueprint), blueprint, warnings: [] });
  return { ...nameOf(blueprint), builtIn: true, year: blueprint.year ?? UNKNOWN_YEAR, load };
}

function nameOf({ chassis, model, clanName = '' }: MechBlueprint): UnitName {
  return { chassis, model, clanName };
}

function importedCandidate(entry: UnitEntry): Candidate {
  const { chassis, model, clanName } = entry;
  return { chassis, model, clanName, builtIn: false, year: UNKNOWN_YEAR, load: () => loadLibraryUnit(entry) };
}
