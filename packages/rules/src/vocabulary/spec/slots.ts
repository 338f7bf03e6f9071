import type { ByLocation, LocationId } from './locations.ts';

/** Slots whose content is the same on every BattleMech that has it. */
export const SYSTEM_SLOTS = ['engine', 'gyro', 'sensors', 'lifeSupport', 'cockpit'] as const;
export const ACTUATORS = ['shoulder', 'upperArm', 'lowerArm', 'hand', 'hip', 'upperLeg', 'lowerLeg', 'foot'] as const;
export type SystemSlot = (typeof SYSTEM_SLOTS)[number];
export type Actuator = (typeof ACTUATORS)[number];

/** One critical slot. `item` is the index in the list that the kind names. */
export type Slot =
  | { readonly kind: 'empty' }
  /** Armor, structure, myomer or CASE: occupied, but a critical hit there is rolled again. */
  | { readonly kind: 'filler' }
  | { readonly kind: SystemSlot }
  | { readonly kind: Actuator }
  | { readonly kind: 'weapon'; readonly item: number }
  | { readonly kind: 'ammo'; readonly item: number }
  | { readonly kind: 'equipment'; readonly item: number }
  | { readonly kind: 'heatSink'; readonly item: number }
  | { readonly kind: 'jumpJet'; readonly item: number };

/** The place of a slot. */
export interface SlotPlace {
  readonly location: LocationId;
  /** Number of the slot, from 0. */
  readonly slot: number;
}

/** The kinds of items that a slot names by their index. */
export type ItemKind = 'weapon' | 'ammo' | 'equipment';

/** The slots of an item in one location. */
export interface ItemSlots {
  readonly location: LocationId;
  readonly mask: number;
}

/** One bit per slot, by location. */
export interface SlotMasks {
  /** By kind, then item: the slots of the item, in most cases in one location. */
  readonly items: Readonly<Record<ItemKind, readonly (readonly ItemSlots[])[]>>;
  /** Slots that a critical hit can strike. */
  readonly hittable: ByLocation<number>;
  /** By location, then slot: a number that slots of a location share if it makes no difference which of them is struck first. */
  readonly kinds: ByLocation<readonly number[]>;
  /** By location, then slot: all slots there that hold the same item; 0 for a slot that holds none. */
  readonly sameItem: ByLocation<readonly number[]>;
  readonly engine: ByLocation<number>;
  readonly gyro: ByLocation<number>;
  readonly sensors: ByLocation<number>;
  readonly lifeSupport: ByLocation<number>;
  readonly cockpit: ByLocation<number>;
  readonly shoulder: ByLocation<number>;
  readonly upperArm: ByLocation<number>;
  readonly lowerArm: ByLocation<number>;
  readonly hand: ByLocation<number>;
  readonly hip: ByLocation<number>;
  readonly upperLeg: ByLocation<number>;
  readonly lowerLeg: ByLocation<number>;
  readonly foot: ByLocation<number>;
  readonly heatSink: ByLocation<number>;
  readonly jumpJet: ByLocation<number>;
}

/** Returns the number of set bits of a slot mask. */
export function countSlots(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Returns the first slot of a mask that is not empty. */
export function lowestSlot(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}
