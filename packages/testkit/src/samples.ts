import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type MtfUnit, parseMtf } from '@hexfall/data';
import { readReferenceFile, referenceFolder } from './reference.ts';

const FOLDERS = ['classic', 'later'];

/** Names of the sample files, with where they are. */
export function samplePaths(): ReadonlyMap<string, string> {
  const paths = FOLDERS.map(name => join('data', 'mtf', name)).flatMap(folder =>
    readdirSync(join(referenceFolder()!, folder)).map(file => [file, join(folder, file)] as const),
  );
  return new Map(paths);
}

/** All sample units by the name of their file. */
export function sampleUnits(): ReadonlyMap<string, MtfUnit> {
  return new Map(
    [...samplePaths()].map(([file, path]) => {
      const unit = parseMtf(readReferenceFile(path), file);
      if (!unit.ok) throw new Error(unit.errors.map(error => error.message).join('\n'));
      return [file, unit.value] as const;
    }),
  );
}
