import { formatMtf, formatUnit } from '@hexfall/data';
import type { NamedUnit } from '@hexfall/protocol';
import { UsageError } from '../exit.ts';
import { writeText } from '../files.ts';
import { claimOutput } from '../output-file.ts';

/** Writes a unit to a file, for the user to change. Returns the message for the user. */
export function saveUnit({ spec, blueprint }: NamedUnit, path: string, force: boolean): string {
  const format = /\.mtf$/i.test(path) ? formatMtf : /\.json$/i.test(path) ? formatUnit : undefined;
  if (format === undefined) throw new UsageError(`--save ${path}: the name must end in .mtf or .json.`);
  if (blueprint === undefined)
    throw new UsageError(`${spec.name} has only a record sheet; a unit file cannot be made of that.`);
  const lock = claimOutput(path, { force });
  try {
    writeText(path, format(blueprint));
  } finally {
    lock.release();
  }
  return `${spec.name}: ${path}\nhexfall inspect ${path} checks it after a change.\nEvery command takes the file in place of a name.\n`;
}
