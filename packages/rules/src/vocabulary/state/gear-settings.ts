/**
 * What gear with a switch can be set to, of whatever kind. A unit's state keeps two bits for each such item: the place of its setting
 * among those of its kind.
 */
export const GEAR_SETTINGS = ['off', 'on', 'safe', 'efficient', 'dump', 'none', 'lowered', 'raised'] as const;
export type GearSetting = (typeof GEAR_SETTINGS)[number];
