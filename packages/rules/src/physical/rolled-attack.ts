import { type Side, sideStruck } from '@hexfall/hex';
import type { LimbAttack, MeleeAttack, PhysicalAttack, PushAttack } from '../combat/declared-attack.ts';
import type { HitTable } from '../combat/hit-location.ts';
import { announce, boardOf, type Game, mechOf } from '../game.ts';
import { NOWHERE } from '../state/locations.ts';
import type { MechState } from '../state/mech-state.ts';
import { kickDamage, meleeDamage, punchDamage } from './damage.ts';
import { kickTableFor } from './kick.ts';
import { type MeleeWeapon, meleeWeapon } from './melee.ts';
import { punchTableFor } from './punch.ts';

/** A blow whose roll is made. Everything that later results of the phase could change is settled here. */
export interface RolledAttack<T extends PhysicalAttack> {
  readonly attack: T;
  readonly hit: boolean;
  readonly damage: number;
  readonly table: HitTable;
  readonly side: Side;
}

/** An arm's or leg's blow, a push or a melee weapon. */
export type CloseAttack = LimbAttack | PushAttack | MeleeAttack;

/** Rolls an attack, and takes note of what it would do from where both units stand now. */
export function rollCloseAttack(game: Game, attack: CloseAttack): RolledAttack<CloseAttack> {
  const attacker = mechOf(game, attack.attacker);
  const target = mechOf(game, attack.target);
  return {
    attack,
    damage: damageOf(game, attack, attacker),
    table: tableOf(game, attack, attacker, target),
    side: sideStruck(boardOf(game), attacker.hex, target),
    hit: rollPhysical(game, attack, attack.need),
  };
}

export function rollPhysical(game: Game, attack: PhysicalAttack, need: number): boolean {
  const { attacker, target, kind } = attack;
  const roll = game.dice.twoD6('toHit', need);
  const hit = roll >= need;
  announce(game, { type: 'PhysicalRolled', attacker, target, kind, limb: limbOf(game, attack), need, roll, hit });
  return hit;
}

function limbOf(game: Game, attack: PhysicalAttack): number {
  if (attack.kind === 'punch' || attack.kind === 'kick') return attack.limb;
  return attack.kind === 'melee' ? swungBy(game, attack).arm : NOWHERE;
}

function swungBy(game: Game, { attacker, item }: MeleeAttack): MeleeWeapon {
  return meleeWeapon(game, mechOf(game, attacker), item)!;
}

function damageOf(game: Game, attack: CloseAttack, attacker: MechState): number {
  switch (attack.kind) {
    case 'kick':
      return kickDamage(game, attacker, attack.limb);
    case 'punch':
      return punchDamage(game, attacker, attack.limb);
    case 'push':
      return 0;
    default:
      return swingDamage(game, attack, attacker);
  }
}

function swingDamage(game: Game, attack: MeleeAttack, attacker: MechState): number {
  const { kind, arm } = swungBy(game, attack);
  return meleeDamage(game, attacker, kind, arm);
}

function tableOf(game: Game, attack: CloseAttack, attacker: MechState, target: MechState): HitTable {
  if (attack.kind === 'kick') return kickTableFor(game, attacker, target);
  return attack.kind === 'melee' ? attack.table : punchTableFor(game, attacker, target);
}
