import type { BookUnit, UnitBook } from '@hexfall/view';
import { quote } from '../clean-text.ts';
import { UsageError } from '../exit.ts';
import { readForcePart } from '../forces.ts';
import { isUnitPath } from '../unit-file.ts';
import { isUnitName } from '../units.ts';

/** The units that a question on the command line can name: built-in and imported ones, and those in files. */
export const UNIT_BOOK: UnitBook = { isName, find };

function isName(text: string): boolean {
  const name = text.replace(/@[\d/]+$/, '').replace(/#\d+$/, '');
  return isUnitName(name) || isUnitPath(name) || /\.(?:mul|ya?ml)$/i.test(name);
}

/** Reads a unit by name, or from a file. If a file has several units, `#2` after its name selects the second. */
function find(text: string): BookUnit {
  const [, file = text, number] = /^(.+)#(\d+)$/.exec(text) ?? [];
  const { units, warnings } = readForcePart(file, undefined);
  if (number === undefined && units.length > 1)
    throw new UsageError(`${quote(text)} has ${units.length} units; ${quote(`${file}#1`)} is the first of them.`);
  const unit = units[Number(number ?? 1) - 1];
  if (unit === undefined) throw new UsageError(`${quote(file)} has ${units.length} units, and no number ${number}.`);
  const { spec, gunnery, piloting, condition } = unit;
  return { spec, gunnery, piloting, condition, notes: warnings };
}
