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

/** Twelve slots at most, one bit each: every slot of a location. */
export const ALL_SLOTS = 0xfff;

/** No location: where damage to the head and the center torso would transfer to. */
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

/** Index into the armor array of the facing that a hit on this location strikes. */
export function armorFacing(location: LocationId, rear: boolean): number {
  return rear ? REAR_FACING[location]! : location;
}

export function hasRear(location: LocationId): boolean {
  return location >= CT && location <= LT;
}

/** Where damage goes that a location cannot hold: limbs inward to their side torso, side torsos to the center. */
export const TRANSFER: ByLocation<LocationId> = [NOWHERE, NOWHERE, CT, CT, RT, LT, RT, LT];

/** The arm that hangs on a side torso and is lost with it. */
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

/** Number of critical slots: twelve in torsos and a biped's arms, six in the head and in legs. */
export function slotCount(location: LocationId, quad: boolean): number {
  return isTorso(location) || (isArm(location) && !quad) ? 12 : 6;
}

/** Where a hit lands. */
export interface HitLocation {
  readonly location: LocationId;
  /** The rear armor of a torso is struck. */
  readonly rear: boolean;
  /** A roll of 2 on the full table: a critical hit may pass through intact armor. */
  readonly throughArmor: boolean;
}

/** By rear and location. Not frozen: all hits must have one shape in memory, and a frozen object has another. */
const HITS: readonly (readonly HitLocation[])[] = [false, true].map(rear =>
  LOCATIONS.map((_, location) => ({ location, rear, throughArmor: false })),
);

/** Returns a hit on a location that does not pass through its armor: one object for all such hits. */
export function hitOn(location: LocationId, rear: boolean): HitLocation {
  return HITS[rear ? 1 : 0]![location]!;
}
