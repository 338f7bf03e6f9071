import { hasBit } from '../../basics/bits.ts';
import { isInFiringArc } from '../../questions/to-hit/firing-arc.ts';
import { canAct, isItemOut } from '../../questions/unit/condition.ts';
import { binFor, loadedType } from '../../questions/weapons/ammunition.ts';
import { announce, emit } from '../../vocabulary/game/emit.ts';
import { type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import type { MountedWeapon } from '../../vocabulary/spec/mech-spec.ts';
import type { WeaponType } from '../../vocabulary/spec/weapon-type.ts';
import type { WeaponAttack } from '../../vocabulary/state/attacks.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';

/*
 * Anti-missile systems fire by themselves, each once a turn. Nobody is asked which salvo they take: before the first shot
 * of the phase is resolved every system gets the most dangerous salvo in its arc that has none yet.
 */

/** For each attack that a system of its target will fire at, the index of that system among the target's weapons. */
export type Interceptions = ReadonlyMap<WeaponAttack, number>;

export function assignAntiMissile(game: Game, attacks: readonly WeaponAttack[]): Interceptions {
  const assigned = new Map<WeaponAttack, number>();
  for (const mech of game.state.mechs) {
    if (!specOf(game, mech).weapons.some(isAntiMissile)) continue;
    const salvos = attacks
      .filter(attack => attack.target === mech.id && isMissile(game, attack))
      .sort((a, b) => danger(game, b) - danger(game, a));
    if (salvos.length > 0) assignSystems(game, mech, salvos, assigned);
  }
  return assigned;
}

function assignSystems(
  game: Game,
  mech: MechState,
  salvos: readonly WeaponAttack[],
  assigned: Map<WeaponAttack, number>,
): void {
  for (const [index, weapon] of specOf(game, mech).weapons.entries()) {
    if (!isAntiMissile(weapon) || !canIntercept(game, mech, index)) continue;
    const salvo = salvos.find(attack => {
      const from = mechOf(game, attack.attacker).hex;
      return !assigned.has(attack) && isInFiringArc(game, mech, weapon, from, mech);
    });
    if (salvo !== undefined) assigned.set(salvo, index);
  }
}

function isAntiMissile({ type }: MountedWeapon): boolean {
  return type.traits.includes('antiMissile');
}

function weaponOf(game: Game, { attacker, weapon, bin }: WeaponAttack): WeaponType {
  return loadedType(specOf(game, mechOf(game, attacker)), weapon, bin);
}

function isMissile(game: Game, attack: WeaponAttack): boolean {
  return weaponOf(game, attack).traits.includes('missile');
}

/** Most points that a salvo can do. */
function danger(game: Game, attack: WeaponAttack): number {
  const { damage } = weaponOf(game, attack);
  return damage.kind === 'cluster' ? damage.projectiles * damage.pointsEach : 0;
}

function canIntercept(game: Game, mech: MechState, index: number): boolean {
  const spec = specOf(game, mech);
  const { ammo } = spec.weapons[index]!.type;
  if (!canAct(mech)) return false;
  if (hasBit(mech.weaponsFired, index) || isItemOut(mech, spec, 'weapon', index)) return false;
  return ammo === undefined || binFor(mech, spec, ammo) >= 0;
}

/** Fires a system at a salvo that is about to hit; false if it cannot any more. */
export function intercept(game: Game, mech: MechState, index: number): boolean {
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

/** A single missile is shot down on 1 to 3. */
const STOPPED = 3;

export function shootsDownPod(game: Game, mech: MechState, index: number): boolean {
  if (!intercept(game, mech, index)) return false;
  const roll = game.dice.oneD6('antiMissile');
  announce(game, { type: 'AntiMissileRolled', unit: mech.id, weapon: index, roll, stopped: roll <= STOPPED });
  return roll <= STOPPED;
}
