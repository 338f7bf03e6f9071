import type { MechSpec } from '@hexfall/rules';
import { catalogueMech, findInCatalogue } from './catalogue/catalogue.ts';

/**
 * Finds a unit that comes with the program, by its model, such as `HBK-4G`, or its full name, in any letter case.
 *
 * @example
 * ```ts
 * import { builtInMech } from '@hexfall/data';
 *
 * builtInMech('HBK-4G')?.tonnage; // => 50
 * builtInMech('XYZ-1'); // => undefined
 * ```
 */
export function builtInMech(name: string): MechSpec | undefined {
  const blueprint = findInCatalogue(name);
  return blueprint === undefined ? undefined : catalogueMech(blueprint);
}
