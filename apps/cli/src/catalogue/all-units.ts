import { CATALOGUE, catalogueMech, type UnitFacts, unitFacts } from '@hexfall/data';
import { ENGINE_VERSION } from '@hexfall/protocol';
import { FailedError, UsageError } from '../exit.ts';
import type { UnitEntry } from '../library/library-index.ts';
import { libraryEntries, loadLibraryUnit } from '../library/open-library.ts';
import { listFacts } from '../library/read-entry.ts';

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
  const facts = entry.listed?.version === ENGINE_VERSION ? entry.listed.facts : readFacts(entry);
  return facts === undefined ? [] : [{ ...facts, builtIn: false }];
}

/** Works the facts out again for a unit that another version of the program imported. */
function readFacts(entry: UnitEntry): UnitFacts | undefined {
  try {
    const { spec, blueprint } = loadLibraryUnit(entry);
    return listFacts(spec, blueprint)?.facts;
  } catch (error) {
    if (error instanceof FailedError || error instanceof UsageError) return undefined;
    throw error;
  }
}
