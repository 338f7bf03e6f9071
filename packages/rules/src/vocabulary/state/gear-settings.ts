/**
 * What gear with a switch can be set to. A unit's state keeps two bits for each such item: the place of its setting in this list.
 */
export const GEAR_SETTINGS = ['off', 'on'] as const;
export type GearSetting = (typeof GEAR_SETTINGS)[number];
