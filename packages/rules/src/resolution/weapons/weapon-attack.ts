import { sideStruck } from '@hexfall/hex';
import { designationRelief } from '../../questions/to-hit/designation.ts';
import { spottingModifier } from '../../questions/to-hit/spotting.ts';
import { jams } from '../../questions/weapons/jamming.ts';
import { NO_MODIFIERS } from '../../vocabulary/explain/modifiers.ts';
import { announce, emit } from '../../vocabulary/game/emit.ts';
import { boardOf, type Game, mechOf } from '../../vocabulary/game/game.ts';
import type { TargetHeat } from '../../vocabulary/spec/weapon-type.ts';
import type { WeaponAttack } from '../../vocabulary/state/attacks.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { intercept, shootsDownPod } from './anti-missile.ts';
import { fireWeapon, holdFire, isArrayShot, loadNow } from './fire-weapon.ts';
import { rollDamage, type Salvo } from './salvo.ts';
import { impactOf, strikeGroup, strikeTogether } from './strike.ts';

/** One declared shot, with the anti-missile system of the target that is to meet it, or -1. */
export function resolveWeaponAttack(game: Game, attack: WeaponAttack, antiMissile: number): void {
  const attacker = mechOf(game, attack.attacker);
  const target = mechOf(game, attack.target);
  const load = loadNow(game, attacker, attack);
  if (load === undefined) return;
  const need = attack.need + spottingModifier(game, attack) + designationRelief(game, attack);
  const roll = attack.rate > 1 ? game.dice.twoD6('toHit') : game.dice.twoD6('toHit', need);
  const hit = roll >= need;
  const locked = hit || !load.type.traits.includes('streak');
  const rate = locked ? fireWeapon(game, attacker, attack, load) : 1;
  if (!locked) holdFire(game, attacker, attack);
  const { weapon } = attack;
  announce(game, {
    type: 'AttackRolled',
    attacker: attacker.id,
    target: target.id,
    weapon,
    need,
    roll,
    hit,
    modifiers: NO_MODIFIERS,
  });
  if (jams(load.type, rate, roll)) emit(game, { type: 'WeaponJammed', unit: attacker.id, weapon });
  if (hit && target.status === 'active') strike(game, { attack, load, rate, intercepted: false }, target, antiMissile);
}

/** What a hit does: most weapons do damage, a few do something else. */
function strike(game: Game, salvo: Salvo, target: MechState, antiMissile: number): void {
  const { attack, load } = salvo;
  const { traits, targetHeat } = load.type;
  if (traits.includes('tag')) return tag(game, attack, target);
  if (traits.includes('narc')) return attachPod(game, attack, target, antiMissile);
  if (attack.heat) return inflictHeat(game, target, targetHeat);
  const intercepted = traits.includes('missile') && intercept(game, target, antiMissile);
  dealSalvo(game, { ...salvo, intercepted }, target);
  if (traits.includes('plasma')) inflictHeat(game, target, targetHeat);
}

/** Each group finds a place of its own, until the target is destroyed. */
function dealSalvo(game: Game, salvo: Salvo, target: MechState): void {
  const { attack, load } = salvo;
  const side = sideStruck(boardOf(game), mechOf(game, attack.attacker).hex, target);
  const impact = impactOf(game, attack, side);
  const groups = rollDamage(game, salvo);
  if (isArrayShot(attack, load.type)) return strikeTogether(game, impact, groups);
  for (const points of groups) {
    if (target.status !== 'active') return;
    strikeGroup(game, impact, points);
  }
}

function tag(game: Game, attack: WeaponAttack, target: MechState): void {
  emit(game, { type: 'Tagged', unit: target.id, side: mechOf(game, attack.attacker).side });
}

/** A pod does no damage, but sticks to the target for the rest of the game. */
function attachPod(game: Game, attack: WeaponAttack, target: MechState, antiMissile: number): void {
  if (shootsDownPod(game, target, antiMissile)) return;
  emit(game, { type: 'NarcAttached', unit: target.id, side: mechOf(game, attack.attacker).side });
}

/** Most heat that others can put on a unit in a turn. */
const MOST_EXTERNAL_HEAT = 15;

function inflictHeat(game: Game, target: MechState, { points, dice }: TargetHeat): void {
  let heat = points;
  for (let die = 0; die < dice; die++) heat += game.dice.oneD6('plasmaHeat');
  const externalHeat = Math.min(MOST_EXTERNAL_HEAT, target.externalHeat + heat);
  emit(game, { type: 'HeatInflicted', unit: target.id, heat, externalHeat });
}
