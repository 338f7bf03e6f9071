import { hasBit } from '../../basics/bits.ts';
import { fail, type Result, succeed } from '../../basics/result.ts';
import { type Refusal, refusal, type Shot } from '../../vocabulary/commands/command.ts';
import { IMPOSSIBLE } from '../../vocabulary/explain/modifiers.ts';
import { type Game, specOf } from '../../vocabulary/game/game.ts';
import { LOCATIONS, NOWHERE } from '../../vocabulary/spec/locations.ts';
import type { MountedWeapon } from '../../vocabulary/spec/mech-spec.ts';
import type { WeaponAttack } from '../../vocabulary/state/attacks.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { isUnderWater } from '../board/water.ts';
import { hasComputer } from '../to-hit/fire-control.ts';
import { type FiringStance, isInFiringArc } from '../to-hit/firing-arc.ts';
import { firingDistance, rangeBracket, rangesOf } from '../to-hit/range.ts';
import { type ShotObstacle, shotObstacle } from '../to-hit/shot-obstacle.ts';
import { type ShotTerms, termsOf } from '../to-hit/shot-terms.ts';
import { canSpot, isLedByBeacon } from '../to-hit/spotting.ts';
import { toHitNumber } from '../to-hit/to-hit.ts';
import { isImmobile, isItemOut } from '../unit/condition.ts';
import { isEnemyInPlay, noEnemy } from '../unit/enemies.ts';
import { type Load, loadOf } from '../weapons/ammunition.ts';
import { isCharged } from '../weapons/capacitors.ts';
import { ratesOf } from '../weapons/rate-of-fire.ts';

/** What a shot has in common with the others of its volley. */
export interface Volley {
  readonly stance: FiringStance;
  /** Modifier for a target that is not the primary one. */
  secondary(target: MechState): number;
}

/** Checks one shot and fixes its target number. */
export function planShot(
  game: Game,
  attacker: MechState,
  shot: Shot,
  volley: Volley,
  path: string,
): Result<WeaponAttack, Refusal> {
  const weapon = specOf(game, attacker).weapons[shot.weapon];
  if (weapon === undefined) return fail(refusal('noSuchWeapon', `${path}.weapon`, 'is no weapon of this unit'));
  const unusable = whyUnusable(game, attacker, weapon, shot.weapon);
  const load = unusable === undefined ? loadOf(attacker, specOf(game, attacker), weapon, shot.bin) : undefined;
  if (load === undefined) return fail(unusableWeapon(weapon, unusable ?? 'has no such ammunition left', path));
  const target = game.state.mechs[shot.target];
  if (!isEnemyInPlay(attacker, target)) return fail(noEnemy(`${path}.target`));
  const wrong = optionRefusal(game, attacker, target, shot, load, path);
  if (wrong !== undefined) return fail(wrong);
  const attack = draftAttack(attacker, target, shot, load, volley.secondary(target));
  const terms = termsOf(game, attack);
  const bears = isInFiringArc(game, attacker, weapon, target.hex, volley.stance);
  const obstacle =
    beaconObstacle(game, attacker, target, shot, terms) ?? shotObstacle(game, attacker, target, weapon, terms, bears);
  if (obstacle !== undefined) return fail(refusal(...OBSTACLES[obstacle](path)));
  attack.need = toHitNumber(game, attacker, target, weapon, undefined, terms);
  const ranges = rangesOf(load.type, isUnderWater(game, attacker, weapon.location));
  attack.bracket = rangeBracket(ranges, firingDistance(game, attacker, target));
  return succeed(attack);
}

function unusableWeapon(weapon: MountedWeapon, why: string, path: string): Refusal {
  return refusal('weaponUnusable', `${path}.weapon`, `(${weapon.type.name}) ${why}`);
}

/** Why a weapon cannot be fired at anything. */
function whyUnusable(game: Game, mech: MechState, weapon: MountedWeapon, index: number): string | undefined {
  if (isItemOut(mech, specOf(game, mech), 'weapon', index)) return 'is destroyed';
  if (weapon.type.traits.includes('antiMissile')) return 'fires by itself, at missiles only';
  if (hasBit(mech.jammed, index)) return 'is jammed';
  return hasBit(mech.spent, index) ? 'has fired its only shot' : undefined;
}

