import { isClanOnly } from '../equipment/tech.ts';
import { isClanBuilt, type MechBlueprint } from '../units/blueprint.ts';
import type { FilledUnit } from '../units/fill-slots.ts';
import { type ConstructionFinding, counted, finding } from './finding.ts';
import { ARMOR_FIGURES, STRUCTURE_FIGURES } from './hull-table.ts';
import { type Tally, tallyItems } from './tally.ts';
import { weighParts } from './weight.ts';

/** Slots that something takes, wherever they are. */
interface Wanted {
  readonly name: string;
  readonly path: string;
  readonly wanted: number;
  readonly found: number;
}

/** Armor, structure, myomer and the like are spread over the unit; all their slots must be there. */
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
  const structureBase = (blueprint.clanStructure ?? isClanBuilt(blueprint)) ? 1 : 0;
  const armorBase = (blueprint.clanArmor ?? isClanBuilt(blueprint)) ? 1 : 0;
  const structure = STRUCTURE_FIGURES[structureType];
  const armor = ARMOR_FIGURES[armorType];
  yield* fillerSlots('structure', structure.name, structure.slots[structureBase], items);
  // Stealth armor is gear of its own; patchwork has slots by location.
  if (armorType === 'patchwork') return;
  yield* fillerSlots('armor', armor.name, armorType === 'stealth' ? 0 : armor.slots[armorBase], items);
  const stealth = items.find(({ entry }) => entry.kind === 'equipment' && entry.equipment === 'stealthArmor');
  const wanted = armorType === 'stealth' ? armor.slots[armorBase] : 0;
  yield { name: 'Stealth Armor', path: 'armorType', wanted, found: stealth?.slots ?? 0 };
}

/** The type that the unit has must fill its slots, and no other may have any. */
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

/** Slots by kind of gear; those of a targeting computer follow its weight. */
function* gearSlots(blueprint: MechBlueprint, filled: FilledUnit, items: readonly Tally[]): Generator<Wanted> {
  for (const { entry, slots } of items) {
    if (entry.kind !== 'equipment') continue;
    const fixed: Readonly<Partial<Record<typeof entry.equipment, number>>> = {
      tsm: 6,
      industrialTsm: 12,
      talons: blueprint.quad === true ? 8 : 4,
      partialWing: isClanOnly(entry.names) ? 6 : 8,
    };
    const computer = entry.equipment === 'targetingComputer';
    const tons = computer
      ? weighParts(blueprint, filled).find(({ part }) => part.endsWith(entry.name))?.tons
      : undefined;
    const wanted = tons ?? fixed[entry.equipment];
    if (wanted !== undefined) yield { name: entry.name, path: 'items', wanted, found: slots };
  }
}
