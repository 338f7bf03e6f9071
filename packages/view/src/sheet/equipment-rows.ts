import type { MechSpec } from '@hexfall/rules';
import { locationCode } from './sheet-words.ts';

/** Equipment of one name, with all the locations that hold it. */
export interface EquipmentRow {
  readonly name: string;
  readonly places: string;
  /** Whether no rule is about it. */
  readonly inert: boolean;
}

/** The equipment of a unit, without add-ons of weapons, which are listed with their weapon. */
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

/** Locations with their counts: "LT, RT 2". */
function countCodes(codes: readonly string[]): string {
  const unique = [...new Set(codes)];
  return unique
    .map(code => ({ code, count: codes.filter(other => other === code).length }))
    .map(({ code, count }) => (count === 1 ? code : `${code} ${count}`))
    .join(', ');
}
