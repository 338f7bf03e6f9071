import { distance } from '@hexfall/hex';
import { type FireCommand, type Refusal, refusal, type Shot } from '../commands/command.ts';
import { IMPOSSIBLE } from '../explain/modifiers.ts';
import { boardOf, emit, type Game, mechOf, specOf } from '../game.ts';
import { fail, type Result, succeed } from '../result.ts';
import { isItemHit } from '../state/condition.ts';
import type { MechState } from '../state/mech-state.ts';
import { binFor } from './ammunition.ts';
import type { WeaponAttack } from './declared-attack.ts';
import { isInFiringArc, rangeBracket, toHitNumber } from './to-hit.ts';

/** Checks every shot and fixes its target number; nothing is declared unless all of them may be fired. */
export function planFire(game: Game, command: FireCommand): Result<WeaponAttack[], Refusal> {
  const attacker = mechOf(game, command.unit);
  const twisted = twistRefusal(game, attacker, command.twist);
  if (twisted !== undefined) return fail(twisted);
  const attacks: WeaponAttack[] = [];
  for (const [i, shot] of command.shots.entries()) {
    const planned = planShot(game, attacker, shot, command, `shots[${i}]`);
    if (!planned.ok) return planned;
    if (attacks.some(earlier => earlier.weapon === shot.weapon)) {
      return fail(refusal('weaponUnusable', `shots[${i}].weapon`, 'is fired twice'));
    }
    attacks.push(planned.value);
  }
  return succeed(attacks);
}

export function declareFire(game: Game, command: FireCommand, attacks: readonly WeaponAttack[]): void {
  if (command.twist !== 0) emit(game, { type: 'TorsoTwisted', unit: command.unit, twist: command.twist });
  for (const attack of attacks) emit(game, { type: 'AttackDeclared', attack });
}

function twistRefusal(game: Game, attacker: MechState, twist: number): Refusal | undefined {
  if (twist === 0) return undefined;
  if (twist !== -1 && twist !== 1) return refusal('badTwist', 'twist', 'must be -1, 0 or 1');
  if (attacker.prone) return refusal('badTwist', 'twist', 'is impossible for a prone unit');
  return specOf(game, attacker).quad ? refusal('badTwist', 'twist', 'is impossible for a quad') : undefined;
}

function planShot(
  game: Game,
  attacker: MechState,
  shot: Shot,
  command: FireCommand,
  path: string,
): Result<WeaponAttack, Refusal> {
  const spec = specOf(game, attacker);
  const weapon = spec.weapons[shot.weapon];
  if (weapon === undefined) return fail(refusal('noSuchWeapon', `${path}.weapon`, 'is no weapon of this unit'));
  if (isItemHit(attacker, spec, 'weapon', shot.weapon, false)) {
    return fail(refusal('weaponUnusable', `${path}.weapon`, `(${weapon.type.name}) is destroyed`));
  }
  if (weapon.type.ammo !== undefined && binFor(attacker, spec, weapon.type.ammo) < 0) {
    return fail(refusal('weaponUnusable', `${path}.weapon`, `(${weapon.type.name}) has no ammunition left`));
  }
  const target = game.state.mechs[shot.target];
  if (target === undefined || target.status !== 'active' || target.side === attacker.side) {
    return fail(refusal('noSuchTarget', `${path}.target`, 'is no enemy in play'));
  }
  if (!isInFiringArc(game, attacker, weapon, target, command.twist)) {
    return fail(refusal('outOfArc', `${path}.target`, `is outside the firing arc of the ${weapon.type.name}`));
  }
  const need = toHitNumber(game, attacker, target, weapon);
  if (need >= IMPOSSIBLE)
    return fail(refusal('outOfRange', `${path}.target`, 'cannot be hit: out of range or out of sight'));
  const bracket = rangeBracket(weapon.type, distance(boardOf(game).grid, attacker.hex, target.hex));
  return succeed({ kind: 'weapon', attacker: attacker.id, target: target.id, weapon: shot.weapon, need, bracket });
}
