import { hasBit } from '../../basics/integers.ts';
import { type FireCommand, type Refusal, refusal } from '../../vocabulary/commands/command.ts';
import { type Game, specOf } from '../../vocabulary/game/game.ts';
import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { isItemHit } from '../unit/condition.ts';

/*
 * PPC capacitors. A turn in which the PPC is not fired charges the capacitor, which makes the next shot stronger.
 * Meanwhile it makes heat, and it explodes when it is struck.
 */

/** Heat in the turn of charging, in every turn that the charge is held, and in the turn of the shot. */
export const CAPACITOR_HEAT = 5;
/** Points that the charge adds to the damage of the shot. */
export const CAPACITOR_DAMAGE = 5;

/** Whether the capacitor of a weapon holds a charge. */
export function isCharged(mech: MechState, weapon: number): boolean {
  return hasBit(mech.capacitors, weapon);
}

/** Returns the weapons that can be charged now: PPCs with an empty capacitor, and bombast lasers. */
export function chargeableWeapons(mech: MechState, spec: MechSpec): number[] {
  return [...spec.weapons.keys()].filter(
    weapon => hasCapacitor(mech, spec, weapon, false) || isBombastEmpty(mech, spec, weapon),
  );
}

/**
 * Whether a weapon is a bombast laser that can be charged. It needs no capacitor for that, only a turn in which it does
 * not fire, and makes no heat by it.
 */
function isBombastEmpty(mech: MechState, spec: MechSpec, weapon: number): boolean {
  if (!spec.weapons[weapon]!.type.traits.includes('bombast')) return false;
  return !isCharged(mech, weapon) && !isItemHit(mech, spec, 'weapon', weapon);
}

/** Whether a weapon has a capacitor, charged or empty as asked, and neither of them was struck. */
function hasCapacitor(mech: MechState, spec: MechSpec, weapon: number, charged: boolean): boolean {
  const item = spec.weapons[weapon]?.addOn ?? -1;
  if (spec.equipment[item]?.kind !== 'ppcCapacitor' || isCharged(mech, weapon) !== charged) return false;
  return !isItemHit(mech, spec, 'equipment', item) && !isItemHit(mech, spec, 'weapon', weapon);
}

/** Returns why the capacitors that a command names cannot be charged. */
export function chargeRefusal(
  game: Game,
  mech: MechState,
  { capacitors = [], shots, buildings = [] }: FireCommand,
): Refusal | undefined {
  if (capacitors.length === 0) return undefined;
  const ready = chargeableWeapons(mech, specOf(game, mech));
  for (const [i, weapon] of capacitors.entries()) {
    const path = `capacitors[${i}]`;
    if (!ready.includes(weapon)) return refusal('equipmentUnusable', path, 'is not a weapon that can be charged');
    if (capacitors.indexOf(weapon) < i) return refusal('equipmentUnusable', path, 'is named twice');
    if ([...shots, ...buildings].some(shot => shot.weapon === weapon)) {
      return refusal('equipmentUnusable', path, 'is fired, and charges only in a turn in which it is not');
    }
  }
  return undefined;
}

/** Returns the heat of all charges that a unit holds at the end of a turn. */
export function capacitorHeat(mech: MechState, spec: MechSpec): number {
  if (mech.capacitors === 0 || mech.shutdown) return 0;
  return [...spec.weapons.keys()].filter(weapon => hasCapacitor(mech, spec, weapon, true)).length * CAPACITOR_HEAT;
}
