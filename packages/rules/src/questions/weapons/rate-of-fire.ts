import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { WeaponType } from '../../vocabulary/spec/weapon-type.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { isItemOut } from '../unit/condition.ts';
import { canDraw, type Load } from './ammunition.ts';
import { heatAtSetting, isSetting, settingsOf } from './settings.ts';

const ULTRA = 2;
const ROTARY = 6;

/** By highest rate: the list of all rates up to it. */
const RATES: readonly (readonly number[])[] = Array.from({ length: ROTARY + 1 }, (_, highest) =>
  Array.from({ length: highest }, (__, i) => i + 1),
);

/**
 * Returns the rates of fire that a weapon can choose from: any number of shots up to the highest; in an array, one gun
 * or all of them.
 */
export function ratesOf(mech: MechState, spec: MechSpec, weapon: number, { type, bin }: Load): readonly number[] {
  if (type.traits.includes('machineGun')) {
    const guns = arraySize(mech, spec, weapon);
    return guns > 1 ? [1, guns] : RATES[1]!;
  }
  const settings = settingsOf(type);
  if (settings > 1) return RATES[settings]!;
  return RATES[Math.min(highestRate(type), bin < 0 ? ROTARY : mech.ammo[bin]!)]!;
}

/** Returns how many shots a type of weapon can fire at once, at most. */
export function highestRate({ traits }: WeaponType): number {
  if (traits.includes('rotary')) return ROTARY;
  return traits.includes('ultra') ? ULTRA : 1;
}

/** Returns the heat of a weapon that fires this many shots at once. */
export function heatOfShots(type: WeaponType, rate: number): number {
  if (rate === 1) return type.heat;
  return isSetting(type) ? heatAtSetting(type, rate) : type.heat * rate;
}

/*
 * Machine gun arrays. Two to four guns of one type in one location may fire as one: one roll to hit, one roll for how
 * many of them hit, and all those hits in one location. Each gun still uses its own shot.
 */

/**
 * Returns the guns that fire together when a gun fires as part of its array, that gun first; only the gun itself
 * without a working array.
 */
export function gunsOf(mech: MechState, spec: MechSpec, weapon: number): number[] {
  const array = spec.weapons[weapon]?.addOn ?? -1;
  if (spec.equipment[array]?.kind !== 'machineGunArray') return [weapon];
  if (isItemOut(mech, spec, 'equipment', array)) return [weapon];
  const others = [...spec.weapons.keys()].filter(
    gun => gun !== weapon && spec.weapons[gun]!.addOn === array && !isItemOut(mech, spec, 'weapon', gun),
  );
  return [weapon, ...others];
}

/** Returns how many guns of its array can fire together with a gun: no more than there are shots. */
function arraySize(mech: MechState, spec: MechSpec, weapon: number): number {
  const guns = gunsOf(mech, spec, weapon).length;
  const { ammo } = spec.weapons[weapon]!.type;
  if (guns === 1 || ammo === undefined) return guns;
  const shots = mech.ammo.reduce((sum, left, bin) => (canDraw(mech, spec, ammo, bin) ? sum + left : sum), 0);
  return Math.min(guns, shots);
}

/** Returns all weapons that a shot fires: more than one when guns fire as an array. */
export function weaponsOfShot(
  mech: MechState,
  spec: MechSpec,
  { weapon, rate = 1 }: { readonly weapon: number; readonly rate?: number },
): number[] {
  if (rate === 1 || spec.weapons[weapon]?.type.traits.includes('machineGun') !== true) return [weapon];
  return gunsOf(mech, spec, weapon);
}
