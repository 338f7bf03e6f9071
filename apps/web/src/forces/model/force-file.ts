import { formatForce, formatForceYaml } from '@hexfall/data';
import { nameOfId } from '../../begin/model/own-ids.ts';
import type { ForceRecord } from '../../library/records.ts';

export type ForceFormat = 'yaml' | 'json';

/** A file to save. */
export interface SavedFile {
  readonly name: string;
  readonly text: string;
  readonly type: string;
}

const TYPES: Readonly<Record<ForceFormat, string>> = { yaml: 'application/yaml', json: 'application/json' };

/** Writes a force as a file that every command and this page can read. */
export function forceFile({ id, units }: ForceRecord, format: ForceFormat): SavedFile {
  const written = units.map(unit => ({ ...unit, unit: nameOfId(unit.unit) }));
  const text = format === 'yaml' ? formatForceYaml(written, id) : formatForce(written, id);
  return { name: `${fileName(id)}.${format}`, text, type: TYPES[format] };
}

/** Returns a name that every system accepts for a file. */
export function fileName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
  return plain === '' ? 'force' : plain;
}
