import type { CockpitType, EngineType, Guidance, GyroType } from '@hexfall/rules';
import { AMMUNITION, type AmmoEntry } from '../equipment/ammo-table.ts';
import { type EquipmentEntry, findEquipment, WEAPONS } from '../equipment/catalogue.ts';
import { SEEKER_SUFFIXES } from '../equipment/seekers.ts';
import { isClanName, isInnerSphereName } from '../equipment/tech.ts';
import type { WeaponEntry } from '../equipment/weapon-table.ts';
import type { CockpitMake } from '../units/blueprint.ts';
import { isSameEntry } from '../units/slot-item.ts';
import type { TechBase } from '../units/tech-base.ts';

/*
 * The names in the community's files. The reader understands many names for each item; these are the ones that are
 * written.
 */

export const TECH_BASE_TEXT: Readonly<Record<TechBase, string>> = {
  innerSphere: 'Inner Sphere',
  clan: 'Clan',
  mixedInnerSphere: 'Mixed (IS Chassis)',
  mixedClan: 'Mixed (Clan Chassis)',
};

export const ENGINE_TEXT: Readonly<Record<EngineType, string>> = {
  fusion: 'Fusion Engine',
  xl: 'XL Engine(IS)',
  clanXl: 'XL (Clan) Engine',
  light: 'Light Engine(IS)',
  compact: 'Compact Engine(IS)',
  xxl: 'XXL Engine(IS)',
  clanXxl: 'XXL (Clan) Engine',
  ice: 'ICE Engine',
  fuelCell: 'Fuel Cell Engine',
  fission: 'Fission Engine',
};

export const GYRO_TEXT: Readonly<Record<GyroType, string>> = {
  standard: 'Standard Gyro',
  xl: 'XL Gyro',
  compact: 'Compact Gyro',
  heavyDuty: 'Heavy Duty Gyro',
  none: 'None',
};

export const COCKPIT_TEXT: Readonly<Record<CockpitType | CockpitMake, string>> = {
  standard: 'Standard Cockpit',
  small: 'Small Cockpit',
  torsoMounted: 'Torso-Mounted Cockpit',
  virtualRealityPod: 'Virtual Reality Piloting Pod',
  commandConsole: 'Command Console',
  smallCommandConsole: 'Small Command Console',
  interface: 'Interface Cockpit',
  industrial: 'Industrial Cockpit',
  primitive: 'Primitive Cockpit',
  primitiveIndustrial: 'Primitive Industrial Cockpit',
};

/** The facts that decide between the names of an item that both technology bases have. */
export interface NamingContext {
  /** Whether a name without technology base means the Clan item. */
  readonly clan: boolean;
  /** Whether this item is one of the Clans'. */
  readonly clanItem: boolean;
}

const NOTHING = '-Empty-';

/**
 * Returns a name that the reader understands as this entry: one of its technology base if there is any, else the first.
 */
export function mtfName(entry: EquipmentEntry, context: NamingContext): string {
  const names = candidateNames(entry).filter(name => leadsTo(name, entry, context.clan));
  if (context.clanItem) return names.find(isClanName) ?? names[0] ?? NOTHING;
  // Armor and structure have the same plain name in both technology bases.
  const innerSphere = entry.kind === 'filler' ? names.find(isInnerSphereName) : undefined;
  return innerSphere ?? names.find(name => !isClanName(name)) ?? names[0] ?? NOTHING;
}

function leadsTo(name: string, entry: EquipmentEntry, clan: boolean): boolean {
  const found = findEquipment(name, clan)?.entry;
  return found !== undefined && isSameEntry(found, entry);
}

function candidateNames(entry: EquipmentEntry): readonly string[] {
  if (entry.kind === 'weapon' && entry.names.length === 0) return oneShotNames(entry);
  return entry.kind === 'ammo' && entry.guidance !== 'none' ? seekerNames(entry, entry.guidance) : entry.names;
}

function oneShotNames({ type }: WeaponEntry): readonly string[] {
  const [, id, suffix = ''] = /^(.*)-(os|ios)$/.exec(type.id) ?? [];
  const names = WEAPONS.find(weapon => weapon.type.id === id)?.names ?? [];
  const short = names.filter(name => /^(?:IS|CL)[A-Z]/.test(name));
  return (short.length > 0 ? short : names).map(name => `${name} (${suffix.toUpperCase()})`);
}

function seekerNames(entry: AmmoEntry, guidance: Guidance): readonly string[] {
  const plain = AMMUNITION.find(candidate => candidate.names === entry.names);
  const suffix = SEEKER_SUFFIXES.find(([, meaning]) => meaning === guidance)?.[0] ?? '';
  return (plain?.names ?? []).map(name => `${name} ${suffix}`);
}
