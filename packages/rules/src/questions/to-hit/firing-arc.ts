import { type Arc, bearing, type HexId, inArc, relativeBearing } from '@hexfall/hex';
import { boardOf, type Game, specOf } from '../../vocabulary/game/game.ts';
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

/** Whether a weapon bears on a hex: from the torso's facing, or the legs' for weapons mounted there. */
export function isInFiringArc(
  game: Game,
  attacker: MechState,
  weapon: MountedWeapon,
  target: HexId,
  stance: FiringStance,
): boolean {
  const arc = firingArc(specOf(game, attacker), weapon, stance.armsFlipped);
  return isInArc(game, attacker, arc, isOnLegs(weapon) ? 0 : stance.twist, target);
}

/** Whether a hex is in front of the torso: what decides which target is the primary one. */
export function isInFront(game: Game, attacker: MechState, target: HexId, stance: FiringStance): boolean {
  return isInArc(game, attacker, 'forward', stance.twist, target);
}

/** Whether a hex lies in an arc of a unit's torso as it is twisted, or of its legs, which are never. */
export function isInArc(game: Game, mech: MechState, arc: Arc, twist: number, hex: HexId): boolean {
  const facing = (mech.facing + twist + 6) % 6;
  return inArc(arc, relativeBearing(bearing(boardOf(game).grid, mech.hex, hex), facing));
}

/** A weapon that is partly in a leg turns with the leg: of its two places the one that restricts it more. */
function isOnLegs(weapon: MountedWeapon): boolean {
  return isLeg(weapon.location) || isLeg(weapon.alsoIn);
}

/** Only a weapon that is wholly in an arm has the arm's reach. */
function firingArc(spec: MechSpec, weapon: MountedWeapon, armsFlipped: boolean): Arc {
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
