import { locationCode } from './sheet-words.ts';
import { isItemOut, type Wear } from './wear.ts';

/** Equipment of one name, with all the locations that hold it. */
export interface EquipmentRow {
  readonly name: string;
  readonly places: string;
  /** Whether no rule is about it. */
  readonly inert: boolean;
  /** Whether all of it is destroyed. */
  readonly lost: boolean;
}

/** The equipment of a unit, without add-ons of weapons, which are listed with their weapon. */
export function equipmentRows(wear: Wear): readonly EquipmentRow[] {
  const { spec } = wear;
  const fitted = new Set(spec.weapons.map(weapon => weapon.addOn));
  const items = spec.equipment.map((item, i) => ({ ...item, lost: isItemOut(wear, 'equipment', i) }));
  const free = items.filter((_, i) => !fitted.has(i));
  return [...new Set(free.map(({ name }) => name))].map(name => {
    const same = free.filter(item => item.name === name);
    return {
      name,
      inert: same[0]!.kind === 'other',
      places: countCodes(same.map(({ location }) => locationCode(spec, location))),
      lost: same.every(({ lost }) => lost),
    };
  });
}

/** Locations with their counts: "LT, RT 2". */
function countCodes(codes: readonly string[]): string {
  const unique = [...new Set(codes)];
  return unique
    .map(code => ({ code, count: codes.filter(other => other === code).length }))
    .map(({ code, count }) => (count === 1 ? code : `${code} ${count}`))
    .join(', ');
}
