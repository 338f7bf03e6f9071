import { ARMOR_FACINGS, LOCATIONS, type LocationCode, type MechSpec, movementHeat, Problems } from '@hexfall/rules';
import { checkConstruction } from '../construction/check-construction.ts';
import type { ConstructionFinding } from '../construction/finding.ts';
import { totalTons, type WeightLine, weighParts } from '../construction/weight.ts';
import type { MechBlueprint } from '../units/blueprint.ts';
import { designMech } from '../units/design-mech.ts';
import { fillSlots, takenSlots } from '../units/fill-slots.ts';
import { type FixedPart, partIn } from '../units/fixed-part.ts';
import { type UnitFacts, unitFacts } from '../units/unit-facts.ts';
import { ammunitionRemarks } from './ammunition-remarks.ts';
import { type DraftItem, draftItems } from './draft-items.ts';
import { locationWords } from './draft-words.ts';
import { maxArmor } from './edit-hull.ts';
import { engineRoom, sinkMakeOf } from './edit-sinks.ts';
import type { SinkMake } from './operation.ts';

/** One slot: a fixed part, an item by its number in the list of items, or nothing. */
export type DraftSlot =
  | { readonly kind: 'part'; readonly part: Exclude<FixedPart, 'free'> }
  | { readonly kind: 'item'; readonly item: number }
  | { readonly kind: 'free' };

/** A location of a unit that is being changed. */
export interface DraftBay {
  readonly code: LocationCode;
  /** The name in words: "right torso". */
  readonly name: string;
  readonly slots: readonly DraftSlot[];
  readonly free: number;
  /** Points of armor that it can carry, front and rear together. */
  readonly maxArmor: number;
}

/** The heat of a turn in the worst case. */
export interface DraftHeat {
  /** Heat of all weapons at once. */
  readonly weapons: number;
  /** Heat of the hottest way to move. */
  readonly moving: number;
  /** Heat that the sinks remove. */
  readonly sinks: number;
}

/** Everything that follows from the design of a unit. */
export interface DraftReport {
  readonly weight: { readonly lines: readonly WeightLine[]; readonly total: number; readonly left: number };
  readonly bays: readonly DraftBay[];
  readonly items: readonly DraftItem[];
  readonly sinks: { readonly make: SinkMake; readonly inEngine: number; readonly engineRoom: number };
  readonly armorPoints: number;
  readonly findings: readonly ConstructionFinding[];
  /** Remarks on what no rule forbids but is rarely intended, one sentence each. */
  readonly remarks: readonly string[];
  /** `undefined` for a unit that cannot be played. */
  readonly played: { readonly spec: MechSpec; readonly facts: UnitFacts; readonly heat: DraftHeat } | undefined;
}

/**
 * Returns everything that follows from the design of a unit: weight, slots, items, construction findings, Battle Value, movement and heat.
 *
 * @example
 * ```ts
 * import { describeDraft, findInCatalogue } from '@hexfall/data';
 *
 * const { weight, findings, played } = describeDraft(findInCatalogue('HBK-4G')!);
 * [weight.left, findings.length, played?.facts.value, played?.heat.weapons]; // => [0, 0, 1041, 14]
 * ```
 */
export function describeDraft(unit: MechBlueprint): DraftReport {
  const filled = fillSlots(unit, new Problems());
  const lines = weighParts(unit, filled);
  const total = totalTons(lines);
  const { loadout } = filled;
  return {
    weight: { lines, total, left: unit.tonnage - total },
    bays: baysOf(
      unit,
      filled.placed.map(({ places }) => places),
    ),
    items: draftItems(unit, filled),
    sinks: {
      make: sinkMakeOf(unit, filled),
      inEngine: unit.heatSinks.count - loadout.sinksInSlots,
      engineRoom: engineRoom(unit),
    },
    armorPoints: ARMOR_FACINGS.reduce((sum, facing) => sum + unit.armor[facing], 0),
    findings: checkConstruction(unit),
    remarks: ammunitionRemarks(unit, filled),
    played: playedAs(unit),
  };
}

function baysOf(
  unit: MechBlueprint,
  places: readonly (readonly { readonly location: number; readonly slot: number }[])[],
): readonly DraftBay[] {
  return takenSlots(unit).map((taken, location) => {
    const slots = taken.map((slot, i): DraftSlot => {
      const part = partIn(slot);
      if (part !== 'free') return { kind: 'part', part };
      const item = places.findIndex(list => list.some(place => place.location === location && place.slot === i));
      return item < 0 ? { kind: 'free' } : { kind: 'item', item };
    });
    return {
      code: LOCATIONS[location]!,
      name: locationWords(location, unit),
      slots,
      free: slots.filter(({ kind }) => kind === 'free').length,
      maxArmor: maxArmor(unit, location),
    };
  });
}

function playedAs(unit: MechBlueprint): DraftReport['played'] {
  const designed = designMech(unit);
  if (!designed.ok) return undefined;
  const spec = designed.value;
  return { spec, facts: unitFacts(spec, unit), heat: heatOf(spec) };
}

function heatOf(spec: MechSpec): DraftHeat {
  const { count, capacity, mixed } = spec.heatSinks;
  const jump = spec.jumpMp > 0 ? movementHeat(spec, 'jump', spec.jumpMp) : 0;
  return {
    weapons: spec.weapons.reduce((sum, { type }) => sum + type.heat, 0),
    moving: Math.max(movementHeat(spec, 'run', 0), jump),
    sinks: mixed?.total ?? count * capacity,
  };
}
