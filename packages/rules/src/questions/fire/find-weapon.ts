import { hasBit } from '../../basics/integers.ts';
import { fail, type Result, succeed } from '../../basics/result.ts';
import { type BuildingShot, type Refusal, refusal, type Shot } from '../../vocabulary/commands/command.ts';
import { type Game, specOf } from '../../vocabulary/game/game.ts';
import type { MountedWeapon } from '../../vocabulary/spec/mech-spec.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { isItemOut } from '../unit/condition.ts';
import { isBehindShield } from '../unit/shields.ts';
import { type Load, loadOf } from '../weapons/ammunition.ts';
import { isResting } from '../weapons/discharge.ts';
import { ratesOf } from '../weapons/rate-of-fire.ts';
import { atSetting } from '../weapons/settings.ts';

/** A weapon that can be fired, and what it fires. */
export interface Armed {
  readonly weapon: MountedWeapon;
  readonly load: Load;
}

/** Finds the weapon and the ammunition that an order names, for a shot at anything. */
export function findWeapon(
  game: Game,
  attacker: MechState,
  order: Shot | BuildingShot,
  path: string,
): Result<Armed, Refusal> {
  const spec = specOf(game, attacker);
  const weapon = spec.weapons[order.weapon];
  if (weapon === undefined) return fail(refusal('noSuchWeapon', `${path}.weapon`, 'is not a weapon of this unit'));
  const unusable = whyUnusable(game, attacker, weapon, order.weapon);
  const load = unusable === undefined ? loadOf(attacker, spec, weapon, order.bin) : undefined;
  if (load === undefined) return fail(unusableWeapon(weapon, unusable ?? 'has no such ammunition left', path));
  return succeed({ weapon, load: atSetting(attacker, order.weapon, load, order.rate ?? 1) });
}

/** Refuses a shot because of its weapon. */
export function unusableWeapon(weapon: MountedWeapon, why: string, path: string): Refusal {
  return refusal('weaponUnusable', `${path}.weapon`, `(${weapon.type.name}) ${why}`);
}

/** Returns why a weapon cannot be fired at anything. */
function whyUnusable(game: Game, mech: MechState, weapon: MountedWeapon, index: number): string | undefined {
  if (isItemOut(mech, specOf(game, mech), 'weapon', index)) return 'is destroyed';
  if (weapon.type.traits.includes('antiMissile')) return 'fires by itself, at missiles only';
  if (hasBit(mech.jammed, index)) return 'is jammed';
  if (mech.discharged !== 0 && isResting(mech, specOf(game, mech), index)) return 'rests for a turn after its shot';
  if (hasBit(mech.spent, index)) return 'has fired its only shot';
  return isBehindShield(mech, specOf(game, mech), weapon) ? 'is behind a raised shield' : undefined;
}

/** A shot whose weapon and load are known, and its place in the command, for refusals. */
export interface ArmedShot<S extends Shot | BuildingShot> extends Armed {
  readonly attacker: MechState;
  readonly order: S;
  readonly path: string;
}

/** Refuses a rate of fire that the weapon does not allow. */
export function rateRefusal(game: Game, shot: ArmedShot<Shot | BuildingShot>): Refusal | undefined {
  const { attacker, load, order, path } = shot;
  const { weapon, rate = 1 } = order;
  const rates = ratesOf(attacker, specOf(game, attacker), weapon, load);
  return rates.includes(rate) ? undefined : refusal('badShot', `${path}.rate`, `must be one of ${rates.join(', ')}`);
}
