import { basename, join } from 'node:path';
import { parseBoard, parseMtf } from '@hexfall/data';
import type { Board } from '@hexfall/hex';
import type { MechSpec } from '@hexfall/rules';
import { readReferenceFile } from '../reference.ts';
import { samplePaths } from '../samples.ts';

/** A board of the reference, by its path within the reference folder. */
export function readReferenceBoard(path: string): Board {
  const parsed = parseBoard(readReferenceFile(path), path);
  if (!parsed.ok) throw new Error(parsed.errors.map(error => error.message).join('\n'));
  return parsed.value.board;
}

/** One of the reference boards that people play on, by the name of its file. */
export function readRealBoard(name: string): Board {
  return readReferenceBoard(join('data', 'boards', name));
}

/** A sample unit by the name of its file, with or without folders and extension. */
export function readReferenceUnit(name: string): MechSpec {
  const file = `${basename(name, '.mtf')}.mtf`;
  const path = samplePaths().get(file);
  if (path === undefined) throw new Error(`there is no unit file ${file}`);
  const parsed = parseMtf(readReferenceFile(path), file);
  if (!parsed.ok) throw new Error(parsed.errors.map(error => error.message).join('\n'));
  return parsed.value.spec;
}
