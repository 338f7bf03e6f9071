import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { CrewSkill, Force } from '@hexfall/data';
import { readSkill } from '../crews.ts';
import { FailedError, UsageError } from '../exit.ts';
import { reasonOf } from '../files.ts';
import { isFolder } from '../force-folder.ts';
import { type CrewOptions, readForce, readForcePart } from '../forces.ts';
import { unique } from '../remarks.ts';

/** A force and its source: what the user typed, or the path of a file in a folder that the user named. */
export interface NamedForce {
  readonly source: string;
  readonly force: Force;
}

export interface NamedForces {
  readonly forces: readonly NamedForce[];
  /** Files that were skipped, each with the reason, and warnings about the forces that were read. */
  readonly notes: readonly string[];
}

const READABLE = /\.(?:mtf|json|ya?ml|mul)$/i;

/**
 * Reads the forces that a user named. A folder stands for every unit and force file in it and in its subfolders; files that
 * cannot be read or played are skipped with a note. A force that the user named directly must be valid.
 */
export function readForces(names: readonly string[], options: CrewOptions, check: (force: Force) => void): NamedForces {
  const crew = options.skill === undefined ? undefined : readSkill('--skill', options.skill);
  const forces: NamedForce[] = [];
  const notes: string[] = [];
  for (const name of names) {
    if (!isFolder(name)) {
      forces.push({ source: name, force: readForce(name, options) });
      continue;
    }
    for (const path of filesOf(name)) {
      const read = readFile(path, crew, check);
      if (typeof read === 'string') notes.push(`skipped ${read}`);
      else forces.push({ source: path, force: read });
    }
  }
  return { forces, notes: unique([...notes, ...forces.flatMap(({ force }) => force.warnings)]) };
}

/** Returns the unit and force files of a folder, by name. Pipes and devices are left out: reading one might never end. */
function filesOf(folder: string): string[] {
  try {
    const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => join(folder, name));
    return paths
      .filter(path => READABLE.test(path) && statSync(path, { throwIfNoEntry: false })?.isFile() !== false)
      .sort();
  } catch (error) {
    throw new UsageError(`${folder}: ${reasonOf(error)}.`);
  }
}

/** Returns a force, or a sentence that names the file and says why it cannot be used. */
function readFile(path: string, crew: CrewSkill | undefined, check: (force: Force) => void): Force | string {
  try {
    const force = readForcePart(path, crew);
    check(force);
    return force;
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof FailedError)) throw error;
    return error.message.includes(path) ? error.message : `${path}: ${error.message}`;
  }
}
