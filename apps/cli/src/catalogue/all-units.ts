import { CATALOGUE, catalogueMech, type UnitFacts, unitFacts } from '@hexfall/data';
import { entryFacts } from '../library/entry-facts.ts';
import type { UnitEntry } from '../library/library-index.ts';
import { libraryEntries } from '../library/open-library.ts';

/** A unit that a player can choose. */
export interface ListedUnit extends UnitFacts {
  readonly builtIn: boolean;
}

/** Returns every unit that can be named, built-in ones first. Imported units that can no longer be read are left out. */
export function allUnits(): readonly ListedUnit[] {
  const builtIn = CATALOGUE.map(unit => Object.assign({ builtIn: true }, unitFacts(catalogueMech(unit), unit)));
  const entries = libraryEntries().filter((entry): entry is UnitEntry => entry.kind === 'unit');
  return [...builtIn, ...entries.flatMap(importedUnit)];
}

function importedUnit(entry: UnitEntry): readonly ListedUnit[] {
  const facts = entryFacts(entry);
  return facts === undefined ? [] : [{ ...facts, builtIn: false }];
}
