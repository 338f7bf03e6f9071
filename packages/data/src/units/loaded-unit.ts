import type { MechSpec } from '@hexfall/rules';
import { isClan, type MechBlueprint } from './blueprint.ts';
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
  const name = entry.kind === 'inert' ? entry.name : titleOf(entry, isClan(blueprint));
  return `"${name}" ${text}`;
}