/** Why a choice that comes with the shot is none that this weapon, or this target, allows. */
function optionRefusal(
  game: Game,
  attacker: MechState,
  target: MechState,
  shot: Shot,
  load: Load,
  path: string,
): Refusal | undefined {
  const { rate = 1, heat = false, spotter } = shot;
  const rates = ratesOf(attacker, specOf(game, attacker), shot.weapon, load);
  if (!rates.includes(rate)) return refusal('badShot', `${path}.rate`, `must be one of ${rates.join(', ')}`);
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
  return aimRefusal(game, attacker, target, shot, load, path);
}

/** One shot of one projectile can be aimed: at a target that cannot move, or with a targeting computer below the head. */
function aimRefusal(
  game: Game,
  attacker: MechState,
  target: MechState,
  { aim, rate = 1 }: Shot,
  { type }: Load,
  path: string,
): Refusal | undefined {
  if (aim === undefined) return undefined;
  const at = `${path}.aim`;
  if (!LOCATIONS.includes(aim)) return refusal('badShot', at, 'is no location');
  if (rate > 1 || (type.damage.kind !== 'single' && type.damage.kind !== 'byRange')) {
    return refusal('badShot', at, 'is impossible with more than one projectile');
  }
  if (isImmobile(target)) return undefined;
  if (!hasComputer(game, attacker, type)) return refusal('badShot', at, 'needs a targeting computer or a still target');
  return aim === 'HD' ? refusal('badShot', at, 'is impossible while the target can move') : undefined;
}

/** Without a spotter somebody must have marked the target. */
function beaconObstacle(
  game: Game,
  attacker: MechState,
  target: MechState,
  shot: Shot,
  terms: ShotTerms,
): 'sightBlocked' | undefined {
  if (shot.spotter !== attacker.id) return undefined;
  return isLedByBeacon(game, attacker, target, terms) ? undefined : 'sightBlocked';
}

/** An attack whose number and bracket are still to be found. */
type Draft = Omit<WeaponAttack, 'need' | 'bracket'> & { need: number; bracket: WeaponAttack['bracket'] };

/** What the commander has chosen, with the usual where nothing was said. */
function draftAttack(
  attacker: MechState,
  target: MechState,
  { weapon, rate = 1, heat = false, spotter = -1, aim }: Shot,
  { bin }: Load,
  secondary: number,
): Draft {
  return {
    kind: 'weapon',
    attacker: attacker.id,
    target: target.id,
    need: IMPOSSIBLE,
    bracket: 0,
    weapon,
    rate,
    bin,
    aim: aim === undefined ? NOWHERE : LOCATIONS.indexOf(aim),
    heat,
    spotter,
    secondary,
    charged: isCharged(attacker, weapon),
  };
}

type RefusalParts = Parameters<typeof refusal>;
const onTarget =
  (code: RefusalParts[0], reason: string) =>
  (path: string): RefusalParts => [code, `${path}.target`, reason];
const onWeapon =
  (reason: string) =>
  (path: string): RefusalParts => ['weaponUnusable', `${path}.weapon`, reason];

/** What the commander is told about each obstacle. */
const OBSTACLES: Readonly<Record<ShotObstacle, (path: string) => RefusalParts>> = {
  water: onTarget('noLineOfSight', 'is on the other side of the water surface'),
  sensors: onWeapon('cannot be aimed: both sensors are destroyed'),
  proneArmGone: onWeapon('cannot be fired: a prone unit needs its arms to prop itself up'),
  proneLegWeapon: onWeapon('is in a leg, which cannot fire while the unit is prone'),
  legsCovered: onWeapon('is in a leg, behind the cover next to the unit'),
  sightBlocked: onTarget('noLineOfSight', 'cannot be seen'),
  seenDirectly: onTarget('badShot', 'is in sight, so no spotter can be used'),
  outOfArc: onTarget('outOfArc', 'is outside the firing arc of the weapon'),
  weaponUnderWater: onWeapon('cannot be fired under water'),
  targetUnderWater: onTarget('noLineOfSight', 'is under water, but the weapon is not'),
  targetAboveWater: onTarget('noLineOfSight', 'is not in the water, but the weapon is'),
  sameHex: onTarget('outOfRange', 'is in the same hex'),
  outOfRange: onTarget('outOfRange', 'is out of range'),
};
