import { divideDown, divideUp, tenthUp } from '../../basics/rounding.ts';
import { hasClaw, hasTalons, lacksActuator } from '../../questions/physical/limbs.ts';
import { dampen, halfAgain, tsmFactor } from '../../questions/physical/strength.ts';
import { isActuatorOut } from '../../questions/unit/condition.ts';
import { type Game, specOf } from '../../vocabulary/game/game.ts';
import type { LocationId } from '../../vocabulary/spec/locations.ts';
import type { EquipmentKind, MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';

/** Equipment that strikes. */
export type MeleeKind = Extract<EquipmentKind, 'hatchet' | 'sword' | 'mace' | 'lance' | 'retractableBlade'>;

/**
 * A punch: a tenth of the tonnage, halved for each arm actuator that is out, rounded down once at the end.
 *
 * @example
 * ```ts
 * import { mechOf, punchDamage, RA } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * punchDamage(game, mechOf(game, 0), RA); // => 5
 * ```
 */
export function punchDamage(game: Game, attacker: MechState, arm: LocationId): number {
  const spec = specOf(game, attacker);
  const fist = hasClaw(attacker, spec, arm) ? divideUp(spec.tonnage, 7) : tenthUp(spec.tonnage);
  const weak =
    Number(isActuatorOut(attacker, spec.masks.upperArm, arm)) +
    Number(lacksActuator(attacker, spec.masks.lowerArm, arm));
  const punch = halve(fist * tsmFactor(attacker, spec), weak);
  return attacker.elevation < 0 ? dampen(game, attacker, arm, punch, 'up') : punch;
}

/**
 * A kick: a fifth of the tonnage, halved for each upper or lower leg actuator that is out.
 *
 * @example
 * ```ts
 * import { kickDamage, mechOf, RL } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * kickDamage(game, mechOf(game, 0), RL); // => 10
 * ```
 */
export function kickDamage(game: Game, attacker: MechState, leg: LocationId): number {
  const spec = specOf(game, attacker);
  const kick = soundKick(spec.tonnage) * tsmFactor(attacker, spec);
  const usual = attacker.slotsOut[leg] === 0 && attacker.elevation >= 0 && spec.gear.talons === undefined;
  return usual ? kick : unusualKick(game, attacker, leg, kick);
}

/** With actuators out, with talons, in water. */
function unusualKick(game: Game, attacker: MechState, leg: LocationId, sound: number): number {
  const spec = specOf(game, attacker);
  const weak = halve(sound, legActuatorsOut(attacker, spec, leg));
  const kick = hasTalons(attacker, spec) ? halfAgain(weak) : weak;
  return attacker.elevation < 0 ? dampen(game, attacker, leg, kick, 'up') : kick;
}

/** What a kick does with nothing wrong with the leg, and nothing added. */
export function soundKick(tonnage: number): number {
  return fifthDown(tonnage);
}

function legActuatorsOut(mech: MechState, { masks }: MechSpec, leg: LocationId): number {
  return Number(isActuatorOut(mech, masks.upperLeg, leg)) + Number(isActuatorOut(mech, masks.lowerLeg, leg));
}

/**
 * What a melee weapon does, by the tonnage of whoever swings it.
 *
 * @example
 * ```ts
 * import { mechOf, meleeDamage, RA } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * meleeDamage(game, mechOf(game, 0), 'hatchet', RA); // => 10
 * ```
 */
export function meleeDamage(game: Game, attacker: MechState, kind: MeleeKind, arm: LocationId): number {
  const spec = specOf(game, attacker);
  const damage = weaponDamage(game, kind, spec.tonnage) * tsmFactor(attacker, spec);
  return attacker.elevation < 0 ? dampen(game, attacker, arm, damage, 'down') : damage;
}

function weaponDamage(game: Game, kind: MeleeKind, tonnage: number): number {
  if (kind === 'hatchet' || kind === 'lance') return fifthDown(tonnage);
  if (kind === 'retractableBlade') return tenthUp(tonnage);
  if (kind === 'sword') return (game.rules.swordDamage === 'up' ? tenthUp(tonnage) : divideDown(tonnage, 10)) + 1;
  return game.rules.maceDamage === 'quarter' ? divideUp(tonnage, 4) : divideDown(tonnage * 2, 5);
}

function fifthDown(tonnage: number): number {
  return divideDown(tonnage, 5);
}

/** Halved so many times, rounded down once. */
function halve(damage: number, times: number): number {
  return damage >> times;
}
