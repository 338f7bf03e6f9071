import { ARMOR_FACINGS, type ArmorFacingCode, LOCATIONS, type LocationCode } from '@hexfall/rules';

/** Names of locations as people write them, besides their codes. */
const NAMES: Readonly<Record<string, LocationCode>> = {
  head: 'HD',
  'center torso': 'CT',
  'centre torso': 'CT',
  'right torso': 'RT',
  'left torso': 'LT',
  'right arm': 'RA',
  'left arm': 'LA',
  'right leg': 'RL',
  'left leg': 'LL',
};

/** A pattern that any name or code of a location matches, for the middle of a larger one. */
export const LOCATION_PATTERN = [...Object.keys(NAMES), ...[...ARMOR_FACINGS].reverse()].join('|').toLowerCase();

/** Returns what people write for a location: "left torso". */
export function locationText(location: LocationCode): string {
  return Object.keys(NAMES).find(name => NAMES[name] === location)!;
}

/** Returns the location with that name or code. */
export function findLocation(text: string): LocationCode | undefined {
  return NAMES[text] ?? LOCATIONS.find(code => code.toLowerCase() === text);
}

/** Returns the facing of armor with that name or code: "lt", "ltr", "left torso". */
export function findFacing(text: string, rear: boolean): ArmorFacingCode | undefined {
  const code = findLocation(text) ?? text.toUpperCase();
  return ARMOR_FACINGS.find(facing => facing === (rear ? `${code}R` : code));
}
