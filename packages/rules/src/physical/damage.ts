import { isSubmerged } from '@hexfall/hex';
import { viewpoint } from '../combat/to-hit.ts';
import { boardOf, type Game, specOf } from '../game.ts';
import { CT, type LocationId } from '../state/locations.ts';
import type { EquipmentKind, MechSpec } from '../state/mech-spec.ts';
import type { MechState } from '../state/mech-state.ts';
import { isActuatorOut, isUnderWater, lacksActuator } from './limbs.ts';
import { tsmFactor } from './tsm.ts';
import { dampen, halfDown, halfUp, isInDeepWater } from './under-water.ts';

/** Equipment that strikes. */
export type MeleeKind = Extract<EquipmentKind, 'hatchet' | 'sword' | 'mace'>;

/** A punch: a tenth of the tonnage, halved for each arm actuator that is out, rounded down once at the end. */
export function punchDamage(game: Game, attacker: MechState, arm: LocationId): number {
  const spec = specOf(game, attacker);
  const weak =
    Number(isActuatorOut(attacker, spec, 'upperArm', arm)) + Number(lacksActuator(attacker, spec, 'lowerArm', arm));
  return dampen(game, attacker, arm, halve(tenthUp(spec.tonnage) * tsmFactor(attacker, spec), weak), 'up');
}

/** A kick: a fifth of the tonnage, halved for each upper or lower leg actuator that is out. */
export function kickDamage(game: Game, attacker: MechState, leg: LocationId): number {
  const spec = specOf(game, attacker);
  const weak =
    Number(isActuatorOut(attacker, spec, 'upperLeg', leg)) + Number(isActuatorOut(attacker, spec, 'lowerLeg', leg));
  return dampen(game, attacker, leg, halve(fifthDown(spec.tonnage) * tsmFactor(attacker, spec), weak), 'up');
}

export function meleeDamage(game: Game, attacker: MechState, kind: MeleeKind, arm: LocationId): number {
  const spec = specOf(game, attacker);
  return dampen(game, attacker, arm, meleeWeaponDamage(game, kind, spec.tonnage) * tsmFactor(attacker, spec), 'down');
}

function meleeWeaponDamage(game: Game, kind: MeleeKind, tonnage: number): number {
  if (kind === 'hatchet') return fifthDown(tonnage);
  if (kind === 'sword') return (game.rules.swordDamage === 'up' ? tenthUp(tonnage) : Math.floor(tonnage / 10)) + 1;
  return game.rules.maceDamage === 'quarter' ? Math.ceil(tonnage / 4) : Math.floor((tonnage * 2) / 5);
}

/** A charge: a tenth of the tonnage for each hex moved before the one in which the units meet. */
export function chargeDamage(game: Game, attacker: MechState): number {
  const spec = specOf(game, attacker);
  const weight = spec.tonnage * ramFactor(game, attacker, spec);
  const hexes = Math.max(0, attacker.hexesMoved - 1);
  const slowed = game.rules.underwaterMelee === 'byLimb' && isUnderWater(game, attacker, spec, CT);
  if (game.rules.chargeDamageRounding === 'after')
    return slowedByDepth(game, attacker, Math.ceil((weight * hexes) / (slowed ? 20 : 10)));
  const damage = tenthUp(spec.tonnage) * ramFactor(game, attacker, spec) * hexes;
  return slowedByDepth(game, attacker, slowed ? halfUp(damage) : damage);
}

/** What the charging unit takes: a tenth of the tonnage it runs into. */
export function chargeSelfDamage(game: Game, attacker: MechState, target: MechState): number {
  return slowedByDepth(game, attacker, tenthUp(specOf(game, target).tonnage));
}

/** By the requirement documents all damage of an attack made in deep water is halved. */
function slowedByDepth(game: Game, attacker: MechState, damage: number): number {
  const halved = game.rules.underwaterMelee === 'attackerDepth2' && isInDeepWater(game, attacker);
  return halved ? halfDown(damage) : damage;
}

/** Death from above: three tenths of the tonnage; a target wholly under water is shielded by it. */
export function dfaDamage(game: Game, attacker: MechState, target: MechState): number {
  const spec = specOf(game, attacker);
  const factor = ramFactor(game, attacker, spec);
  const damage =
    game.rules.dfaDamageRounding === 'before'
      ? tenthUp(spec.tonnage) * 3 * factor
      : Math.ceil((spec.tonnage * 3 * factor) / 10);
  const shielded = game.rules.underwaterMelee === 'byLimb' && isSubmerged(boardOf(game), viewpoint(target));
  return shielded ? halfUp(damage) : damage;
}

/** What death from above does to the legs of the attacker. */
export function dfaSelfDamage(tonnage: number): number {
  return Math.ceil(tonnage / 5);
}

/** Myomer doubles what goes by tonnage; on the table a falling or running mass is none the heavier for it. */
function ramFactor(game: Game, attacker: MechState, spec: MechSpec): number {
  return game.rules.tsmScope === 'allByTonnage' ? tsmFactor(attacker, spec) : 1;
}

function tenthUp(tonnage: number): number {
  return Math.ceil(tonnage / 10);
}

function fifthDown(tonnage: number): number {
  return Math.floor(tonnage / 5);
}

/** Halved so many times, rounded down once. */
function halve(damage: number, times: number): number {
  return damage >> times;
}
