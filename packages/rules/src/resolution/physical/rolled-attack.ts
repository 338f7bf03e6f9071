import { type Side, sideStruck } from '@hexfall/hex';
import { NO_MODIFIERS } from '../../vocabulary/explain/modifiers.ts';
import { announce } from '../../vocabulary/game/emit.ts';
import { boardOf, type Game, mechOf } from '../../vocabulary/game/game.ts';
import { type LocationId, NOWHERE } from '../../vocabulary/spec/locations.ts';
import type { HitTable, LimbAttack, MeleeAttack, PhysicalAttack, PushAttack } from '../../vocabulary/state/attacks.ts';
import { kickDamage, meleeDamage, punchDamage } from './damage.ts';
import { kickTableFor } from './kick.ts';
import { meleeWeapon } from './melee.ts';
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
  switch (attack.kind) {
    case 'kick':
      return rollKick(game, attack);
    case 'punch':
      return rollPunch(game, attack);
    case 'push':
      return rollPush(game, attack);
    default:
      return rollMelee(game, attack);
  }
}

function rollKick(game: Game, attack: LimbAttack): RolledAttack<CloseAttack> {
  const attacker = mechOf(game, attack.attacker);
  const table = kickTableFor(game, attacker, mechOf(game, attack.target));
  return rollBlow(game, attack, attack.limb, kickDamage(game, attacker, attack.limb), table);
}

function rollPunch(game: Game, attack: LimbAttack): RolledAttack<CloseAttack> {
  const attacker = mechOf(game, attack.attacker);
  const table = punchTableFor(game, attacker, mechOf(game, attack.target));
  return rollBlow(game, attack, attack.limb, punchDamage(game, attacker, attack.limb), table);
}

/** A push does no damage: its table is never rolled on. */
function rollPush(game: Game, attack: PushAttack): RolledAttack<CloseAttack> {
  return rollBlow(game, attack, NOWHERE, 0, 'punch');
}

function rollMelee(game: Game, attack: MeleeAttack): RolledAttack<CloseAttack> {
  const attacker = mechOf(game, attack.attacker);
  const { kind, arm } = meleeWeapon(game, attacker, attack.item)!;
  return rollBlow(game, attack, arm, meleeDamage(game, attacker, kind, arm), attack.table);
}

function rollBlow(
  game: Game,
  attack: CloseAttack,
  limb: LocationId,
  damage: number,
  table: HitTable,
): RolledAttack<CloseAttack> {
  const side = sideStruck(boardOf(game), mechOf(game, attack.attacker).hex, mechOf(game, attack.target));
  const hit = rollPhysical(game, attack, attack.need, limb);
  return { attack, hit, damage, table, side };
}

/** `limb` is what strikes, or `NOWHERE`. */
export function rollPhysical(game: Game, attack: PhysicalAttack, need: number, limb: LocationId): boolean {
  const { attacker, target, kind } = attack;
  const roll = game.dice.twoD6('toHit', need);
  const hit = roll >= need;
  announce(game, { type: 'PhysicalRolled', attacker, target, kind, limb, need, roll, hit, modifiers: NO_MODIFIERS });
  return hit;
}
