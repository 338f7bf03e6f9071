import {
  ARMOR_FACINGS,
  type ArmorFacingCode,
  armorFacing,
  internalStructure,
  LOCATIONS,
  type LocationCode,
  type LocationId,
  maximumArmor,
} from '@hexfall/rules';
import { ARMOR_FIGURES, STRUCTURE_FIGURES } from '../construction/hull-table.ts';
import { hullSlotCounts } from '../construction/spread-checks.ts';
import { FILLERS, GEAR } from '../equipment/other-table.ts';
import { isClanBuilt, type MechBlueprint } from '../units/blueprint.ts';
import { Bays } from './bays.ts';
import { freeSlots, locationWords } from './draft-words.ts';
import { hullPart, newItem } from './edit-items.ts';
import type { Change, OperationOf } from './operation.ts';

/** Returns the points of armor that a location can carry, front and rear together. */
export function maxArmor({ tonnage, quad = false }: MechBlueprint, location: LocationId): number {
  return maximumArmor(internalStructure(tonnage, quad) ?? [], location);
}

/** Returns the facings of a location: one, or front and rear of a torso. */
export function facingsOf(location: LocationId): readonly ArmorFacingCode[] {
  const rear = armorFacing(location, true);
  return rear === location ? [ARMOR_FACINGS[location]!] : [ARMOR_FACINGS[location]!, ARMOR_FACINGS[rear]!];
}

/** Changes armor points. A location that has too many points already may have fewer, but not more. */
export function setArmor(unit: MechBlueprint, { points }: OperationOf<'armor'>): Change {
  const armor = { ...unit.armor, ...points };
  const full = LOCATIONS.findIndex((_, location) => {
    const now = pointsOn(armor, location);
    return now > maxArmor(unit, location) && now > pointsOn(unit.armor, location);
  });
  if (full < 0) return { ...unit, armor };
  const both = facingsOf(full).length > 1 ? ', front and rear together' : '';
  return `The ${locationWords(full, unit)} takes at most ${maxArmor(unit, full)} points of armor${both}.`;
}

function pointsOn(armor: MechBlueprint['armor'], location: LocationId): number {
  return facingsOf(location).reduce((sum, facing) => sum + armor[facing], 0);
}

export function setArmorType(unit: MechBlueprint, { type, clan }: OperationOf<'armorType'>): Change {
  if (type === 'patchwork') return 'Patchwork armor is kept where a unit has it, but it cannot be chosen here.';
  const { armorType: _type, clanArmor: _clan, patchwork: _patchwork, ...rest } = unit;
  const base = partBase(unit, type === 'standard', clan);
  const changed = {
    ...rest,
    ...(type === 'standard' ? {} : { armorType: type }),
    ...(base === undefined ? {} : { clanArmor: base }),
  };
  const name = ARMOR_FIGURES[type].name;
  const slots = hullSlotCounts(changed).armor;
  return refill(unit, changed, { part: 'armor', name, slots });
}

export function setStructure(unit: MechBlueprint, { type, clan }: OperationOf<'structure'>): Change {
  const { structureType: _type, clanStructure: _clan, ...rest } = unit;
  const base = partBase(unit, type === 'standard', clan);
  const changed = {
    ...rest,
    ...(type === 'standard' ? {} : { structureType: type }),
    ...(base === undefined ? {} : { clanStructure: base }),
  };
  const name = STRUCTURE_FIGURES[type].name;
  return refill(unit, changed, { part: 'structure', name, slots: hullSlotCounts(changed).structure });
}

/** Returns the base of a part if it differs from the unit's: only a unit of mixed technology has a choice. */
function partBase(unit: MechBlueprint, plain: boolean, clan: boolean): boolean | undefined {
  const mixed = unit.techBase === 'mixedInnerSphere' || unit.techBase === 'mixedClan';
  return !mixed || plain || clan === isClanBuilt(unit) ? undefined : clan;
}

interface Bulk {
  readonly part: 'armor' | 'structure';
  readonly name: string;
  readonly slots: number;
}

/** Removes the old slots of armor or structure and adds the new ones. */
function refill(before: MechBlueprint, after: MechBlueprint, { part, name, slots }: Bulk): Change {
  const bays = new Bays(before, after);
  bays.settle();
  for (const item of bays.filled.placed) if (hullPart(item.content.entry) === part) bays.clear(item);
  const stealth = part === 'armor' && after.armorType === 'stealth';
  if (stealth) return fillStealth(bays, slots);
  const free = bays.freeInAll();
  if (free < slots) return `${name} takes ${slots} slots, and the unit has ${free} free.`;
  const entry = FILLERS.find(filler => filler.part === part && filler.name === name);
  if (entry !== undefined) bays.spread(newItem(entry).content, slots);
  return bays.close();
}

const STEALTH_PLACES: readonly LocationCode[] = ['LA', 'RA', 'LT', 'RT', 'LL', 'RL'];

/** Adds the slots of stealth armor, of which every limb and side torso has the same number. */
function fillStealth(bays: Bays, slots: number): Change {
  const entry = GEAR.find(gear => gear.equipment === 'stealthArmor')!;
  const each = slots / STEALTH_PLACES.length;
  for (const code of STEALTH_PLACES) {
    const location = LOCATIONS.indexOf(code);
    const refusal = `Stealth armor takes ${each} slots in the ${locationWords(location, bays.unit)}, which has ${freeSlots(bays.freeIn(location))}.`;
    if (!bays.place(newItem(entry), location, each, false)) return refusal;
  }
  return bays.close();
}
