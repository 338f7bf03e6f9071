import { findInCatalogue, type MechBlueprint } from '@hexfall/data';
import { fail, type Result, succeed } from '@hexfall/rules';
import { isOwnId } from '../../begin/model/own-ids.ts';
import { unknownUnit } from '../../begin/model/resolve-units.ts';
import { UnitShelf } from '../../begin/model/unit-shelf.ts';
import type { Library } from '../../library/library.ts';

/** A unit that is to be changed. */
export interface OpenedUnit {
  /** The name of a built-in unit, or the id of one of the user's own, as in the address. */
  readonly id: string;
  readonly title: string;
  readonly blueprint: MechBlueprint;
}

/** Finds the unit of an address, built in or the user's own. An error is one sentence. */
export async function openUnit(name: string, library: Library): Promise<Result<OpenedUnit, string>> {
  const shelf = new UnitShelf(await library.units());
  const found = shelf.find(name);
  if (found === undefined) return fail(unknownUnit(name, shelf));
  const { id, title } = found;
  const blueprint = isOwnId(id) ? await readOwn(id, library) : findInCatalogue(id);
  if (typeof blueprint === 'string') return fail(blueprint);
  if (blueprint === undefined)
    return fail(`${title} is a bare record sheet, which does not say how the unit is built: it cannot be changed.`);
  return succeed({ id, title, blueprint });
}

/** Returns the blueprint of one of the user's own units, or a sentence that says why it cannot be read. */
async function readOwn(id: string, library: Library): Promise<MechBlueprint | string | undefined> {
  const record = (await library.unit(id))!;
  const { parseUnitFile } = await import('../../files/readers.ts');
  const unit = parseUnitFile(record.text, record.file);
  return unit.ok ? unit.value.blueprint : unit.errors[0]!;
}
