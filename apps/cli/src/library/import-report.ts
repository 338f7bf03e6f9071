import { counted } from '../counted.ts';
import type { Duplicate, ImportResult } from './import-files.ts';
import type { LibraryEntry } from './library-index.ts';

/** Lines of each kind that are shown; `--json` has all of them. */
const MOST_LINES = 12;

/** What an import did, for people. */
export function reportImport(result: ImportResult, library: string): string {
  const { entries, unchanged, refused, duplicates, left } = result;
  const units = entries.filter(entry => entry.kind === 'unit').length;
  const boards = entries.length - units;
  const head = `${counted(units, 'unit')} and ${counted(boards, 'board')}, ${unchanged} of them unchanged. Library: ${library}`;
  return [
    left === 0
      ? head
      : `Interrupted: ${head}\n${counted(left, 'file')} not looked at; the same command goes on from here.`,
    ...section('Equipment that no table has; it takes up its slots and does nothing', countUnknown(entries)),
    ...section('Read with a remark', countRemarks(entries)),
    ...list(
      `${counted(duplicates.length, 'file')} left out, since another file has a unit of that name`,
      duplicates.map(describeDuplicate),
    ),
    ...list(`${counted(refused.length, 'file')} refused`, refused),
    '',
  ].join('\n');
}

function describeDuplicate({ path, name, kept }: Duplicate): string {
  return `${path}: ${name} is already there from ${kept}`;
}

/** The same for programs. */
export function importToJson(result: ImportResult, library: string): object {
  const { entries, unchanged, refused, duplicates, left } = result;
  return {
    library,
    units: entries.filter(entry => entry.kind === 'unit').length,
    boards: entries.filter(entry => entry.kind === 'board').length,
    unchanged,
    left,
    unknownEquipment: Object.fromEntries(countUnknown(entries)),
    remarks: Object.fromEntries(countRemarks(entries)),
    duplicates,
    refused,
  };
}

function countUnknown(entries: readonly LibraryEntry[]): [string, number][] {
  return count(entries.flatMap(entry => (entry.kind === 'unit' ? entry.unknown : [])));
}

function countRemarks(entries: readonly LibraryEntry[]): [string, number][] {
  return count(entries.flatMap(entry => entry.remarks));
}

/** How often each comes, most frequent first. */
function count(texts: readonly string[]): [string, number][] {
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
  const more = lines.length - MOST_LINES;
  const rest = more > 0 ? [`  and ${more} more (--json lists all)`] : [];
  return ['', `${title}:`, ...lines.slice(0, MOST_LINES).map(line => `  ${line}`), ...rest];
}
