import { armorFacing, LOCATIONS, type MechSpec, maximumArmor } from '@hexfall/rules';
import { hasClanNames, type MechBlueprint } from './blueprint.ts';
import { mixesSinks } from './figures.ts';
import type { FilledUnit } from './fill-slots.ts';
import { titleOf } from './item-titles.ts';
import type { ItemRemark } from './place-items.ts';

/** A unit that came from a file, of whichever format. */
export interface LoadedUnit {
  /** The record sheet, for play. */
  readonly spec: MechSpec;
  /** Everything the file said that we know a place for: what is written when the unit is saved. */
  readonly blueprint: MechBlueprint;
  /** What was read but changed or left out, one sentence each. */
  readonly warnings: readonly string[];
}

/** What to tell the owner about an item. */
export function remarkText({ entry, text }: ItemRemark, blueprint: MechBlueprint): string {
  const name = entry.kind === 'inert' ? entry.name : titleOf(entry, hasClanNames(blueprint));
  return `"${name}" ${text}`;
}

/** What to tell the owner of a machine that turns into something else. */
export const CONVERSION_REMARK = 'this machine can transform; it is played as a BattleMech only';

/** Sinks of two kinds are no build by the rules, and often a slip, but they can be played. */
export function sinkRemarks(blueprint: MechBlueprint, { loadout }: FilledUnit): readonly string[] {
  return mixesSinks(blueprint, loadout) ? ['single and double heat sinks are mixed'] : [];
}

/** More armor than a location can carry is a slip, but one that can be played. */
export function armorRemarks({ armor, structure }: Pick<MechSpec, 'armor' | 'structure'>): readonly string[] {
  return LOCATIONS.flatMap((code, location) => {
    const rear = armorFacing(location, true);
    const total = armor[location]! + (rear === location ? 0 : armor[rear]!);
    const max = maximumArmor(structure, location);
    return total > max ? [`${code} has ${total} points of armor, more than the ${max} allowed`] : [];
  });
}
