import {
  ARMOR_FACINGS,
  CT,
  DEADLY_WOUNDS,
  HD,
  isLeg,
  LA,
  LOCATIONS,
  type LocationId,
  LT,
  type MechSpec,
  RA,
  RT,
  type Slot,
  slotCount,
  type UnitCondition,
} from '@hexfall/rules';
import type { Choices } from '../choices.ts';

/** The armor and structure that a unit has left, in percent, and how many slots have been struck. */
interface Wear {
  readonly armor: readonly [least: number, most: number];
  readonly structure: readonly [least: number, most: number];
  readonly slots: number;
  /** One location in this many is destroyed; none for 0. */
  readonly lossEvery: number;
}

/** From as good as new to a wreck. */
const WEAR: readonly Wear[] = [
  { armor: [100, 100], structure: [100, 100], slots: 0, lossEvery: 0 },
  { armor: [40, 100], structure: [100, 100], slots: 0, lossEvery: 0 },
  { armor: [0, 60], structure: [70, 100], slots: 1, lossEvery: 0 },
  { armor: [0, 20], structure: [40, 100], slots: 2, lossEvery: 12 },
  { armor: [0, 5], structure: [10, 100], slots: 5, lossEvery: 6 },
];

/** Returns damage and circumstances that a unit in play might have; it can still act. */
export function randomCondition(choices: Choices, spec: MechSpec): UnitCondition {
  const wear = choices.oneOf(WEAR);
  const lost = drawLosses(choices, spec, wear.lossEvery);
  return {
    armor: Object.fromEntries(ARMOR_FACINGS.map((facing, i) => [facing, share(choices, spec.armor[i]!, wear.armor)])),
    structure: Object.fromEntries(LOCATIONS.map((code, i) => [code, structureLeft(choices, spec, i, { wear, lost })])),
    criticals: drawCriticals(choices, spec, wear.slots, lost),
    ammo: spec.ammoBins.map(({ shots }) => (choices.below(3) === 0 ? choices.below(1 + Math.min(3, shots)) : shots)),
    heat: choices.oneOf([0, 0, 0, 5, 10, 14, 18, 22, 26]),
    pilotWounds: choices.oneOf([0, 0, 0, 1, 2, DEADLY_WOUNDS - 2]),
    prone: choices.below(8) === 0 || [...lost].some(location => isWalkedOn(spec, location)),
  };
}

function share(choices: Choices, full: number, [least, most]: readonly [number, number]): number {
  return Math.round((full * (least + choices.below(most - least + 1))) / 100);
}

function structureLeft(
  choices: Choices,
  spec: MechSpec,
  location: LocationId,
  { wear, lost }: { readonly wear: Wear; readonly lost: ReadonlySet<LocationId> },
): number {
  return lost.has(location) ? 0 : Math.max(1, share(choices, spec.structure[location]!, wear.structure));
}

/**
 * Draws the locations that are destroyed: never the head or the center torso, at most one leg, and with a side torso
 * its arm.
 */
function drawLosses(choices: Choices, spec: MechSpec, lossEvery: number): Set<LocationId> {
  const lost = new Set<LocationId>();
  if (lossEvery === 0) return lost;
  for (let location = CT + 1; location < LOCATIONS.length; location++) {
    const legTooMany = isWalkedOn(spec, location) && [...lost].some(other => isWalkedOn(spec, other));
    if (choices.below(lossEvery) === 0 && !legTooMany && !isVital(spec, location)) lost.add(location);
  }
  if (lost.has(RT)) lost.add(RA);
  if (lost.has(LT)) lost.add(LA);
  return lost;
}

/** Whether a unit would not survive the loss of a location, or, being a quad, would lose a leg with it. */
function isVital(spec: MechSpec, location: LocationId): boolean {
  return spec.masks.engine[location]! !== 0 || (spec.quad && (location === RT || location === LT));
}

function isWalkedOn(spec: MechSpec, location: LocationId): boolean {
  return isLeg(location) || (spec.quad && (location === LA || location === RA));
}

/** Slots that are never struck: the unit would hardly have survived it, or there is nothing to hit. */
const SPARED: ReadonlySet<Slot['kind']> = new Set(['cockpit', 'ammo', 'empty', 'filler'] as const);

/** Draws the slots that were struck: no more than one of the gyro and two of the engine. */
function drawCriticals(
  choices: Choices,
  spec: MechSpec,
  count: number,
  lost: ReadonlySet<LocationId>,
): NonNullable<UnitCondition['criticals']> {
  const struck = new Map<LocationId, Set<number>>();
  const left = { gyro: 1, engine: 2 };
  for (let i = 0; i < count; i++) {
    const location = choices.below(LOCATIONS.length);
    const slot = choices.below(slotCount(location, spec.quad));
    const { kind } = spec.slots[location]![slot]!;
    if (lost.has(location) || location === HD || SPARED.has(kind)) continue;
    if ((kind === 'gyro' || kind === 'engine') && left[kind]-- <= 0) continue;
    if (kind === 'weapon' && explodes(spec, location, slot)) continue;
    struck.set(location, (struck.get(location) ?? new Set()).add(slot + 1));
  }
  return Object.fromEntries([...struck].map(([location, slots]) => [LOCATIONS[location]!, [...slots]]));
}

/** Whether a hit on that slot would have made its content explode. */
function explodes(spec: MechSpec, location: LocationId, slot: number): boolean {
  const content = spec.slots[location]![slot]!;
  return content.kind === 'weapon' && spec.weapons[content.item]!.type.explosion > 0;
}
