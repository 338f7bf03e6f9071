import type { HexId } from '@hexfall/hex';
import { fail, type Result, succeed } from '../../basics/result.ts';
import { type Refusal, refusal, type Shot } from '../../vocabulary/commands/command.ts';
import { keepReasons } from '../../vocabulary/explain/modifiers.ts';
import { explanationFor, type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import { LOCATIONS, NOWHERE } from '../../vocabulary/spec/locations.ts';
import type { FireAttack, WeaponAttack } from '../../vocabulary/state/attacks.ts';
import type { MechId, MechState } from '../../vocabulary/state/mech-state.ts';
import { hasComputer } from '../to-hit/fire-control.ts';
import { type FiringStance, firingArc, isInFiringArc, isInFront } from '../to-hit/firing-arc.ts';
import {
  aimWeapon,
  type FiringSolution,
  type ShotTerms,
  type Sighting,
  sightTarget,
} from '../to-hit/firing-solution.ts';
import { shotObstacle } from '../to-hit/shot-obstacle.ts';
import { canFireBlind, canSpot, isLedByBeacon } from '../to-hit/spotting.ts';
import { clearShotNumber } from '../to-hit/to-hit.ts';
import { isImmobile } from '../unit/condition.ts';
import { isEnemyInPlay, noEnemy } from '../unit/enemies.ts';
import { isCharged } from '../weapons/capacitors.ts';
import { isSetting } from '../weapons/settings.ts';
import { type ArmedShot, findWeapon, rateRefusal } from './find-weapon.ts';
import { obstacleRefusal } from './obstacle-refusal.ts';

/** The fire of one unit in one turn: what its shots have in common, and the shots that are planned already. */
export interface Volley {
  readonly attacker: MechState;
  readonly stance: FiringStance;
  /** The primary target; `undefined` if no shot is at a unit, or if the primary target is a building. */
  readonly primary: MechId | undefined;
  /** The hex of the building that is the primary target; `undefined` if none is. */
  readonly primaryBuilding: HexId | undefined;
  readonly attacks: FireAttack[];
  /** How the attacker sees each target of an earlier shot: it is the same for all of its weapons. */
  readonly sightings: Sighting[];
}

/** One shot as it was ordered, with the units, the weapon and the load that it names. */
interface OrderedShot extends ArmedShot<Shot> {
  readonly target: MechState;
}

/** Checks one shot and fixes its target number. */
export function planShot(game: Game, volley: Volley, order: Shot, path: string): Result<WeaponAttack, Refusal> {
  const found = findShot(game, volley.attacker, order, path);
  if (!found.ok) return found;
  const shot = found.value;
  const wrong = optionRefusal(game, shot);
  if (wrong !== undefined) return fail(wrong);
  const { attacker, target, weapon } = shot;
  const secondary = target.id === volley.primary ? 0 : secondaryModifier(game, volley, target.hex);
  const terms = termsOfOrder(game, shot, secondary);
  const solution = aimWeapon(game, sightOnce(game, volley, target), weapon, terms);
  const arc = firingArc(specOf(game, attacker), weapon, volley.stance);
  const bears = isInFiringArc(game, attacker, arc, target.hex);
  const obstacle = beaconObstacle(game, solution) ?? shotObstacle(game, solution, bears);
  if (obstacle !== undefined) return fail(obstacleRefusal(obstacle, path, 'target'));
  const why = explanationFor(game);
  const need = clearShotNumber(game, solution, why);
  return succeed(keepReasons(attackOf(shot, solution, need), why));
}

/** Returns how the attacker of a volley sees a target. */
function sightOnce(game: Game, { attacker, sightings }: Volley, target: MechState): Sighting {
  for (const known of sightings) if (known.target === target) return known;
  const sighting = sightTarget(game, attacker, target);
  sightings.push(sighting);
  return sighting;
}

/** Finds what an order names: a weapon that can be fired, ammunition for it, and an enemy. */
function findShot(game: Game, attacker: MechState, order: Shot, path: string): Result<OrderedShot, Refusal> {
  const armed = findWeapon(game, attacker, order, path);
  if (!armed.ok) return armed;
  const target = game.state.mechs[order.target];
  if (!isEnemyInPlay(attacker, target)) return fail(noEnemy(`${path}.target`));
  return succeed({ attacker, target, ...armed.value, order, path });
}

/** Returns why an option of the order is not allowed with this weapon or this target. */
function optionRefusal(game: Game, shot: OrderedShot): Refusal | undefined {
  const { attacker, load, order, path } = shot;
  const badRate = rateRefusal(game, shot);
  if (badRate !== undefined) return badRate;
  const { heat = false, spotter } = order;
  if (heat && !load.type.traits.includes('flamer')) {
    return refusal('badShot', `${path}.heat`, 'is a choice for flamers only');
  }
  if (spotter !== undefined) {
    const spots = spotter === attacker.id || canSpot(game.state.mechs[spotter], attacker);
    if (!spots) return refusal('badShot', `${path}.spotter`, 'cannot spot for this unit');
    if (!load.type.traits.includes('indirect')) {
      return refusal('badShot', `${path}.spotter`, 'is of no use to a weapon that needs a line of sight');
    }
  }
  return order.aim === undefined ? undefined : aimRefusal(game, shot);
}

/**
 * Refuses an aimed shot that is not allowed. Only a single shot with one projectile can be aimed: at a target that
 * cannot move, or with a targeting computer below the head.
 */
function aimRefusal(game: Game, { attacker, target, load, order, path }: OrderedShot): Refusal | undefined {
  const { aim, rate = 1 } = order;
  const { type } = load;
  const at = `${path}.aim`;
  if (aim === undefined || !LOCATIONS.includes(aim)) return refusal('badShot', at, 'is not a location');
  if ((rate > 1 && !isSetting(type)) || (type.damage.kind !== 'single' && type.damage.kind !== 'byRange')) {
    return refusal('badShot', at, 'is impossible with more than one projectile');
  }
  if (isImmobile(target)) return undefined;
  if (!hasComputer(game, attacker, type)) return refusal('badShot', at, 'needs a targeting computer or a still target');
  return aim === 'HD' ? refusal('badShot', at, 'is impossible while the target can move') : undefined;
}

/** Modifiers for a secondary target: in front of the torso, or elsewhere. */
export const SECONDARY_TARGET = Object.freeze({ inFront: 1, elsewhere: 2 });

/** Returns the modifier for a secondary target in that hex. */
export function secondaryModifier(game: Game, { attacker, stance }: Volley, hex: HexId): number {
  return isInFront(game, attacker, stance, hex) ? SECONDARY_TARGET.inFront : SECONDARY_TARGET.elsewhere;
}

/** Returns the choices of an order that change the number, with the usual choice wherever the order makes none. */
function termsOfOrder(game: Game, { attacker, load, order }: OrderedShot, secondary: number): ShotTerms {
  const { spotter, aim } = order;
  const withSpotter = spotter !== undefined && spotter !== attacker.id;
  return {
    type: load.type,
    guidance: load.guidance,
    secondary,
    aim: aim === undefined ? NOWHERE : LOCATIONS.indexOf(aim),
    indirect: spotter !== undefined,
    spotter: withSpotter ? mechOf(game, spotter) : undefined,
  };
}

/**
 * Returns why indirect fire without a spotter is impossible; `undefined` if a beacon leads the missiles or the weapon
 * needs neither.
 */
function beaconObstacle(game: Game, solution: FiringSolution): 'sightBlocked' | undefined {
  const { indirect, spotter } = solution.terms;
  if (!indirect || spotter !== undefined) return undefined;
  return canFireBlind(solution.type) || isLedByBeacon(game, solution) ? undefined : 'sightBlocked';
}

/** Returns the attack to be declared. */
function attackOf({ load, order }: OrderedShot, solution: FiringSolution, need: number): WeaponAttack {
  const { attacker, target, terms, bracket } = solution;
  const { weapon, rate = 1, heat = false, spotter = -1 } = order;
  return {
    kind: 'weapon',
    attacker: attacker.id,
    target: target.id,
    need,
    bracket,
    weapon,
    rate,
    bin: load.bin,
    aim: terms.aim,
    heat,
    spotter,
    secondary: terms.secondary,
    charged: isCharged(attacker, weapon),
  };
}
