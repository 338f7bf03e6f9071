import { formatCount } from '../format-count.ts';
import type { Duplicate, ImportResult } from './import-files.ts';
import type { LibraryEntry } from './library-index.ts';

/** Lines of each kind that are shown; `--json` has all of them. */
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
    unknownEquipment: Object.fromEntries(countUnknown(entries)),
    remarks: Object.fromEntries(countRemarks(entries)),
    duplicates,
    refused,
  };
}

function countUnknown(entries: readonly LibraryEntry[]): [string, number][] {
  return countEach(entries.flatMap(entry => (entry.kind === 'unit' ? entry.unknown : [])));
}

function countRemarks(entries: readonly LibraryEntry[]): [string, number][] {
  return countEach(entries.flatMap(entry => entry.remarks));
}

/** How often each text occurs, most frequent first. */
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
