import { designationRelief, spottingModifier } from '../../questions/to-hit/spotting.ts';
import { isJammedBy } from '../../questions/weapons/jamming.ts';
import type { FireCommand } from '../../vocabulary/commands/command.ts';
import { NO_MODIFIERS, reasonsOf } from '../../vocabulary/explain/modifiers.ts';
import { announce, emit } from '../../vocabulary/game/emit.ts';
import { explanationFor, type Game, mechOf } from '../../vocabulary/game/game.ts';
import type { TargetHeat } from '../../vocabulary/spec/weapon-type.ts';
import type { FireAttack, WeaponAttack } from '../../vocabulary/state/attacks.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { fireAntiMissile, resolvePodInterception } from './anti-missile.ts';
import { isArrayShot, loadNow, rollShot, setCapacitor } from './fire-weapon.ts';
import { rollDamage, type Salvo } from './salvo.ts';
import { resolveGroup, resolveGroupsTogether, weaponHitOf } from './weapon-hit.ts';

/** Takes the stance, declares the attacks, and gives the other orders that come with them. */
export function declareFire(game: Game, command: FireCommand, attacks: readonly FireAttack[]): void {
  if (command.twist !== 0) emit(game, { type: 'TorsoTwisted', unit: command.unit, twist: command.twist });
  if (command.flipArms === true) emit(game, { type: 'ArmsFlipped', unit: command.unit });
  for (const attack of attacks) emit(game, { type: 'AttackDeclared', attack, modifiers: reasonsOf(attack) });
  const mech = mechOf(game, command.unit);
  for (const weapon of command.capacitors ?? []) setCapacitor(game, mech, weapon, true);
  for (const bin of command.dump ?? []) emit(game, { type: 'DumpOrdered', unit: mech.id, bin });
  const { stealth } = command;
  if (stealth !== undefined) emit(game, { type: 'StealthOrdered', unit: mech.id, on: stealth });
}

/** Rolls one declared shot and what comes of it. The target meets it with an anti-missile system, or -1 for none. */
export function resolveWeaponAttack(game: Game, attack: WeaponAttack, antiMissile: number): void {
  const attacker = mechOf(game, attack.attacker);
  const target = mechOf(game, attack.target);
  const load = loadNow(game, attacker, attack);
  if (load === undefined) return;
  const late = explanationFor(game);
  const need = attack.need + spottingModifier(game, attack, late) + designationRelief(game, attack, late);
  const { roll, hit, rate } = rollShot(game, attacker, attack, load, need);
  const { weapon } = attack;
  const modifiers = late === undefined ? NO_MODIFIERS : [...reasonsOf(attack), ...late];
  announce(game, {
    type: 'AttackRolled',
    attacker: attacker.id,
    target: target.id,
    weapon,
    need,
    roll,
    hit,
    modifiers,
  });
  if (isJammedBy(roll, load.type, rate)) emit(game, { type: 'WeaponJammed', unit: attacker.id, weapon });
  if (hit && target.status === 'active') {
    resolveHit(game, { attack, load, rate, intercepted: false }, target, antiMissile);
  }
}

/** Most weapons that hit do damage, a few do something else. */
function resolveHit(game: Game, salvo: Salvo<WeaponAttack>, target: MechState, antiMissile: number): void {
  const { attack, load } = salvo;
  const { traits, targetHeat } = load.type;
  if (traits.includes('tag')) return tagTarget(game, attack, target);
  if (traits.includes('narc')) return resolvePod(game, attack, target, antiMissile);
  if (attack.heat) return inflictHeat(game, target, targetHeat);
  const intercepted = traits.includes('missile') && fireAntiMissile(game, target, antiMissile);
  dealSalvo(game, { ...salvo, intercepted }, target);
  if (traits.includes('plasma')) inflictHeat(game, target, targetHeat);
}

/**
 * Each group finds a place of its own, until the target is destroyed; the guns of an array strike one place together.
 */
function dealSalvo(game: Game, salvo: Salvo<WeaponAttack>, target: MechState): void {
  const { attack, load } = salvo;
  const hit = weaponHitOf(game, attack);
  const groups = rollDamage(game, salvo);
  if (isArrayShot(attack, load.type)) return resolveGroupsTogether(game, hit, groups);
  for (const points of groups) {
    if (target.status !== 'active') return;
    resolveGroup(game, hit, points);
  }
}

function tagTarget(game: Game, attack: WeaponAttack, target: MechState): void {
  emit(game, { type: 'Tagged', unit: target.id, side: mechOf(game, attack.attacker).side });
}

/** A pod does no damage, but sticks to the target for the rest of the game, unless it is shot down. */
function resolvePod(game: Game, attack: WeaponAttack, target: MechState, antiMissile: number): void {
  if (resolvePodInterception(game, target, antiMissile)) return;
  emit(game, { type: 'NarcAttached', unit: target.id, side: mechOf(game, attack.attacker).side });
}

/** Heat that others can put on a unit in a turn, at most. */
const MAX_EXTERNAL_HEAT = 15;

function inflictHeat(game: Game, target: MechState, { points, dice }: TargetHeat): void {
  let heat = points;
  for (let die = 0; die < dice; die++) heat += game.dice.oneD6('plasmaHeat');
  const externalHeat = Math.min(MAX_EXTERNAL_HEAT, target.externalHeat + heat);
  emit(game, { type: 'HeatInflicted', unit: target.id, heat, externalHeat });
}
