import { armorFacing, LOCATIONS, type MechSpec, maximumArmor } from '@hexfall/rules';
import { hasClanNames, type MechBlueprint } from './blueprint.ts';
import { mixesSinks } from './figures.ts';
import type { FilledUnit } from './fill-slots.ts';
import { titleOf } from './item-titles.ts';
import type { ItemRemark } from './place-items.ts';

/** A unit that was read from a file, in any format. */
export interface LoadedUnit {
  /** The record sheet, for play. */
  readonly spec: MechSpec;
  /** Everything from the file that a blueprint has a field for: this is written when the unit is saved. */
  readonly blueprint: MechBlueprint;
  /** One sentence for each part of the file that was changed or left out. */
  readonly warnings: readonly string[];
}

/** Returns a remark about an item for the owner. */
export function remarkText({ entry, text }: ItemRemark, blueprint: MechBlueprint): string {
  const name = entry.kind === 'inert' ? entry.name : titleOf(entry, hasClanNames(blueprint));
  return `"${name}" ${text}`;
}

/** The remark for the owner of a machine that can transform. */
export const CONVERSION_REMARK = 'this machine can transform; it is played as a BattleMech only';

/**
 * Returns the remark on sinks of two kinds: the rules do not allow them, and they are often a mistake, but they can be
 * played.
 */
export function sinkRemarks(blueprint: MechBlueprint, { loadout }: FilledUnit): readonly string[] {
  return mixesSinks(blueprint, loadout) ? ['single and double heat sinks are mixed'] : [];
}

/** Returns remarks on locations with more armor than they can carry: a mistake, but one that can be played. */
export function armorRemarks({ armor, structure }: Pick<MechSpec, 'armor' | 'structure'>): readonly string[] {
  return LOCATIONS.flatMap((code, location) => {
    const rear = armorFacing(location, true);
    const total = armor[location]! + (rear === location ? 0 : armor[rear]!);
    const max = maximumArmor(structure, location);
    return total > max ? [`${code} has ${total} points of armor, more than the ${max} allowed`] : [];
  });
}
