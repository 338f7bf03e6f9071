import { designationRelief, spottingModifier } from '../../questions/to-hit/spotting.ts';
import { withSwitch } from '../../questions/unit/switches.ts';
import type { FireCommand, GearSwitch } from '../../vocabulary/commands/command.ts';
import { NO_MODIFIERS, reasonsOf } from '../../vocabulary/explain/modifiers.ts';
import { announce, emit } from '../../vocabulary/game/emit.ts';
import { explanationFor, type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import { NO_STEPS, type Step } from '../../vocabulary/game/step.ts';
import type { FireAttack, WeaponAttack } from '../../vocabulary/state/attacks.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { fireAntiMissile, type Interceptor } from './anti-missile.ts';
import { resolveBlast } from './blast.ts';
import { loadNow, rollShot, setCapacitor } from './fire-weapon.ts';
import { hitEffectOf } from './hit-effects.ts';
import { resolveMishap } from './mishaps.ts';
import type { Salvo } from './salvo.ts';
import { isSwarm, missedSwarmSteps } from './swarm.ts';
import { inflictHeat } from './target-heat.ts';
import { shotSource } from './weapon-hit.ts';
import { resolveSalvo } from './weapon-hit-steps.ts';

/** Takes the stance, declares the attacks, and carries out the other orders that come with them. */
export function declareFire(game: Game, command: FireCommand, attacks: readonly FireAttack[]): void {
  if (command.twist !== 0) emit(game, { type: 'TorsoTwisted', unit: command.unit, twist: command.twist });
  if (command.flipArms === true) emit(game, { type: 'ArmsFlipped', unit: command.unit });
  for (const attack of attacks) emit(game, { type: 'AttackDeclared', attack, modifiers: reasonsOf(attack) });
  const mech = mechOf(game, command.unit);
  for (const weapon of command.capacitors ?? []) setCapacitor(game, mech, weapon, true);
  for (const bin of command.dump ?? []) emit(game, { type: 'DumpOrdered', unit: mech.id, bin });
  for (const wanted of command.switches ?? []) switchGear(game, mech, wanted);
  const { stealth } = command;
  if (stealth !== undefined) emit(game, { type: 'StealthOrdered', unit: mech.id, on: stealth });
}

function switchGear(game: Game, mech: MechState, wanted: GearSwitch): void {
  emit(game, { type: 'GearSwitched', unit: mech.id, ...wanted, ...withSwitch(mech, specOf(game, mech), wanted) });
}

/** A declared shot at a unit, whose turn to be resolved has come. */
export interface DueShot {
  readonly attack: WeaponAttack;
  /** The anti-missile system that fires at it, or none. */
  readonly antiMissile: Interceptor | undefined;
}

/** Rolls one declared shot. Returns its consequences as steps. */
export function resolveWeaponAttack(game: Game, shot: DueShot): readonly Step[] {
  const { attack } = shot;
  const attacker = mechOf(game, attack.attacker);
  const target = mechOf(game, attack.target);
  const load = loadNow(game, attacker, attack);
  if (load === undefined) return NO_STEPS;
  const late = explanationFor(game);
  const need = attack.need + spottingModifier(game, attack, late) + designationRelief(game, attack, late);
  const rolled = rollShot(game, attack, load, need);
  const { roll, hit, rate } = rolled;
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
  resolveMishap(game, attack, load, rolled);
  if (load.type.damage.kind === 'blast') return resolveBlast(game, attack, load.type, hit ? 0 : need - roll);
  const salvo = { attack, load, rate, interception: 0 };
  if (hit && target.status === 'active') return resolveHit(game, salvo, target, shot);
  return attack.bin >= 0 && isSwarm(load.type) ? missedSwarmSteps(salvo) : NO_STEPS;
}

/** Carries out a hit: most weapons do damage, a few have an effect of their own. */
function resolveHit(
  game: Game,
  salvo: Salvo<WeaponAttack>,
  target: MechState,
  { antiMissile }: DueShot,
): readonly Step[] {
  const { attack, load } = salvo;
  const { type } = load;
  if (attack.heat) {
    inflictHeat(game, target, type.targetHeat, { source: shotSource(attack) });
    return NO_STEPS;
  }
  const effect = hitEffectOf(type);
  if (effect !== undefined) return effect(game, salvo, target, antiMissile);
  if (antiMissile === undefined) return resolveSalvo(game, salvo);
  return resolveSalvo(game, { ...salvo, interception: fireAntiMissile(game, target, antiMissile, shotSource(attack)) });
}
