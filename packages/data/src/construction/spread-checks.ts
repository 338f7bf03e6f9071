import type { GearEntry } from '../equipment/other-table.ts';
import { isClanOnly } from '../equipment/tech.ts';
import { isClanBuilt, type MechBlueprint } from '../units/blueprint.ts';
import type { FilledUnit } from '../units/fill-slots.ts';
import { type ConstructionFinding, counted, finding } from './finding.ts';
import { ARMOR_FIGURES, STRUCTURE_FIGURES } from './hull-table.ts';
import { type Tally, tallyItems } from './tally.ts';
import { createScale } from './weight.ts';

/** Slots that a part needs, in any locations. */
interface Wanted {
  readonly name: string;
  readonly path: string;
  readonly wanted: number;
  readonly found: number;
}

/** Checks parts that are spread over the unit, such as armor, structure and myomer: all their slots must be there. */
export function spreadFindings(blueprint: MechBlueprint, filled: FilledUnit): readonly ConstructionFinding[] {
  const items = tallyItems(blueprint, filled);
  return [...hullSlots(blueprint, items), ...gearSlots(blueprint, filled, items)].flatMap(
    ({ name, path, ...slots }) => {
      const { found, wanted } = slots;
      if (found === wanted) return [];
      return [finding('slots', path, `has ${counted(found, 'slot')} of ${name}, not the ${wanted} it takes`)];
    },
  );
}

function* hullSlots(blueprint: MechBlueprint, items: readonly Tally[]): Generator<Wanted> {
  const { structureType = 'standard', armorType = 'standard' } = blueprint;
  const slots = hullSlotCounts(blueprint);
  yield* fillerSlots('structure', STRUCTURE_FIGURES[structureType].name, slots.structure, items);
  // Stealth armor is checked as gear; patchwork has slots by location.
  if (armorType === 'patchwork') return;
  yield* fillerSlots('armor', ARMOR_FIGURES[armorType].name, armorType === 'stealth' ? 0 : slots.armor, items);
  const stealth = items.find(({ entry }) => entry.kind === 'equipment' && entry.equipment === 'stealthArmor');
  const wanted = armorType === 'stealth' ? slots.armor : 0;
  yield { name: 'Stealth Armor', path: 'armorType', wanted, found: stealth?.slots ?? 0 };
}

/** Yields the slots of the type that the unit has, and none for all other types. */
function* fillerSlots(
  part: 'structure' | 'armor',
  name: string,
  wanted: number,
  items: readonly Tally[],
): Generator<Wanted> {
  const path = part === 'armor' ? 'armorType' : 'structureType';
  let seen = false;
  for (const { entry, slots } of items) {
    if (entry.kind !== 'filler' || entry.part !== part) continue;
    const own = entry.name === name;
    seen ||= own;
    yield { name: entry.name, path, wanted: own ? wanted : 0, found: slots };
  }
  if (!seen) yield { name, path, wanted, found: 0 };
}

/** Yields the slots of each kind of gear. */
function* gearSlots(blueprint: MechBlueprint, filled: FilledUnit, items: readonly Tally[]): Generator<Wanted> {
  for (const { entry, slots } of items) {
    if (entry.kind !== 'equipment') continue;
    const wanted = spreadSlots(entry, blueprint, filled);
    if (wanted !== undefined) yield { name: entry.name, path: 'items', wanted, found: slots };
  }
}

/** Returns the number of slots of gear that is one item in all its slots; for a targeting computer it depends on its weight. */
export function spreadSlots(entry: GearEntry, blueprint: MechBlueprint, filled: FilledUnit): number | undefined {
  switch (entry.equipment) {
    case 'tsm':
      return 6;
    case 'industrialTsm':
      return 12;
    case 'talons':
      return blueprint.quad === true ? 8 : 4;
    case 'partialWing':
      return isClanOnly(entry.names) ? 6 : 8;
    case 'targetingComputer':
      return createScale(blueprint, tallyItems(blueprint, filled))(entry);
    default:
      return undefined;
  }
}

/** Returns the number of slots that the armor and the structure of a unit need, in any locations. */
export function hullSlotCounts(blueprint: MechBlueprint): { readonly structure: number; readonly armor: number } {
  const structureBase = (blueprint.clanStructure ?? isClanBuilt(blueprint)) ? 1 : 0;
  const armorBase = (blueprint.clanArmor ?? isClanBuilt(blueprint)) ? 1 : 0;
  return {
    structure: STRUCTURE_FIGURES[blueprint.structureType ?? 'standard'].slots[structureBase],
    armor: ARMOR_FIGURES[blueprint.armorType ?? 'standard'].slots[armorBase],
  };
}
