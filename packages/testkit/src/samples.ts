import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type MtfUnit, parseMtf } from '@hexfall/data';
import { readReferenceFile, referenceFolder } from './reference.ts';

const FOLDER = join('data', 'mtf');

/** Returns the paths of the sample files by their names, in any folder. */
export function samplePaths(): ReadonlyMap<string, string> {
  const paths = readdirSync(join(referenceFolder()!, FOLDER), { encoding: 'utf8', recursive: true }).sort();
  return new Map(
    paths.filter(path => path.endsWith('.mtf')).map(path => [basename(path), join(FOLDER, path)] as const),
  );
}

/** All sample units by the names of their files. */
export function sampleUnits(): ReadonlyMap<string, MtfUnit> {
  return new Map(
    [...samplePaths()].map(([file, path]) => {
      const unit = parseMtf(readReferenceFile(path), file);
      if (!unit.ok) throw new Error(unit.errors.map(error => error.message).join('\n'));
      return [file, unit.value] as const;
    }),
  );
}
