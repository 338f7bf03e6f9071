import { type Arc, bearing, type HexId, inArc, relativeBearing } from '@hexfall/hex';
import { boardOf, type Game } from '../../vocabulary/game/game.ts';
import { isArm, isLeg, LA, NOWHERE, RA } from '../../vocabulary/spec/locations.ts';
import type { MechSpec, MountedWeapon } from '../../vocabulary/spec/mech-spec.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';

/** How the torso and the arms are turned when a unit fires. */
export interface FiringStance {
  /** Hexsides by which the torso is turned against the legs: -1 left, 0, 1 right. */
  readonly twist: number;
  /** Whether the arms reach backward over the shoulders. */
  readonly armsFlipped: boolean;
}

/** An arc, or every direction: a turret turns toward its targets, as long as they lie in one arc. */
export type WeaponArc = Arc | 'turret';

/** An arc of a unit, and how far it is turned against the legs. */
export interface TurnedArc {
  readonly arc: WeaponArc;
  /** Hexsides by which the arc is turned: -1 left, 0, 1 right. */
  readonly twist: number;
}

/** Returns the arc of a weapon in a stance. It turns with the torso, except for weapons on the legs. */
export function firingArc(spec: MechSpec, weapon: MountedWeapon, stance: FiringStance): TurnedArc {
  return { arc: arcOf(spec, weapon, stance.armsFlipped), twist: isOnLegs(weapon) ? 0 : stance.twist };
}

/** Whether a hex lies in an arc of a unit, of a weapon or a limb. */
export function isInFiringArc(game: Game, mech: MechState, { arc, twist }: TurnedArc, hex: HexId): boolean {
  if (arc === 'turret') return true;
  const facing = (mech.facing + twist + 6) % 6;
  return inArc(arc, relativeBearing(bearing(boardOf(game).grid, mech.hex, hex), facing));
}

/** Whether a hex is in front of the torso, which decides the choice of the primary target. */
export function isInFront(game: Game, attacker: MechState, { twist }: FiringStance, hex: HexId): boolean {
  return isInFiringArc(game, attacker, { arc: 'forward', twist }, hex);
}

/**
 * Whether a weapon turns with the legs: one that is partly in a leg does, since the more restrictive of its two
 * locations counts.
 */
function isOnLegs(weapon: MountedWeapon): boolean {
  return isLeg(weapon.location) || isLeg(weapon.alsoIn);
}

/** Returns the arc of a weapon. Only a weapon that is wholly in an arm has the arm's reach. */
function arcOf(spec: MechSpec, weapon: MountedWeapon, armsFlipped: boolean): WeaponArc {
  if (weapon.turret === true) return 'turret';
  if (weapon.rear) return 'rear';
  if (spec.quad || !isArm(weapon.location) || weapon.alsoIn !== NOWHERE) return 'forward';
  if (armsFlipped) return 'rear';
  return weapon.location === LA ? 'leftArm' : 'rightArm';
}

/** Whether the arms can be flipped over the shoulders: neither may have a lower arm or a hand in the way. */
export function canFlipArms(mech: MechState, spec: MechSpec): boolean {
  if (spec.quad || mech.prone) return false;
  const { lowerArm, hand } = spec.masks;
  return (lowerArm[LA]! | lowerArm[RA]! | hand[LA]! | hand[RA]!) === 0;
}
