import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { WeaponType } from '../../vocabulary/spec/weapon-type.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import type { Load } from './ammunition.ts';
import { arraySize } from './machine-gun-array.ts';

const ULTRA = 2;
const ROTARY = 6;

/** By highest rate: all rates up to it. */
const RATES: readonly (readonly number[])[] = Array.from({ length: ROTARY + 1 }, (_, highest) =>
  Array.from({ length: highest }, (__, i) => i + 1),
);

/** How many shots a weapon can fire at once: any number up to the highest; of an array one gun or all of them. */
export function ratesOf(mech: MechState, spec: MechSpec, weapon: number, { type, bin }: Load): readonly number[] {
  if (type.traits.includes('machineGun')) {
    const guns = arraySize(mech, spec, weapon);
    return guns > 1 ? [1, guns] : RATES[1]!;
  }
  return RATES[Math.min(highestRate(type), bin < 0 ? ROTARY : mech.ammo[bin]!)]!;
}

/** How many shots a type of weapon can fire at once. */
export function highestRate({ traits }: WeaponType): number {
  if (traits.includes('rotary')) return ROTARY;
  return traits.includes('ultra') ? ULTRA : 1;
}
