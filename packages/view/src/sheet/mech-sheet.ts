import type { CrewSkill, MechBlueprint, TechBase } from '@hexfall/data';
import { dissipation, type MechSpec, type MechState } from '@hexfall/rules';
import { type EquipmentRow, equipmentRows } from './equipment-rows.ts';
import { type HeatRow, heatRows } from './heat-rows.ts';
import { type MovementRow, movementRows } from './movement-figures.ts';
import { type PhysicalRow, physicalRows } from './physical-rows.ts';
import { type WoundRow, woundRows } from './pilot-rows.ts';
import { createProvingGround } from './proving-ground.ts';
import { type SheetValue, sheetValues } from './sheet-value.ts';
import { type AmmoRow, ammoRows, type WeaponRow, weaponRows } from './weapon-rows.ts';
import { conditionWords, type Wear } from './wear.ts';

/** The contents of a record sheet, which every format shows in its own way. */
export interface MechSheet extends Wear {
  readonly title: string;
  /** Name of the rules that the figures were computed by. */
  readonly rules: string;
  /** Those rules. */
  readonly profile: unknown;
  readonly about: SheetFacts;
  readonly value: SheetValue;
  /** `undefined` for a sheet whose crew is filled in by hand. */
  readonly crew: SheetCrew | undefined;
  readonly movement: readonly MovementRow[];
  readonly weapons: readonly WeaponRow[];
  readonly ammo: readonly AmmoRow[];
  readonly equipment: readonly EquipmentRow[];
  readonly physical: readonly PhysicalRow[];
  readonly heat: readonly HeatRow[];
  readonly wounds: readonly WoundRow[];
  /** Heat that all heat sinks remove in a turn, those that have been hit left out. */
  readonly dissipation: number;
  /** Heat that all weapons together make. */
  readonly weaponHeat: number;
  /** The condition of the unit at a glance: "prone", "heat 12"; empty for a fresh unit. */
  readonly condition: readonly string[];
  /** Remarks, such as equipment that does nothing; one sentence each. */
  readonly notes: readonly string[];
}

/** What is known of a unit beyond what the rules need. */
export interface SheetFacts {
  readonly techBase?: TechBase;
  /** Year of introduction. */
  readonly year?: number;
  readonly role?: string;
}

/**
 * Returns what a unit file says beyond what the rules need; nothing for a bare record sheet.
 *
 * @example
 * ```ts
 * import { findInCatalogue } from '@hexfall/data';
 * import { sheetFacts } from '@hexfall/view';
 *
 * sheetFacts(findInCatalogue('HBK-4G')).techBase; // => 'innerSphere'
 * ```
 */
export function sheetFacts(blueprint: MechBlueprint | undefined): SheetFacts {
  if (blueprint === undefined) return {};
  const { techBase = 'innerSphere', year, role } = blueprint;
  return { techBase, ...(year === undefined ? {} : { year }), ...(role === undefined ? {} : { role }) };
}

export interface SheetCrew extends CrewSkill {
  /** '' for a name that is filled in by hand. */
  readonly name: string;
}

/** What of a unit is on its sheet. */
export interface SheetUnit {
  /** A title to use instead of the name of the unit, such as one with its Clan name. */
  readonly title?: string;
  readonly about?: SheetFacts;
  readonly crew?: SheetCrew;
  /** How the unit is doing; left out for a fresh one. */
  readonly state?: MechState;
  /** Further remarks. Equipment that they name is not named again as doing nothing. */
  readonly notes?: readonly string[];
}

export interface SheetOptions extends SheetUnit {
  /** `spec`, `canon`, or a custom profile. */
  readonly profile: unknown;
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
export function createMechSheet(spec: MechSpec, { profile, ...unit }: SheetOptions): MechSheet {
  return createForceSheets([{ spec, ...unit }], profile)[0]!;
}

/**
 * Computes the record sheets of a force, whose units may be worth more together than alone.
 *
 * @example
 * ```ts
 * import { builtInMech } from '@hexfall/data';
 * import { createForceSheets } from '@hexfall/view';
 *
 * const crew = { name: 'Natasha', gunnery: 3, piloting: 4 };
 * const [sheet] = createForceSheets([{ spec: builtInMech('HBK-4G')!, crew }], 'canon');
 * sheet?.value; // => { base: 1041, now: 1374 }
 * ```
 */
export function createForceSheets(
  units: readonly (SheetUnit & { readonly spec: MechSpec })[],
  profile: unknown,
): readonly MechSheet[] {
  const values = sheetValues(units);
  return units.map((unit, i) => fillSheet(unit, unit.spec, profile, values[i]!));
}

function fillSheet(unit: SheetUnit, spec: MechSpec, profile: unknown, value: SheetValue): MechSheet {
  const wear: Wear = { spec, state: unit.state };
  const equipment = equipmentRows(wear);
  return {
    ...wear,
    title: unit.title ?? spec.name,
    rules: typeof profile === 'string' ? profile : String((profile as { readonly id?: unknown }).id),
    profile,
    about: unit.about ?? {},
    value,
    crew: unit.crew,
    movement: movementRows(wear, profile),
    weapons: weaponRows(wear),
    ammo: ammoRows(wear),
    equipment,
    physical: physicalRows(spec, profile),
    heat: heatRows(spec, profile),
    wounds: woundRows(),
    dissipation: dissipation(unit.state ?? createProvingGround(spec, profile).mech, spec),
    weaponHeat: spec.weapons.reduce((sum, weapon) => sum + weapon.type.heat, 0),
    condition: conditionWords(wear),
    notes: notesOf(unit.notes ?? [], equipment),
  };
}

function notesOf(notes: readonly string[], equipment: readonly EquipmentRow[]): readonly string[] {
  const isNoted = (name: string): boolean => notes.some(note => note.includes(name));
  const inert = equipment.filter(row => row.inert && !isNoted(row.name)).map(row => row.name);
  return inert.length === 0 ? notes : [...notes, `Takes up its slots and does nothing: ${inert.join(', ')}.`];
}
