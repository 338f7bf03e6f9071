import { type Arc, bearing, type HexId, inArc, relativeBearing } from '@hexfall/hex';
import { boardOf, type Game } from '../../vocabulary/game/game.ts';
import { isArm, isLeg, LA, NOWHERE, RA } from '../../vocabulary/spec/locations.ts';
import type { MechSpec, MountedWeapon } from '../../vocabulary/spec/mech-spec.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';

/** How the torso and the arms are turned when a unit fires. */
export interface FiringStance {
  /** Hexsides the torso is turned against the legs: -1 left, 0, 1 right. */
  readonly twist: number;
  /** Arms reach backward over the shoulders. */
  readonly armsFlipped: boolean;
}

/** An arc, or every direction: a turret turns to its targets, as long as they lie in one arc. */
export type WeaponArc = Arc | 'turret';

/** An arc of a unit, and how far it is turned against the legs. */
export interface TurnedArc {
  readonly arc: WeaponArc;
  /** Hexsides: -1 left, 0, 1 right. */
  readonly twist: number;
}

/** The arc of a weapon in a stance. It turns with the torso; what is mounted on the legs turns with them. */
export function firingArc(spec: MechSpec, weapon: MountedWeapon, stance: FiringStance): TurnedArc {
  return { arc: arcOf(spec, weapon, stance.armsFlipped), twist: isOnLegs(weapon) ? 0 : stance.twist };
}

/** Whether a hex lies in an arc of a unit, of a weapon or a limb. */
export function isInFiringArc(game: Game, mech: MechState, { arc, twist }: TurnedArc, hex: HexId): boolean {
  if (arc === 'turret') return true;
  const facing = (mech.facing + twist + 6) % 6;
  return inArc(arc, relativeBearing(bearing(boardOf(game).grid, mech.hex, hex), facing));
}

/** Whether a hex is in front of the torso: what decides which target is the primary one. */
export function isInFront(game: Game, attacker: MechState, { twist }: FiringStance, hex: HexId): boolean {
  return isInFiringArc(game, attacker, { arc: 'forward', twist }, hex);
}

/** A weapon that is partly in a leg turns with the leg: of its two places the one that restricts it more. */
function isOnLegs(weapon: MountedWeapon): boolean {
  return isLeg(weapon.location) || isLeg(weapon.alsoIn);
}

/** Only a weapon that is wholly in an arm has the arm's reach. */
function arcOf(spec: MechSpec, weapon: MountedWeapon, armsFlipped: boolean): WeaponArc {
  if (weapon.turret === true) return 'turret';
  if (weapon.rear) return 'rear';
  if (spec.quad || !isArm(weapon.location) || weapon.alsoIn !== NOWHERE) return 'forward';
  if (armsFlipped) return 'rear';
  return weapon.location === LA ? 'leftArm' : 'rightArm';
}

/** Arms can be thrown over the shoulders only if neither has a lower arm or a hand in the way. */
export function canFlipArms(mech: MechState, spec: MechSpec): boolean {
  if (spec.quad || mech.prone) return false;
  const { lowerArm, hand } = spec.masks;
  return (lowerArm[LA]! | lowerArm[RA]! | hand[LA]! | hand[RA]!) === 0;
}
