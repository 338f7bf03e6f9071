import { designationRelief, spottingModifier } from '../../questions/to-hit/spotting.ts';
import { heatPassed } from '../../questions/unit/armor-types.ts';
import { withSwitch } from '../../questions/unit/switches.ts';
import type { FireCommand, GearSwitch } from '../../vocabulary/commands/command.ts';
import { NO_MODIFIERS, reasonsOf } from '../../vocabulary/explain/modifiers.ts';
import { announce, emit } from '../../vocabulary/game/emit.ts';
import { explanationFor, type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import { NO_STEPS, type Step } from '../../vocabulary/game/step.ts';
import { CT } from '../../vocabulary/spec/locations.ts';
import type { TargetHeat } from '../../vocabulary/spec/weapon-type.ts';
import type { FireAttack, WeaponAttack } from '../../vocabulary/state/attacks.ts';
import type { MechId, MechState } from '../../vocabulary/state/mech-state.ts';
import { fireAntiMissile, resolveSingleInterception } from './anti-missile.ts';
import { isArrayShot, loadNow, rollShot, setCapacitor } from './fire-weapon.ts';
import { resolveMishap } from './mishaps.ts';
import { rollDamage, type Salvo } from './salvo.ts';
import { weaponHitOf } from './weapon-hit.ts';
import { ArrayHit, GroupHit } from './weapon-hit-steps.ts';

/** Takes the stance, declares the attacks, and gives the other orders that come with them. */
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

/** A declared shot at a unit, when its turn to be resolved has come. */
export interface DueShot {
  readonly attack: WeaponAttack;
  /** The anti-missile system with which the target meets it, or -1 for none. */
  readonly antiMissile: number;
}

/** Rolls one declared shot. Returns what comes of it as steps, if it hits. */
export function resolveWeaponAttack(game: Game, shot: DueShot): readonly Step[] {
  const { attack } = shot;
  const attacker = mechOf(game, attack.attacker);
  const target = mechOf(game, attack.target);
  const load = loadNow(game, attacker, attack);
  if (load === undefined) return NO_STEPS;
  const late = explanationFor(game);
  const need = attack.need + spottingModifier(game, attack, late) + designationRelief(game, attack, late);
  const rolled = rollShot(game, attacker, attack, load, need);
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
  resolveMishap(game, attacker, attack, load, rolled);
  if (!hit || target.status !== 'active') return NO_STEPS;
  return resolveHit(game, { attack, load, rate, intercepted: false }, target, shot);
}

/** Most weapons that hit do damage, a few do something else. */
function resolveHit(game: Game, salvo: Salvo<WeaponAttack>, target: MechState, shot: DueShot): readonly Step[] {
  const { attack, load, rate } = salvo;
  const { traits, targetHeat } = load.type;
  if (traits.includes('tag')) tagTarget(game, attack, target);
  else if (traits.includes('narc')) resolvePod(game, attack, target, shot.antiMissile);
  else if (attack.heat) inflictHeat(game, target, targetHeat);
  else if (traits.includes('thunderbolt')) return resolveThunderbolt(game, salvo, target, shot.antiMissile);
  else {
    const intercepted = traits.includes('missile') && fireAntiMissile(game, target, shot.antiMissile);
    const groups = salvoSteps(game, { attack, load, rate, intercepted });
    return traits.includes('plasma') ? [...groups, new PlasmaHeat(target.id, targetHeat)] : groups;
  }
  return NO_STEPS;
}

/** One heavy missile comes through as a whole, or is shot down. */
function resolveThunderbolt(
  game: Game,
  salvo: Salvo<WeaponAttack>,
  target: MechState,
  antiMissile: number,
): readonly Step[] {
  return resolveSingleInterception(game, target, antiMissile) ? NO_STEPS : salvoSteps(game, salvo);
}

/** Each group finds a place of its own; the guns of an array strike one place together. */
function salvoSteps(game: Game, salvo: Salvo<WeaponAttack>): readonly Step[] {
  const { attack, load } = salvo;
  const hit = weaponHitOf(game, attack);
  const groups = rollDamage(game, salvo);
  if (isArrayShot(attack, load.type)) return [new ArrayHit(hit, groups)];
  return groups.map(points => new GroupHit(hit, points));
}

function tagTarget(game: Game, attack: WeaponAttack, target: MechState): void {
  emit(game, { type: 'Tagged', unit: target.id, side: mechOf(game, attack.attacker).side });
}

/** A pod does no damage, but sticks to the target for the rest of the game, unless it is shot down. */
function resolvePod(game: Game, attack: WeaponAttack, target: MechState, antiMissile: number): void {
  if (resolveSingleInterception(game, target, antiMissile)) return;
  emit(game, { type: 'NarcAttached', unit: target.id, side: mechOf(game, attack.attacker).side });
}

/** Heat that others can put on a unit in a turn, at most. */
const MAX_EXTERNAL_HEAT = 15;

/** Puts heat on a unit: the points, and what the dice add. */
export function inflictHeat(game: Game, target: MechState, { points, dice }: TargetHeat): void {
  let heat = points;
  for (let die = 0; die < dice; die++) heat += game.dice.oneD6('plasmaHeat');
  heat = heatPassed(specOf(game, target), heat, target.armor[CT]!);
  const externalHeat = Math.min(MAX_EXTERNAL_HEAT, target.externalHeat + heat);
  emit(game, { type: 'HeatInflicted', unit: target.id, heat, externalHeat });
}

/** What plasma does to its target besides the damage, and after it. */
class PlasmaHeat implements Step {
  readonly kind = 'plasmaHeat';
  readonly sparesProne = true;
  private readonly target: MechId;
  private readonly heat: TargetHeat;

  constructor(target: MechId, heat: TargetHeat) {
    this.target = target;
    this.heat = heat;
  }

  numbers(): readonly number[] {
    return [this.target, this.heat.points, this.heat.dice];
  }

  maxDamage(): number {
    return 0;
  }

  concerns(unit: MechId): boolean {
    return unit === this.target;
  }

  run(game: Game): readonly Step[] {
    inflictHeat(game, mechOf(game, this.target), this.heat);
    return NO_STEPS;
  }
}
