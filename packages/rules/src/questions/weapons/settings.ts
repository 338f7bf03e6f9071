import type { WeaponType } from '../../vocabulary/spec/weapon-type.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import type { Load } from './ammunition.ts';
import { isCharged } from './capacitors.ts';

/*
 * Bombast lasers, whose power is set for each shot. The rate of fire in an order is the setting: one shot is fired, with different figures.
 */

interface Power {
  readonly points: number;
  readonly heat: number;
  readonly toHit: number;
}

/** By setting, from 1: the more power, the harder it is to hit. */
const BOMBAST: readonly Power[] = [
  { points: 16, heat: 12, toHit: 2 },
  { points: 12, heat: 8, toHit: 1 },
  { points: 8, heat: 6, toHit: 0 },
];

/** Returns how many settings a weapon has; 1 if there is nothing to choose. */
export function settingsOf({ traits }: WeaponType): number {
  return traits.includes('bombast') ? BOMBAST.length : 1;
}

/** Whether a rate of fire above 1 is the setting of one shot rather than a number of shots. */
export function isSetting({ traits }: WeaponType): boolean {
  return traits.includes('bombast');
}

/** Returns a load with the figures that its weapon has at a setting, charged or not. */
export function atSetting(mech: MechState, weapon: number, load: Load, rate: number): Load {
  if ((rate === 1 && mech.capacitors === 0) || !isSetting(load.type)) return load;
  return { ...load, type: bombastAt(load.type, rate, isCharged(mech, weapon)) };
}

/** Returns the figures of a bombast laser at a setting. A charge steadies the beam, whatever its power. */
function bombastAt(type: WeaponType, rate: number, charged: boolean): WeaponType {
  const { points, heat, toHit } = BOMBAST[rate - 1] ?? BOMBAST[0]!;
  return derived(type, `${rate} ${charged}`, { damage: { kind: 'single', points }, heat, toHit: charged ? 0 : toHit });
}

const known = new WeakMap<WeaponType, Map<string, WeaponType>>();

/** Returns one object for each setting of a type, since data about weapons is cached by their types. */
function derived(type: WeaponType, key: string, figures: Partial<WeaponType>): WeaponType {
  const settings = known.get(type) ?? new Map<string, WeaponType>();
  known.set(type, settings);
  const before = settings.get(key);
  if (before !== undefined) return before;
  const made: WeaponType = Object.freeze({ ...type, ...figures });
  settings.set(key, made);
  return made;
}

/** Returns the points of damage at a setting. */
export function pointsAtSetting(rate: number): number {
  return (BOMBAST[rate - 1] ?? BOMBAST[0]!).points;
}

/** Returns the heat of one shot at a setting, by the type of the weapon alone. */
export function heatAtSetting(type: WeaponType, rate: number): number {
  return type.traits.includes('bombast') ? (BOMBAST[rate - 1]?.heat ?? type.heat) : type.heat;
}
