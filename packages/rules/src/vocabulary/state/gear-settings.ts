/**
 * Settings of gear with a switch, of all kinds. A unit's state keeps two bits for each item: the position of its setting among those of its
 * kind.
 */
export const GEAR_SETTINGS = ['off', 'on', 'safe', 'efficient', 'dump', 'none', 'lowered', 'raised'] as const;
export type GearSetting = (typeof GEAR_SETTINGS)[number];
