import { hasBit } from '../../basics/integers.ts';
import { firingArc, isInFiringArc } from '../../questions/to-hit/firing-arc.ts';
import { canAct, isItemOut } from '../../questions/unit/condition.ts';
import { isBehindShield } from '../../questions/unit/shields.ts';
import { binFor, loadedType } from '../../questions/weapons/ammunition.ts';
import { announce, emit } from '../../vocabulary/game/emit.ts';
import { type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import type { MountedWeapon } from '../../vocabulary/spec/mech-spec.ts';
import type { WeaponType } from '../../vocabulary/spec/weapon-type.ts';
import type { FireAttack, WeaponAttack } from '../../vocabulary/state/attacks.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';

/*
 * Anti-missile systems fire by themselves, each once a turn. Nobody is asked which salvo they take: before the first shot
 * of the phase is resolved every system gets the most dangerous salvo in its arc that has none yet.
 */

/** For each attack that a system of its target will fire at, the index of that system among the target's weapons. */
export type Interceptions = ReadonlyMap<WeaponAttack, number>;

/** Chooses which salvo each anti-missile system will fire at. */
export function assignAntiMissile(game: Game, attacks: readonly FireAttack[]): Interceptions {
  const assigned = new Map<WeaponAttack, number>();
  for (const mech of game.state.mechs) {
    if (!specOf(game, mech).weapons.some(isAntiMissile)) continue;
    const salvos = attacks
      .filter((attack): attack is WeaponAttack => isAt(mech, attack) && isMissile(game, attack))
      .sort((a, b) => maxDamage(game, b) - maxDamage(game, a));
    if (salvos.length > 0) assignSystems(game, mech, salvos, assigned);
  }
  return assigned;
}

function isAt(mech: MechState, attack: FireAttack): boolean {
  return attack.kind === 'weapon' && attack.target === mech.id;
}

function assignSystems(
  game: Game,
  mech: MechState,
  salvos: readonly WeaponAttack[],
  assigned: Map<WeaponAttack, number>,
): void {
  const spec = specOf(game, mech);
  for (const [index, weapon] of spec.weapons.entries()) {
    if (!isAntiMissile(weapon) || !canIntercept(game, mech, index)) continue;
    const arc = firingArc(spec, weapon, mech);
    const salvo = salvos.find(attack => {
      const from = mechOf(game, attack.attacker).hex;
      return !assigned.has(attack) && isInFiringArc(game, mech, arc, from);
    });
    if (salvo !== undefined) assigned.set(salvo, index);
  }
}

function isAntiMissile({ type }: MountedWeapon): boolean {
  return type.traits.includes('antiMissile');
}

function firedBy(game: Game, { attacker, weapon, bin }: FireAttack): WeaponType {
  return loadedType(specOf(game, mechOf(game, attacker)), weapon, bin);
}

function isMissile(game: Game, attack: FireAttack): boolean {
  const { traits } = firedBy(game, attack);
  return traits.includes('missile') && !traits.includes('mortar') && !traits.includes('torpedo');
}

/** Points of damage if every missile of a salvo hits. */
function maxDamage(game: Game, attack: WeaponAttack): number {
  const { damage } = firedBy(game, attack);
  if (damage.kind === 'single') return damage.points;
  return damage.kind === 'cluster' ? damage.projectiles * damage.pointsEach : 0;
}

/** Whether a system has power, works, has not fired this turn and has something to fire. */
function canIntercept(game: Game, mech: MechState, index: number): boolean {
  const spec = specOf(game, mech);
  const weapon = spec.weapons[index]!;
  const { ammo } = weapon.type;
  if (!canAct(mech) || isBehindShield(mech, spec, weapon)) return false;
  if (hasBit(mech.weaponsFired, index) || isItemOut(mech, spec, 'weapon', index)) return false;
  return ammo === undefined || binFor(mech, spec, ammo) >= 0;
}

/** Fires a system at a salvo that is about to hit. Returns false if there is none (-1), or it cannot fire any more. */
export function fireAntiMissile(game: Game, mech: MechState, index: number): boolean {
  if (index < 0 || !canIntercept(game, mech, index)) return false;
  const spec = specOf(game, mech);
  const { type } = spec.weapons[index]!;
  const bin = type.ammo === undefined ? -1 : binFor(mech, spec, type.ammo);
  emit(game, {
    type: 'WeaponFired',
    unit: mech.id,
    weapon: index,
    heatBuildUp: mech.heatBuildUp + type.heat,
    bin,
    shotsLeft: bin < 0 ? 0 : mech.ammo[bin]! - 1,
    oneShot: false,
  });
  return true;
}

/** The highest roll of one die that shoots down a single missile. */
const MAX_STOPPED = 3;

/** Fires a system at a single missile, a pod or a warhead, that is about to hit. Returns whether it shoots it down. */
export function resolveSingleInterception(game: Game, mech: MechState, index: number): boolean {
  if (!fireAntiMissile(game, mech, index)) return false;
  const roll = game.dice.oneD6('antiMissile');
  const stopped = roll <= MAX_STOPPED;
  announce(game, { type: 'AntiMissileRolled', unit: mech.id, weapon: index, roll, stopped });
  return stopped;
}
