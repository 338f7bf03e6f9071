import type { UnitFacts } from '@hexfall/data';
import { ENGINE_VERSION } from '@hexfall/protocol';
import { FailedError, UsageError } from '../exit.ts';
import type { UnitEntry } from './library-index.ts';
import { loadLibraryUnit } from './open-library.ts';
import { listFacts } from './read-entry.ts';

/** Returns the facts that lists show about an imported unit; `undefined` if the unit can no longer be read. */
export function entryFacts(entry: UnitEntry): UnitFacts | undefined {
  return entry.listed?.version === ENGINE_VERSION ? entry.listed.facts : readFacts(entry);
}

/** Computes the facts again for a unit that a different version of the program imported. */
function readFacts(entry: UnitEntry): UnitFacts | undefined {
  try {
    const { spec, blueprint } = loadLibraryUnit(entry);
    return listFacts(spec, blueprint)?.facts;
  } catch (error) {
    if (error instanceof FailedError || error instanceof UsageError) return undefined;
    throw error;
  }
}
