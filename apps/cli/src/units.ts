import { CATALOGUE, catalogueMech, type MechBlueprint, type UnitName, UnitNames, unitTitle } from '@hexfall/data';
import type { MechSpec } from '@hexfall/rules';
import { FailedError, UsageError } from './exit.ts';
import type { LibraryEntry, UnitEntry } from './library/library-index.ts';
import { libraryEntries, libraryUnit } from './library/open-library.ts';
import { isUnitPath, MOST_UNIT_BYTES, type NamedUnit, parseUnitFile, readFileText } from './unit-file.ts';

/** A unit that can be had by name, and how to get it. */
interface Candidate extends UnitName {
  readonly builtIn: boolean;
  /** Year of introduction; far in the future where nobody knows. */
  readonly year: number;
  load(): NamedUnit;
}

/** One unit by what a user typed: a file, or the name of a built-in or imported unit. */
export function readUnit(name: string): MechSpec {
  return findUnit(name).spec;
}

/** The same with its names and what was noticed while it was read. */
export function findUnit(name: string): NamedUnit {
  return isUnitPath(name) ? readUnitFile(name) : unitByName(name).load();
}

function readUnitFile(path: string): NamedUnit {
  const text = readFileText(path, MOST_UNIT_BYTES);
  if (!text.ok) throw new UsageError(text.errors[0]);
  const unit = parseUnitFile(text.value, path);
  if (!unit.ok) throw new FailedError(unit.errors[0]);
  return unit.value;
}

/** A name that several units have means the built-in one; of several models that one which came first. */
function unitByName(name: string): Candidate {
  const match = unitNames().find(name);
  if (match.kind === 'one') return match.unit;
  if (match.kind === 'none') throw new UsageError(unknownName(name, match.suggestions));
  const [first] = match.units.filter(unit => unit.builtIn).sort((a, b) => a.year - b.year);
  if (match.exact && first !== undefined) return first;
  throw new UsageError(`"${name}" fits several units; say which: ${listTitles(match.units)}.`);
}

const MOST_LISTED = 12;

function listTitles(units: readonly UnitName[]): string {
  const titles = [...new Set(units.map(unitTitle))].sort();
  const more = titles.length - MOST_LISTED;
  return titles.slice(0, MOST_LISTED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** Enough to show what names look like. */
const EXAMPLES = 'Hunchback HBK-4G, Atlas AS7-D and Timber Wolf Prime';

function unknownName(name: string, suggestions: readonly UnitName[]): string {
  const what = `"${name}" is no unit that is built in or imported, and no .mtf or .json file`;
  if (suggestions.length > 0) return `${what}. Did you mean ${listTitles(suggestions)}?`;
  return `${what}. Built in are ${CATALOGUE.length} units, such as ${EXAMPLES}; hexfall import adds more.`;
}

let known: { readonly entries: readonly LibraryEntry[]; readonly names: UnitNames<Candidate> } | undefined;

/** Built-in units come first. The names are made ready once, and again when the library has changed. */
function unitNames(): UnitNames<Candidate> {
  const entries = libraryEntries();
  if (known?.entries !== entries) {
    const imported = entries.filter((entry): entry is UnitEntry => entry.kind === 'unit');
    const units = [...CATALOGUE.map(builtInCandidate), ...imported.map(importedCandidate)];
    known = { entries, names: new UnitNames(units) };
  }
  return known.names;
}

const UNKNOWN_YEAR = 9999;

function builtInCandidate(blueprint: MechBlueprint): Candidate {
  const load = (): NamedUnit => ({ ...nameOf(blueprint), spec: catalogueMech(blueprint), warnings: [] });
  return { ...nameOf(blueprint), builtIn: true, year: blueprint.year ?? UNKNOWN_YEAR, load };
}

function nameOf({ chassis, model, clanName = '' }: MechBlueprint): UnitName {
  return { chassis, model, clanName };
}

function importedCandidate(entry: UnitEntry): Candidate {
  const { chassis, model, clanName } = entry;
  return { chassis, model, clanName, builtIn: false, year: UNKNOWN_YEAR, load: () => libraryUnit(entry) };
}
