import type { LocationCode, Slot } from '@hexfall/rules';
import type { MechBlueprint } from './blueprint.ts';

/** The content of a slot before any item is placed; `free` for none. */
export type FixedPart = NonNullable<NonNullable<MechBlueprint['layout']>[LocationCode]>[number];

/** Returns the fixed part in a slot. Of all equipment, only a second seat has a fixed place. */
export function partIn({ kind }: Slot): FixedPart {
  switch (kind) {
    case 'equipment':
      return 'commandConsole';
    case 'empty':
    case 'filler':
    case 'weapon':
    case 'ammo':
    case 'heatSink':
    case 'jumpJet':
      return 'free';
    default:
      return kind;
  }
}

/** Whether a layout has the same parts as another one of the location, in any order, and no more slots. */
export function isSameParts(layout: readonly FixedPart[], usual: readonly FixedPart[]): boolean {
  return layout.length <= usual.length && takenParts(layout) === takenParts(usual);
}

function takenParts(layout: readonly FixedPart[]): string {
  return layout
    .filter(part => part !== 'free')
    .sort()
    .join();
}
