import type { NamedUnit } from '@hexfall/protocol';
import { fail, type Result, succeed } from '@hexfall/rules';
import { matchParts } from '../../begin/model/match-parts.ts';
import { isOwnId, nameOfId } from '../../begin/model/own-ids.ts';
import { type ShelfUnit, UnitShelf } from '../../begin/model/unit-shelf.ts';
import { plainSentence } from '../../files/model/plain-name.ts';
import type { Library } from '../../library/library.ts';

/** A unit that was found and read. */
export interface FoundUnit {
  /** The name of a unit of the catalogue, or the id of one of the reader's own units. */
  readonly id: string;
  /** The full name, such as "Mad Cat (Timber Wolf) Prime", safe to show. */
  readonly title: string;
  readonly builtIn: boolean;
  readonly named: NamedUnit;
}

/** Why there is no such unit, and which ones were perhaps meant. */
export interface MissingUnit {
  readonly sentence: string;
  readonly suggestions: readonly Pick<ShelfUnit, 'id' | 'title'>[];
}

const MAX_SHOWN = 80;
const MAX_SUGGESTIONS = 6;

/** Finds the unit of an address: by its id, or by a name in the way people type it. */
export async function findUnit(name: string, library: Library): Promise<Result<FoundUnit, MissingUnit>> {
  const shelf = new UnitShelf(await library.units());
  const unit = shelf.find(name);
  if (unit === undefined) return fail(missing(name, shelf));
  const { id, title, builtIn } = unit;
  const named = builtIn ? succeed(matchParts().unit(id)!) : await readOwnUnit(id, library);
  return named.ok
    ? succeed({ id, title, builtIn, named: named.value })
    : fail({ sentence: named.errors[0]!, suggestions: [] });
}

function missing(name: string, shelf: UnitShelf): MissingUnit {
  const shown = nameOfId(name).slice(0, MAX_SHOWN);
  if (isOwnId(name))
    return { sentence: `The unit “${shown}” is not in this browser: drop its file here to see it.`, suggestions: [] };
  return {
    sentence: `There is no unit called “${shown}” here.`,
    suggestions: shelf.suggest(name).slice(0, MAX_SUGGESTIONS),
  };
}

/** Reads one of the reader's own unit files, with the reader that is used for every file. An error is one sentence. */
async function readOwnUnit(id: string, library: Library): Promise<Result<NamedUnit, string>> {
  const record = await library.unit(id);
  if (record === undefined) return fail(`The unit “${nameOfId(id)}” is no longer in this browser.`);
  const { parseUnitFile } = await import('../../files/readers.ts');
  const unit = parseUnitFile(record.text, record.file);
  return unit.ok ? unit : fail(plainSentence(unit.errors[0]!));
}
