import { dissipation, type MechSpec } from '@hexfall/rules';
import { type EquipmentRow, equipmentRows } from './equipment-rows.ts';
import { type HeatRow, heatRows } from './heat-rows.ts';
import { type MovementRow, movementRows } from './movement-figures.ts';
import { type PhysicalRow, physicalRows } from './physical-rows.ts';
import { type WoundRow, woundRows } from './pilot-rows.ts';
import { createProvingGround } from './proving-ground.ts';
import { type AmmoRow, ammoRows, type WeaponRow, weaponRows } from './weapon-rows.ts';

/** The contents of the record sheet of an undamaged unit, which every format shows in its own way. */
export interface MechSheet {
  readonly spec: MechSpec;
  readonly title: string;
  /** Name of the rules that the figures were computed by. */
  readonly rules: string;
  readonly movement: readonly MovementRow[];
  readonly weapons: readonly WeaponRow[];
  readonly ammo: readonly AmmoRow[];
  readonly equipment: readonly EquipmentRow[];
  readonly physical: readonly PhysicalRow[];
  readonly heat: readonly HeatRow[];
  readonly wounds: readonly WoundRow[];
  /** Heat that all heat sinks remove in a turn. */
  readonly dissipation: number;
  /** Heat that all weapons together make. */
  readonly weaponHeat: number;
  /** Remarks, such as equipment that does nothing; one sentence each. */
  readonly notes: readonly string[];
}

export interface SheetOptions {
  /** `spec`, `canon`, or a custom profile. */
  readonly profile: unknown;
  /** A title to use instead of the name of the unit, such as one with its Clan name. */
  readonly title?: string;
  /** Further remarks. Equipment that they name is not named again as doing nothing. */
  readonly notes?: readonly string[];
}

/**
 * Computes the contents of a record sheet, to be shown by `formatMechSheet`, `mechSheetSvg` or `mechSheetHtml`.
 *
 * @example
 * ```ts
 * import { builtInMech } from '@hexfall/data';
 * import { createMechSheet } from '@hexfall/view';
 *
 * const sheet = createMechSheet(builtInMech('HBK-4G')!, { profile: 'spec' });
 * [sheet.dissipation, sheet.weapons[0]?.name]; // => [13, 'Medium Laser']
 * ```
 */
export function createMechSheet(spec: MechSpec, { profile, title, notes = [] }: SheetOptions): MechSheet {
  const equipment = equipmentRows(spec);
  const isNoted = (name: string): boolean => notes.some(note => note.includes(name));
  const inert = equipment.filter(row => row.inert && !isNoted(row.name)).map(row => row.name);
  const doesNothing = inert.length === 0 ? [] : [`Takes up its slots and does nothing: ${inert.join(', ')}.`];
  return {
    spec,
    title: title ?? spec.name,
    rules: typeof profile === 'string' ? profile : String((profile as { readonly id?: unknown }).id),
    movement: movementRows(spec, profile),
    weapons: weaponRows(spec),
    ammo: ammoRows(spec),
    equipment,
    physical: physicalRows(spec, profile),
    heat: heatRows(spec, profile),
    wounds: woundRows(),
    dissipation: dissipation(createProvingGround(spec, profile).mech, spec),
    weaponHeat: spec.weapons.reduce((sum, weapon) => sum + weapon.type.heat, 0),
    notes: [...notes, ...doesNothing],
  };
}
