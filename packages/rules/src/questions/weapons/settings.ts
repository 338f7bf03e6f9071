import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { WeaponTrait, WeaponType } from '../../vocabulary/spec/weapon-type.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { isItemOut } from '../unit/condition.ts';
import type { Load } from './ammunition.ts';
import { isCharged } from './capacitors.ts';

/*
 * Weapons whose power is set for each shot. What an order gives as a rate of fire is the setting: one shot is fired, with other
 * figures. A bombast laser has three settings, a laser with a pulse module two.
 */

interface Power {
  readonly points: number;
  readonly heat: number;
  readonly toHit: number;
}

/** By setting, from 1: the more power, the harder to hold on target. */
const BOMBAST: readonly Power[] = [
  { points: 16, heat: 12, toHit: 2 },
  { points: 12, heat: 8, toHit: 1 },
  { points: 8, heat: 6, toHit: 0 },
];

/** What a pulse module does for the shot of its laser. */
const MODULE_TO_HIT = -2;
const MODULE_HEAT = 2;
/** The setting of a laser at which it fires through its pulse module. */
const PULSED = 2;

/** How many settings a weapon has; 1 for all that have none to choose. */
export function settingsOf(mech: MechState, spec: MechSpec, weapon: number, { traits }: WeaponType): number {
  if (traits.includes('bombast')) return BOMBAST.length;
  return spec.gear.pulseModule !== undefined && hasModule(mech, spec, weapon) ? PULSED : 1;
}

function hasModule(mech: MechState, spec: MechSpec, weapon: number): boolean {
  const item = spec.weapons[weapon]?.addOn ?? -1;
  return spec.equipment[item]?.kind === 'pulseModule' && !isItemOut(mech, spec, 'equipment', item);
}

/** Whether a rate of fire above 1 is the setting of one shot, and not several shots. */
export function isSetting({ traits }: WeaponType): boolean {
  return traits.includes('bombast') || traits.includes('pulseModule');
}

/** Returns a load with the figures that its weapon has at a setting, charged or not. */
export function atSetting(mech: MechState, spec: MechSpec, weapon: number, load: Load, rate: number): Load {
  if (rate === 1 && mech.capacitors === 0) return load;
  const type = typeAt(mech, spec, weapon, load.type, rate);
  return type === load.type ? load : { ...load, type };
}

function typeAt(mech: MechState, spec: MechSpec, weapon: number, type: WeaponType, rate: number): WeaponType {
  if (type.traits.includes('bombast')) return bombastAt(type, rate, isCharged(mech, weapon));
  if (rate !== PULSED || spec.gear.pulseModule === undefined || !hasModule(mech, spec, weapon)) return type;
  return pulsed(type);
}

/** A charge steadies the beam, whatever its power. */
function bombastAt(type: WeaponType, rate: number, charged: boolean): WeaponType {
  const { points, heat, toHit } = BOMBAST[rate - 1] ?? BOMBAST[0]!;
  return derived(type, `${rate} ${charged}`, { damage: { kind: 'single', points }, heat, toHit: charged ? 0 : toHit });
}

function pulsed(type: WeaponType): WeaponType {
  const traits: readonly WeaponTrait[] = [...type.traits, 'pulse', 'pulseModule'];
  return derived(type, 'pulsed', { heat: type.heat + MODULE_HEAT, toHit: type.toHit + MODULE_TO_HIT, traits });
}

const known = new WeakMap<WeaponType, Map<string, WeaponType>>();

/** One object for each setting of a type, since what is known of weapons is kept by their types. */
function derived(type: WeaponType, key: string, figures: Partial<WeaponType>): WeaponType {
  const settings = known.get(type) ?? new Map<string, WeaponType>();
  known.set(type, settings);
  const before = settings.get(key);
  if (before !== undefined) return before;
  const made: WeaponType = Object.freeze({ ...type, ...figures });
  settings.set(key, made);
  return made;
}

/** Heat of one shot at a setting of a weapon that is judged by its type alone. */
export function heatAtSetting(type: WeaponType, rate: number): number {
  return type.traits.includes('bombast') ? (BOMBAST[rate - 1]?.heat ?? type.heat) : type.heat;
}
