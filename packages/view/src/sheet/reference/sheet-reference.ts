import type { MechSheet } from '../mech-sheet.ts';
import { createProvingGround } from '../proving-ground.ts';
import type { ReferenceTable } from './reference-table.ts';
import { referenceTables } from './reference-tables.ts';

/**
 * Returns the tables for the back of a record sheet, by its rules: where hits land, how many hit, and what makes rolls harder.
 *
 * @example
 * ```ts
 * import { builtInMech } from '@hexfall/data';
 * import { createMechSheet, sheetReference } from '@hexfall/view';
 *
 * const tables = sheetReference(createMechSheet(builtInMech('HBK-4G')!, { profile: 'spec' }));
 * tables.some(({ title }) => title.includes('luster')); // => true
 * ```
 */
export function sheetReference({ spec, profile }: MechSheet): readonly ReferenceTable[] {
  return referenceTables(createProvingGround(spec, profile).game.rules);
}
