import { type Load, loadOf } from '../../questions/weapons/ammunition.ts';
import { gunsOf, ratesOf } from '../../questions/weapons/rate-of-fire.ts';
import type { Shot } from '../../vocabulary/commands/command.ts';
import type { MechSpec, MountedWeapon } from '../../vocabulary/spec/mech-spec.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';

/*
 * The choices for firing a weapon at any target, for lists of possible shots.
 */

/** Returns one bin for each kind of ammunition aboard; none is named for a weapon without a choice. */
export function loadsOnOffer(mech: MechState, spec: MechSpec, weapon: MountedWeapon): Pick<Shot, 'bin'>[] {
  if (weapon.type.ammo === undefined) return [{}];
  const { ammoBins } = spec;
  const bins: number[] = [];
  for (const [bin, { munition, guidance }] of ammoBins.entries()) {
    const listed = bins.some(other => ammoBins[other]!.munition === munition && ammoBins[other]!.guidance === guidance);
    if (!listed && loadOf(mech, spec, weapon, bin) !== undefined) bins.push(bin);
  }
  return bins.length > 1 ? bins.map(bin => ({ bin })) : [{}];
}

/** Returns the rates of fire beyond a single shot. An array is listed once, under the first of its guns. */
export function furtherRates(mech: MechState, spec: MechSpec, weapon: number, load: Load): number[] {
  if (gunsOf(mech, spec, weapon).some(gun => gun < weapon)) return [];
  return ratesOf(mech, spec, weapon, load).filter(rate => rate > 1);
}
