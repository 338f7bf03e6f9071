import {
  type ByLocation,
  CT,
  LA,
  LL,
  LOCATION_COUNT,
  type LocationId,
  LT,
  RA,
  RL,
  RT,
} from '../../vocabulary/spec/locations.ts';
import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import { countSlots, type ItemKind } from '../../vocabulary/spec/slots.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';

/*
 * Questions about what still works. Each looks at the slots of its own location only: a left hip says nothing about the right one.
 */

/** Whether a unit is shut down, or has nobody awake at the controls. */
export function isImmobile(mech: MechState): boolean {
  return mech.shutdown || mech.pilot !== 'awake';
}

/** Whether a unit can be given orders: it is in play and under power, and its pilot is awake. */
export function canAct(mech: MechState): boolean {
  return mech.status === 'active' && !isImmobile(mech);
}

/** Whether a unit can act and is standing. */
export function isUpAndAble(mech: MechState): boolean {
  return canAct(mech) && !mech.prone;
}

/** Returns how many slots of a kind have been struck so far, in all locations. */
export function hitsNow(mech: MechState, masks: ByLocation<number>): number {
  let hits = 0;
  for (let location = 0; location < LOCATION_COUNT; location++) {
    hits += countSlots(mech.slotHits[location]! & masks[location]!);
  }
  return hits;
}

/** Returns how many engine slots have been struck, in the center and in both side torsos. */
export function engineHits(mech: MechState, spec: MechSpec): number {
  const { engine } = spec.masks;
  const { slotHits } = mech;
  return (
    countSlots(slotHits[CT]! & engine[CT]!) +
    countSlots(slotHits[RT]! & engine[RT]!) +
    countSlots(slotHits[LT]! & engine[LT]!)
  );
}

/** Returns how many gyro slots have been struck so far. */
export function gyroHits(mech: MechState, spec: MechSpec): number {
  return gyroHitsAmong(mech.slotHits, spec);
}

/** Returns how many gyro slots are among the slots given. */
export function gyroHitsAmong(hits: ByLocation<number>, spec: MechSpec): number {
  return countSlots(hits[CT]! & spec.masks.gyro[CT]!);
}

/** Returns how many gyro hits have no effect. */
export function gyroTolerance(spec: MechSpec): number {
  return spec.gyro === 'heavyDuty' ? 1 : 0;
}

/** Returns how many hits destroy the gyro. */
export function gyroToughness(spec: MechSpec): number {
  return spec.gyro === 'heavyDuty' ? 3 : 2;
}

export function isGyroDestroyed(mech: MechState, spec: MechSpec): boolean {
  return gyroHits(mech, spec) >= gyroToughness(spec);
}

export function isLocationGone(mech: MechState, location: LocationId): boolean {
  return mech.structure[location] === 0;
}

const BIPED_LEGS: readonly LocationId[] = [LL, RL];
const QUAD_LEGS: readonly LocationId[] = [LA, RA, LL, RL];

/** Returns the legs that a BattleMech walks on: a quad also uses its front legs, which are in the place of arms. */
export function legsOf(spec: MechSpec): readonly LocationId[] {
  return spec.quad ? QUAD_LEGS : BIPED_LEGS;
}

export function countLegsGone(mech: MechState, spec: MechSpec): number {
  let gone = 0;
  for (const leg of legsOf(spec)) if (isLocationGone(mech, leg)) gone++;
  return gone;
}

export function isWalkingLeg(spec: MechSpec, location: LocationId): boolean {
  return location >= RL || (spec.quad && location >= RA);
}

/** Whether an actuator, by its slot mask, was out before this phase: one that is struck in the phase still works until its end. */
export function isActuatorOut(mech: MechState, actuator: ByLocation<number>, limb: LocationId): boolean {
  return (mech.slotsOut[limb]! & actuator[limb]!) !== 0;
}

/** Whether any slot of an item has been struck so far. */
export function isItemHit(mech: MechState, spec: MechSpec, kind: ItemKind, item: number): boolean {
  return isAmong(mech.slotHits, spec, kind, item);
}

/** Whether any slot of an item was struck before this phase: an item that is struck in a phase still works until its end. */
export function isItemOut(mech: MechState, spec: MechSpec, kind: ItemKind, item: number): boolean {
  return isAmong(mech.slotsOut, spec, kind, item);
}

function isAmong(hits: ByLocation<number>, spec: MechSpec, kind: ItemKind, item: number): boolean {
  const places = spec.masks.items[kind][item];
  if (places === undefined) return false;
  for (const { location, mask } of places) if ((hits[location]! & mask) !== 0) return true;
  return false;
}

/** Whether every slot of an item has been struck, as it takes to put an item out that bears several hits. */
export function isItemWreck({ slotHits }: MechState, spec: MechSpec, kind: ItemKind, item: number): boolean {
  const places = spec.masks.items[kind][item] ?? [];
  return places.length > 0 && places.every(({ location, mask }) => (slotHits[location]! & mask) === mask);
}

/** Returns how many items of a kind, by its slot masks, have a slot among the chosen ones of a location. Each item is in one location. */
export function countItems(spec: MechSpec, masks: ByLocation<number>, location: LocationId, chosen: number): number {
  let items = 0;
  for (let left = masks[location]! & chosen; left !== 0; items++) {
    left &= ~spec.masks.sameItem[location]![31 - Math.clz32(left)]!;
  }
  return items;
}

/** Hits on the engine that destroy it, wherever its slots are. */
export const ENGINE_TOUGHNESS = 3;

/** The number of wounds that kills a pilot. */
export const DEADLY_WOUNDS = 6;

/** What two dice must reach to stay awake, by the wounds of the pilot. */
const CONSCIOUSNESS: readonly number[] = [0, 3, 5, 7, 10, 11];

/**
 * Returns what two dice must reach to stay awake with this many wounds.
 *
 * @example
 * ```ts
 * import { consciousnessNumber } from '@hexfall/rules';
 *
 * consciousnessNumber(1); // => 3
 * consciousnessNumber(5); // => 11
 * ```
 */
export function consciousnessNumber(wounds: number): number {
  return CONSCIOUSNESS[wounds]!;
}
