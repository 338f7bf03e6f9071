import { distance } from '@hexfall/hex';
import { hasBit } from '../../basics/integers.ts';
import { ANTI_MISSILE } from '../../questions/to-hit/cluster-modifiers.ts';
import { firingArc, isInFiringArc } from '../../questions/to-hit/firing-arc.ts';
import { canAct, isItemOut } from '../../questions/unit/condition.ts';
import { isBehindShield } from '../../questions/unit/shields.ts';
import { binFor, loadedType } from '../../questions/weapons/ammunition.ts';
import type { Source } from '../../vocabulary/events/source.ts';
import { announce, emit } from '../../vocabulary/game/emit.ts';
import { boardOf, type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import type { MountedWeapon } from '../../vocabulary/spec/mech-spec.ts';
import type { WeaponType } from '../../vocabulary/spec/weapon-type.ts';
import type { FireAttack, WeaponAttack } from '../../vocabulary/state/attacks.ts';
import type { MechId, MechState } from '../../vocabulary/state/mech-state.ts';

/*
 * Anti-missile systems fire automatically, each once a turn. The player does not choose their salvos: before the first shot of the phase is
 * resolved, every system gets the most dangerous salvo in its arc that is not taken yet.
 */

/** A system, and the unit that carries it: the target of the salvo, or a friend whose system reaches farther. */
export interface Interceptor {
  readonly unit: MechId;
  /** Index in the weapons of that unit. */
  readonly weapon: number;
}

/** The system that will fire at each attack, if there is one. */
export type Interceptions = ReadonlyMap<WeaponAttack, Interceptor>;

/** Chooses the salvo that each anti-missile system will fire at, beginning with the systems that guard their own unit only. */
export function assignAntiMissile(game: Game, attacks: readonly FireAttack[]): Interceptions {
  const assigned = new Map<WeaponAttack, Interceptor>();
  const carriers = game.state.mechs.filter(mech => specOf(game, mech).weapons.some(isAntiMissile));
  if (carriers.length === 0) return assigned;
  const salvos = attacks
    .filter((attack): attack is WeaponAttack => attack.kind === 'weapon' && isMissile(game, attack))
    .sort((a, b) => maxDamage(game, b) - maxDamage(game, a));
  for (const wide of [false, true]) {
    for (const mech of carriers) assignSystems(game, mech, { salvos, wide }, assigned);
  }
  return assigned;
}

function assignSystems(
  game: Game,
  mech: MechState,
  { salvos, wide }: { readonly salvos: readonly WeaponAttack[]; readonly wide: boolean },
  assigned: Map<WeaponAttack, Interceptor>,
): void {
  for (const [index, weapon] of specOf(game, mech).weapons.entries()) {
    if (!isAntiMissile(weapon) || isWide(weapon.type) !== wide || !canIntercept(game, mech, index)) continue;
    const salvo = salvos.find(attack => !assigned.has(attack) && guards(game, mech, weapon, attack));
    if (salvo !== undefined) assigned.set(salvo, { unit: mech.id, weapon: index });
  }
}

/** Whether a system can fire at a salvo: one at its own unit in its arc, or one at a nearby friend, on any side. */
function guards(game: Game, mech: MechState, weapon: MountedWeapon, attack: WeaponAttack): boolean {
  if (isWide(weapon.type)) return strengthFor(game, mech, weapon.type, mechOf(game, attack.target)) < 0;
  if (attack.target !== mech.id) return false;
  const arc = firingArc(specOf(game, mech), weapon, mech);
  return isInFiringArc(game, mech, arc, mechOf(game, attack.attacker).hex);
}

/** Whether a system also guards friends. */
function isWide({ traits }: WeaponType): boolean {
  return traits.includes('pointDefense');
}

/**
 * Returns the modifier that a system gives the cluster roll of a salvo at a unit, which is weaker the farther away that unit is; 0 beyond
 * its reach.
 */
function strengthFor(game: Game, mech: MechState, type: WeaponType, target: MechState): number {
  if (!isWide(type)) return ANTI_MISSILE;
  if (target.side !== mech.side) return 0;
  return Math.min(0, ANTI_MISSILE + distance(boardOf(game).grid, mech.hex, target.hex));
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

/** Returns the points of damage if every missile of a salvo hits. */
function maxDamage(game: Game, attack: WeaponAttack): number {
  const { damage } = firedBy(game, attack);
  if (damage.kind === 'single') return damage.points;
  return damage.kind === 'cluster' ? damage.projectiles * damage.pointsEach : 0;
}

/** Whether a system has power, works, has not fired this turn and has ammunition. */
function canIntercept(game: Game, mech: MechState, index: number): boolean {
  const spec = specOf(game, mech);
  const weapon = spec.weapons[index]!;
  const { ammo } = weapon.type;
  if (!canAct(mech) || isBehindShield(mech, spec, weapon)) return false;
  if (hasBit(mech.weaponsFired, index) || isItemOut(mech, spec, 'weapon', index)) return false;
  return ammo === undefined || binFor(mech, spec, ammo) >= 0;
}

/**
 * Fires a system at a salvo that is about to hit. Returns its modifier of the cluster roll; 0 if there is no system, or it cannot fire any
 * more.
 */
export function fireAntiMissile(
  game: Game,
  target: MechState,
  interceptor: Interceptor | undefined,
  shot: Source,
): number {
  if (interceptor === undefined) return 0;
  const mech = mechOf(game, interceptor.unit);
  const { weapon } = interceptor;
  if (!canIntercept(game, mech, weapon)) return 0;
  const spec = specOf(game, mech);
  const { type } = spec.weapons[weapon]!;
  const bin = type.ammo === undefined ? -1 : binFor(mech, spec, type.ammo);
  emit(game, {
    type: 'WeaponFired',
    unit: mech.id,
    weapon,
    heatBuildUp: mech.heatBuildUp + type.heat,
    bin,
    shotsLeft: bin < 0 ? 0 : mech.ammo[bin]! - 1,
    oneShot: false,
    shot: weapon,
    against: shot,
  });
  return strengthFor(game, mech, type, target);
}

/** The highest roll of one die that shoots down a single missile. */
const MAX_STOPPED = 3;

/** Fires a system at a single missile, a pod or a warhead, that is about to hit. Returns whether it shoots it down. */
export function resolveSingleInterception(
  game: Game,
  target: MechState,
  interceptor: Interceptor | undefined,
  shot: Source,
): boolean {
  if (interceptor === undefined || fireAntiMissile(game, target, interceptor, shot) === 0) return false;
  const roll = game.dice.oneD6('antiMissile');
  const stopped = roll <= MAX_STOPPED;
  announce(game, { type: 'AntiMissileRolled', ...interceptor, roll, stopped, against: shot });
  return stopped;
}
