import { readdirSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { type Force, looksLikeForce } from '@hexfall/data';
import { averageUnit } from './average-unit.ts';
import { counted } from './counted.ts';
import { FailedError, UsageError } from './exit.ts';
import { reasonOf } from './files.ts';
import { isUnitPath, MOST_UNIT_BYTES, type NamedUnit, parseUnitFile, readFileText } from './unit-file.ts';

export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/**
 * The force that the unit files of a folder make, in the order of their names, with average crews. Other files are passed over,
 * and so are folders inside it. A force that lacks a unit would be another force: one file that cannot be read is too many.
 */
export function readForceFolder(folder: string): Force {
  const files = unitFilesOf(folder);
  if (files.length === 0) throw new UsageError(`${folder}: there is no unit file (.mtf or .json) in this folder.`);
  const read = files.map(readFile);
  const broken = read.filter(unit => typeof unit === 'string');
  if (broken.length > 0) throw new FailedError(complaint(folder, broken, files.length));
  const units = read.filter(unit => typeof unit !== 'string');
  return {
    name: basename(resolve(folder)),
    side: {},
    units: units.map(({ spec }) => averageUnit(spec)),
    warnings: [],
  };
}

/** Names that begin with a dot are what systems leave behind. */
function unitFilesOf(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter(name => isUnitPath(name) && !name.startsWith('.'))
      .sort()
      .map(name => join(folder, name))
      .filter(path => !isFolder(path));
  } catch (error) {
    throw new UsageError(`${folder}: ${reasonOf(error)}.`);
  }
}

/** A unit, or the sentence that says why it is none. */
function readFile(path: string): NamedUnit | string {
  const text = readFileText(path, MOST_UNIT_BYTES);
  if (!text.ok) return text.errors[0]!;
  if (/\.json$/i.test(path) && isForceText(text.value))
    return `${path}: this is a force file; name it instead of its folder.`;
  const unit = parseUnitFile(text.value, path);
  return unit.ok ? unit.value : unit.errors[0]!;
}

function isForceText(text: string): boolean {
  try {
    return looksLikeForce(JSON.parse(text));
  } catch {
    return false;
  }
}

const MOST_TOLD = 10;

function complaint(folder: string, broken: readonly string[], files: number): string {
  const head = `${folder}: ${broken.length} of ${counted(files, 'unit file')} cannot be used, and without them it would be another force:`;
  const more = broken.length - MOST_TOLD;
  return [head, ...broken.slice(0, MOST_TOLD), ...(more > 0 ? [`and ${more} more`] : [])].join('\n  ');
}
