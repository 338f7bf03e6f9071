import type { MechSpec } from '@hexfall/rules';
import { locationCode } from './sheet-words.ts';

/** Equipment of one name, with every place where it is. */
export interface EquipmentRow {
  readonly name: string;
  readonly places: string;
  /** No rule knows it. */
  readonly inert: boolean;
}

/** What a unit carries besides weapons; what is fitted to a weapon stands with that weapon. */
export function equipmentRows(spec: MechSpec): readonly EquipmentRow[] {
  const fitted = new Set(spec.weapons.map(weapon => weapon.addOn));
  const places = new Map<string, { readonly inert: boolean; readonly codes: string[] }>();
  for (const [i, { kind, name, location }] of spec.equipment.entries()) {
    if (fitted.has(i)) continue;
    const row = places.get(name) ?? { inert: kind === 'other', codes: [] };
    row.codes.push(locationCode(spec, location));
    places.set(name, row);
  }
  return [...places].map(([name, { inert, codes }]) => ({ name, inert, places: countCodes(codes) }));
}

/** "LT, RT 2" */
function countCodes(codes: readonly string[]): string {
  const unique = [...new Set(codes)];
  return unique
    .map(code => ({ code, count: codes.filter(other => other === code).length }))
    .map(({ code, count }) => (count === 1 ? code : `${code} ${count}`))
    .join(', ');
}
