import { type HexId, LAYERS, MAX_LAYER_VALUE } from '@hexfall/hex';
import { byName, integer, record, type Schema } from '../../basics/schema.ts';
import { LOCATION_COUNT, type LocationId, NOWHERE } from '../spec/locations.ts';

/* The kinds of values that states, commands and events are made of. */

/** A number that is not negative. */
export const COUNT = integer(0, 65535);

/** A level, a modifier, a roll, or the number that a roll must reach. */
export const SMALL = integer(-128, 255);

/** A set with one bit for each member, or a word of random state. */
export const INT32 = integer(-2147483648, 2147483647);

export const UNIT = integer(0, 65535);

/** A unit, or -1 for none. */
export const UNIT_OR_NONE = integer(-1, 65535);

export const HEX: Schema<HexId> = integer(0, 65535);

/** A hex, or -1 for none. */
export const HEX_OR_NONE: Schema<HexId> = integer(-1, 65535);

/** Index in a list of the record sheet: weapons, ammunition bins, equipment. */
export const INDEX = integer(0, 65535);

/** Index in a list of the record sheet, or -1 for none. */
export const INDEX_OR_NONE = integer(-1, 65535);

/** Index of one of the weapons, of which sets are kept as one bit each. */
export const WEAPON = integer(0, 31);

/** Index of an ammunition bin, or -1 for none. */
export const BIN_OR_NONE = integer(-1, 255);

/** Slot of a location, from 0. */
export const SLOT = integer(0, 11);

export const SIDE = integer(0, 15);

/** The number that two dice must reach, and their sum. */
export const ROLL = { need: SMALL, roll: SMALL };

/** 0 is north, the others follow clockwise. */
export const FACING = integer(0, 5);

/** Hexsides by which the torso is turned against the legs: -1 left, 0, 1 right. */
export const TWIST = integer(-1, 1);

export const LOCATION: Schema<LocationId> = integer(0, LOCATION_COUNT - 1);

export const LOCATION_OR_NOWHERE: Schema<LocationId> = integer(NOWHERE, LOCATION_COUNT - 1);

/** One bit each for MASC and the supercharger. */
export const BOOSTER_BITS = integer(0, 3);

/** The content of a hex. */
export const HEX_CONTENT = record({ level: SMALL, layers: byName(LAYERS, integer(0, MAX_LAYER_VALUE)) });
