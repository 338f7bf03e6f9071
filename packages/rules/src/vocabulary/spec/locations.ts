/**
 * The eight locations of a BattleMech. Inside the rules a location is a small integer that indexes flat arrays; the
 * two-letter codes are for people and files. A quad's front legs are its LA and RA.
 */
export const LOCATIONS = ['HD', 'CT', 'RT', 'LT', 'RA', 'LA', 'RL', 'LL'] as const;
export type LocationCode = (typeof LOCATIONS)[number];
export type LocationId = number;

/** One entry for each location, indexed by `LocationId`. */
export type ByLocation<T> = readonly T[];

export const HD = 0;
export const CT = 1;
export const RT = 2;
export const LT = 3;
export const RA = 4;
export const LA = 5;
export const RL = 6;
export const LL = 7;
export const LOCATION_COUNT = 8;

/** One bit for each of the at most twelve slots of a location. */
export const ALL_SLOTS = 0xfff;

/** Stands for no location, as in the transfer of damage from the head and the center torso. */
export const NOWHERE = -1;

/** Armor is kept per facing: one value for each location, then the rear of the three torsos. */
export const ARMOR_FACINGS = [...LOCATIONS, 'CTR', 'RTR', 'LTR'] as const;
export type ArmorFacingCode = (typeof ARMOR_FACINGS)[number];
export const ARMOR_FACING_COUNT = 11;

/** A list with an entry for each armor facing. */
export type ByArmorFacing<T> = readonly T[];

/** By location: the facing that is struck from behind. */
const REAR_FACING: ByLocation<number> = LOCATIONS.map((code, location) =>
  Math.max(
    location,
    ARMOR_FACINGS.findIndex(facing => facing === `${code}R`),
  ),
);

/** Returns the index of the facing that a hit on this location strikes, for lists by armor facing. */
export function armorFacing(location: LocationId, rear: boolean): number {
  return rear ? REAR_FACING[location]! : location;
}

export function hasRear(location: LocationId): boolean {
  return location >= CT && location <= LT;
}

/**
 * The location that takes damage which a location cannot hold: limbs pass it inward to their side torso, side torsos to
 * the center.
 */
export const TRANSFER: ByLocation<LocationId> = [NOWHERE, NOWHERE, CT, CT, RT, LT, RT, LT];

/** Returns the arm that is attached to a side torso and lost with it. */
export function armOf(sideTorso: LocationId): LocationId {
  return sideTorso + 2;
}

export function isSideTorso(location: LocationId): boolean {
  return location === RT || location === LT;
}

export function isTorso(location: LocationId): boolean {
  return location >= CT && location <= LT;
}

export function isArm(location: LocationId): boolean {
  return location === RA || location === LA;
}

export function isLeg(location: LocationId): boolean {
  return location === RL || location === LL;
}

/** Returns the number of critical slots: twelve in torsos and a biped's arms, six in the head and in legs. */
export function slotCount(location: LocationId, quad: boolean): number {
  return isTorso(location) || (isArm(location) && !quad) ? 12 : 6;
}

/** The location that a hit strikes. */
export interface HitLocation {
  readonly location: LocationId;
  /** Whether the rear armor of a torso is struck. */
  readonly rear: boolean;
  /** Whether the roll on the full table was 2, so that a critical hit may pass through intact armor. */
  readonly throughArmor: boolean;
}

/**
 * Hits by rear and location. They are not frozen: all hits must have one shape in memory, and a frozen object has
 * another.
 */
const HITS: readonly (readonly HitLocation[])[] = [false, true].map(rear =>
  LOCATIONS.map((_, location) => ({ location, rear, throughArmor: false })),
);

/** Returns a hit on a location that does not pass through its armor. All such hits share one object. */
export function hitOn(location: LocationId, rear: boolean): HitLocation {
  return HITS[rear ? 1 : 0]![location]!;
}
