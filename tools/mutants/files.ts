import { readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

/** Where mutants are planted, and whose tests have to kill them. */
const PLACE = 'packages/rules/src';

/** Tests that compare whole texts, play many games or try many cases kill everything and explain nothing. */
const NOT_SCENARIOS = /(?:golden|property|perft|invariants)\.test\.ts$|\/profile\//;

export interface Files {
  readonly tests: readonly string[];
  /** Sources in the chosen folders. */
  readonly mutated: readonly string[];
}

/** Returns the files to hunt in, or a sentence that says what is wrong with the command line. */
export function findFiles(root: string, wanted: readonly string[]): Files | string {
  const all = readdirSync(join(root, PLACE), { recursive: true, encoding: 'utf8' })
    .map(file => join(PLACE, file))
    .filter(file => file.endsWith('.ts'))
    .sort();
  const sources = all.filter(file => !file.endsWith('.test.ts'));
  const places = (wanted.length > 0 ? wanted : [PLACE]).map(path => relative(root, resolve(root, path)));
  const isIn = (file: string, place: string): boolean => file === place || file.startsWith(`${place}/`);
  const empty = places.find(place => !sources.some(file => isIn(file, place)));
  if (empty !== undefined) return `There is no source of ${PLACE} in "${empty}".`;
  return {
    tests: all.filter(file => file.endsWith('.test.ts') && !NOT_SCENARIOS.test(file)),
    mutated: sources.filter(file => places.some(place => isIn(file, place))),
  };
}
