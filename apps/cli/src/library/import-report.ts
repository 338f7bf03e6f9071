import { formatCount } from '../format-count.ts';
import { entryFacts } from './entry-facts.ts';
import { type Duplicate, entryTitle, type ImportResult } from './import-files.ts';
import type { LibraryEntry } from './library-index.ts';

/** How many lines of each kind are shown; `--json` has all of them. */
const MAX_LINES = 12;

/** Formats the result of an import for people. */
export function reportImport(result: ImportResult, library: string): string {
  const { entries, unchanged, refused, duplicates, left } = result;
  const units = entries.filter(entry => entry.kind === 'unit').length;
  const boards = entries.length - units;
  const head = `${formatCount(units, 'unit')} and ${formatCount(boards, 'board')}, ${unchanged} of them unchanged. Library: ${library}`;
  return [
    left === 0
      ? head
      : `Interrupted: ${head}\n${formatCount(left, 'file')} not read yet; run the same command again to continue.`,
    ...playedLines(entries),
    ...section('Unknown equipment, which takes up its slots and does nothing', countUnknown(entries)),
    ...section('Read with a remark', countRemarks(entries)),
    ...list(
      `${formatCount(duplicates.length, 'file')} left out, because the name is already taken`,
      duplicates.map(describeDuplicate),
    ),
    ...list(`${formatCount(refused.length, 'file')} refused`, refused),
    '',
  ].join('\n');
}

function describeDuplicate({ path, name, kept }: Duplicate): string {
  return `${path}: ${name} was already imported from ${kept}`;
}

/** Converts the result of an import to JSON. */
export function importToJson(result: ImportResult, library: string): object {
  const { entries, unchanged, refused, duplicates, left } = result;
  return {
    library,
    units: entries.filter(entry => entry.kind === 'unit').length,
    boards: entries.filter(entry => entry.kind === 'board').length,
    unchanged,
    left,
    played: countPlayed(entries),
    unplayed: Object.fromEntries(unplayedUnits(entries)),
    unknownEquipment: Object.fromEntries(countUnknown(entries)),
    remarks: Object.fromEntries(countRemarks(entries)),
    duplicates,
    refused,
  };
}

/** Returns the units that fight without something they carry, each with the names of those items. */
function unplayedUnits(entries: readonly LibraryEntry[]): readonly (readonly [title: string, items: string[]])[] {
  return entries.flatMap(entry => {
    const items = entry.kind === 'unit' ? [...new Set(entryFacts(entry)?.unplayed)] : [];
    return items.length === 0 ? [] : [[entryTitle(entry), items] as const];
  });
}

function countPlayed(entries: readonly LibraryEntry[]): number {
  return entries.filter(entry => entry.kind === 'unit').length - unplayedUnits(entries).length;
}

/** Returns how many units fight with everything they carry, and what the others fight without. */
function playedLines(entries: readonly LibraryEntry[]): string[] {
  const units = entries.filter(entry => entry.kind === 'unit').length;
  if (units === 0) return [];
  const head = `${countPlayed(entries)} of ${formatCount(units, 'unit')} fight with everything they carry.`;
  const missed = unplayedUnits(entries).flatMap(([, items]) => items);
  return ['', head, ...section('The others (hexfall units --unplayed) fight without', countEach(missed))];
}

function countUnknown(entries: readonly LibraryEntry[]): [string, number][] {
  return countEach(entries.flatMap(entry => (entry.kind === 'unit' ? entry.unknown : [])));
}

function countRemarks(entries: readonly LibraryEntry[]): [string, number][] {
  return countEach(entries.flatMap(entry => entry.remarks));
}

/** Returns how often each text occurs, the most frequent first. */
function countEach(texts: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
}

function section(title: string, counts: readonly (readonly [string, number])[]): string[] {
  return list(
    title,
    counts.map(([text, times]) => `${String(times).padStart(5)} x ${text}`),
  );
}

function list(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const more = lines.length - MAX_LINES;
  const rest = more > 0 ? [`  and ${more} more (--json lists all)`] : [];
  return ['', `${title}:`, ...lines.slice(0, MAX_LINES).map(line => `  ${line}`), ...rest];
}
