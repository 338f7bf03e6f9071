import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Force } from '@hexfall/data';
import { FailedError, UsageError } from '../exit.ts';
import { reasonOf } from '../files.ts';
import { readForce, readPart } from '../forces.ts';

/** A force that was named, and by what: words of the command line, or a file of a folder that stands there. */
export interface NamedForce {
  readonly source: string;
  readonly force: Force;
}

export interface NamedForces {
  readonly forces: readonly NamedForce[];
  /** Files of folders that were left out, each with its reason, and what else was noticed. */
  readonly notes: readonly string[];
}

const READ = /\.(?:mtf|json|ya?ml|mul)$/i;

/**
 * Forces by what a user typed. A folder stands for every unit or force file in it, and in the folders inside; what cannot be
 * read or played there is told and left out. What was named itself must be right.
 */
export function readForces(names: readonly string[], check: (force: Force) => void): NamedForces {
  const forces: NamedForce[] = [];
  const notes: string[] = [];
  for (const name of names) {
    if (!isFolder(name)) {
      forces.push({ source: name, force: readForce(name) });
      continue;
    }
    for (const path of filesOf(name)) {
      const read = readFile(path, check);
      if (typeof read === 'string') notes.push(`skipped ${read}`);
      else forces.push({ source: path, force: read });
    }
  }
  return { forces, notes: [...notes, ...forces.flatMap(({ force }) => force.warnings)] };
}

function isFolder(name: string): boolean {
  return statSync(name, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** By name. Pipes and devices are no files: reading one could last for ever. */
function filesOf(folder: string): string[] {
  try {
    const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => join(folder, name));
    return paths
      .filter(path => READ.test(path) && statSync(path, { throwIfNoEntry: false })?.isFile() !== false)
      .sort();
  } catch (error) {
    throw new UsageError(`${folder}: ${reasonOf(error)}.`);
  }
}

/** A force, or one sentence that names the file and says why it is none. */
function readFile(path: string, check: (force: Force) => void): Force | string {
  try {
    const force = readPart(path);
    check(force);
    return force;
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof FailedError)) throw error;
    const [sentence = ''] = error.message.split('\n');
    return sentence.includes(path) ? sentence : `${path}: ${sentence}`;
  }
}
