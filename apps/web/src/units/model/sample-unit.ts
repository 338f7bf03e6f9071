import { findInCatalogue, unitFullTitle, unitTitle } from '@hexfall/data';
import { namedUnit } from '../../begin/model/match-parts.ts';
import type { FoundUnit } from './find-unit.ts';

/** Returns a unit of the catalogue, for tests. */
export function sampleUnit(name: string): FoundUnit {
  const named = namedUnit(findInCatalogue(name)!);
  return { id: unitTitle(named), title: unitFullTitle(named), builtIn: true, named };
}
