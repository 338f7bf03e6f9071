import { readdirSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { looksLikeForce, MAX_UNIT_BYTES, remarksOn } from '@hexfall/data';
import { type NamedUnit, parseUnitFile } from '@hexfall/protocol';
import { averageUnit } from './average-unit.ts';
import { FailedError, UsageError } from './exit.ts';
import { reasonOf } from './files.ts';
import { formatCount } from './format-count.ts';
import type { ReadForce } from './read-force.ts';
import { unique } from './remarks.ts';
import { isUnitPath, readFileText } from './unit-file.ts';

/** Whether there is a folder of that name. Text that the system does not accept as a path, such as a very long name, is not a folder. */
export function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/**
 * Reads the unit files of a folder as one force with average crews, in order of file name. Other files and subfolders are
 * skipped. A single bad unit file is an error, because a force that lacks a unit would be a different force.
 */
export function readForceFolder(folder: string): ReadForce {
  const files = unitFilesOf(folder);
  if (files.length === 0) throw new UsageError(`${folder}: no unit file (.mtf or .json) in this folder.`);
  const read = files.map(readFile);
  const broken = read.filter(unit => typeof unit === 'string');
  if (broken.length > 0) throw brokenFilesError(folder, broken, files.length);
  const units = read.filter(unit => typeof unit !== 'string');
  return {
    name: basename(resolve(folder)),
    side: {},
    units: units.map(averageUnit),
    warnings: unique(units.flatMap(remarksOn)),
  };
}

/** Skips names that begin with a dot, which operating systems leave behind. */
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

/** Returns a unit, or a sentence that says why the file is not one. */
function readFile(path: string): NamedUnit | string {
  const text = readFileText(path, MAX_UNIT_BYTES);
  if (!text.ok) return text.errors[0]!.message;
  if (/\.json$/i.test(path) && isForceText(text.value))
    return `${path}: this is a force file; name the file itself instead of its folder.`;
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

const MAX_LISTED = 10;

function brokenFilesError(folder: string, broken: readonly string[], files: number): FailedError {
  const head = `${folder}: ${broken.length} of ${formatCount(files, 'unit file')} cannot be used, so the force would be incomplete:`;
  const more = broken.length - MAX_LISTED;
  return new FailedError(head, [...broken.slice(0, MAX_LISTED), ...(more > 0 ? [`and ${more} more`] : [])]);
}
