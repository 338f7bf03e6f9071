import { LOCATIONS } from '@hexfall/rules';
import type { MechBlueprint } from '../units/blueprint.ts';
import { takenSlots } from '../units/fill-slots.ts';
import { isSameParts, partIn } from '../units/fixed-part.ts';

/** Removes unusual places of fixed parts that the unit no longer has, or that have become usual. */
export function cleanLayout(unit: MechBlueprint): MechBlueprint {
  const { layout, ...rest } = unit;
  if (layout === undefined) return unit;
  const usual = takenSlots(rest);
  const kept = LOCATIONS.flatMap((code, location) => {
    const parts = usual[location]!.map(partIn);
    const own = layout[code];
    if (own === undefined || !isSameParts(own, parts)) return [];
    return parts.every((part, i) => part === (own[i] ?? 'free')) ? [] : [[code, own] as const];
  });
  return kept.length === 0 ? rest : { ...rest, layout: Object.fromEntries(kept) };
}
