import { AVERAGE_CREW, parseUnitText, remarksOn } from '@hexfall/data';
import { type BookUnit, QueryError, type UnitBook } from '@hexfall/view';
import type { MatchParts } from '../../begin/model/create-match.ts';
import { unknownUnit } from '../../begin/model/resolve-units.ts';
import type { UnitShelf } from '../../begin/model/unit-shelf.ts';

/**
 * Returns the units that a question on the page can name: those of the catalogue, and those of the user's own whose files have been read.
 */
export function pageBook(shelf: UnitShelf, parts: Pick<MatchParts, 'unit'>): UnitBook {
  return {
    isName: text => shelf.isName(text.replace(/@[\d/]+$/, '')),
    find: text => findUnit(text, shelf, parts),
  };
}

/** Returns the id of the unit that a question names; `undefined` if there is none. */
export function idOfName(text: string, shelf: UnitShelf): string | undefined {
  const written = parseUnitText(text);
  return written.ok ? shelf.find(written.value.name)?.id : undefined;
}

function findUnit(text: string, shelf: UnitShelf, parts: Pick<MatchParts, 'unit'>): BookUnit {
  const written = parseUnitText(text);
  if (!written.ok) throw new QueryError(written.errors[0]);
  const { count, name, crew = AVERAGE_CREW } = written.value;
  if (count > 1) throw new QueryError(`“${text}” names ${count} units; a question is about one.`);
  const id = shelf.find(name)?.id;
  const unit = id === undefined ? undefined : parts.unit(id);
  if (unit === undefined) throw new QueryError(unknownUnit(name, shelf));
  const { gunnery, piloting } = crew;
  return { spec: unit.spec, gunnery, piloting, condition: undefined, notes: remarksOn(unit) };
}
