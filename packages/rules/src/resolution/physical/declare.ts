import { fail, type Result, succeed } from '../../basics/result.ts';
import {
  type KickCommand,
  type MeleeCommand,
  type PhysicalCommand,
  type PunchCommand,
  type PushCommand,
  type Refusal,
  refusal,
} from '../../vocabulary/commands/command.ts';
import { NO_MODIFIERS } from '../../vocabulary/explain/modifiers.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import { type Game, mechOf } from '../../vocabulary/game/game.ts';
import { isArm, type LocationCode, LOCATIONS } from '../../vocabulary/spec/locations.ts';
import { HIT_TABLES, type LimbAttack, type MeleeAttack, type PhysicalAttack } from '../../vocabulary/state/attacks.ts';
import { kickNumber, kickRefusal } from './kick.ts';
import { aimRefusal, meleeNumber, meleeRefusal, meleeTableFor, meleeWeapon } from './melee.ts';
import { punchNumber, punchRefusal } from './punch.ts';
import { pushNumber, pushRefusal } from './push.ts';
import type { CloseAttack } from './rolled-attack.ts';

type Plan = Result<CloseAttack[], Refusal>;

/** Checks a physical attack and fixes its target number. One command is all that a unit does in the phase. */
export function planPhysical(game: Game, command: PhysicalCommand): Plan {
  if (command.type === 'punch') return planPunch(game, command);
  if (command.type === 'kick') return planKick(game, command);
  return command.type === 'push' ? planPush(game, command) : planMelee(game, command);
}

export function declarePhysical(game: Game, attacks: readonly PhysicalAttack[]): void {
  for (const attack of attacks) emit(game, { type: 'AttackDeclared', attack, modifiers: NO_MODIFIERS });
}

/** Both arms together are one declaration, but two blows, each with its own number. */
function planPunch(game: Game, command: PunchCommand): Plan {
  const codes: readonly LocationCode[] = Array.isArray(command.arms) ? command.arms : [];
  const arms = codes.map(code => LOCATIONS.indexOf(code));
  if (arms.length === 0 || arms.length > 2 || arms[0] === arms[1] || !arms.every(isArm)) {
    return fail(refusal('malformed', 'arms', 'must name one arm or both, each once'));
  }
  const attacker = mechOf(game, command.unit);
  const target = game.state.mechs[command.target];
  const attacks: LimbAttack[] = [];
  for (const limb of arms) {
    const wrong = punchRefusal(game, attacker, target, limb);
    if (wrong !== undefined || target === undefined) return fail(wrong!);
    const need = punchNumber(game, attacker, target, limb);
    attacks.push({ kind: 'punch', attacker: attacker.id, target: target.id, limb, need });
  }
  return succeed(attacks);
}

function planKick(game: Game, command: KickCommand): Plan {
  const limb = LOCATIONS.indexOf(command.leg);
  const attacker = mechOf(game, command.unit);
  const target = game.state.mechs[command.target];
  const wrong = kickRefusal(game, attacker, target, limb);
  if (wrong !== undefined || target === undefined) return fail(wrong!);
  const need = kickNumber(game, attacker, target, limb);
  return succeed([{ kind: 'kick', attacker: attacker.id, target: target.id, limb, need }]);
}

function planPush(game: Game, command: PushCommand): Plan {
  const attacker = mechOf(game, command.unit);
  const target = game.state.mechs[command.target];
  const wrong = pushRefusal(game, attacker, target);
  if (wrong !== undefined || target === undefined) return fail(wrong!);
  const need = pushNumber(game, attacker, target);
  return succeed([{ kind: 'push', attacker: attacker.id, target: target.id, need }]);
}

function planMelee(game: Game, command: MeleeCommand): Plan {
  const attacker = mechOf(game, command.unit);
  const target = game.state.mechs[command.target];
  const weapon = meleeWeapon(game, attacker, command.item);
  if (weapon === undefined) return fail(refusal('noSuchWeapon', 'item', 'is no melee weapon in an arm of this unit'));
  if (!HIT_TABLES.includes(command.aim)) return fail(refusal('malformed', 'aim', 'must be full, punch or kick'));
  const wrong = meleeRefusal(game, attacker, target, weapon);
  if (wrong !== undefined || target === undefined) return fail(wrong!);
  const swing = { target, weapon, aim: command.aim };
  const badAim = aimRefusal(game, attacker, swing);
  if (badAim !== undefined) return fail(badAim);
  const attack: MeleeAttack = {
    kind: 'melee',
    attacker: attacker.id,
    target: target.id,
    item: weapon.item,
    need: meleeNumber(game, attacker, swing),
    table: meleeTableFor(game, attacker, swing),
  };
  return succeed([attack]);
}
