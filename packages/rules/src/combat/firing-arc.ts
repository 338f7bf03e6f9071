import { type Arc, bearing, type HexId, inArc, relativeBearing } from '@hexfall/hex';
import { boardOf, type Game, specOf } from '../game.ts';
import { isArm, isLeg, LA, NOWHERE, RA } from '../state/locations.ts';
import type { MechSpec, MountedWeapon } from '../state/mech-spec.ts';
import type { MechState } from '../state/mech-state.ts';

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
  const facing = isOnLegs(weapon) ? attacker.facing : torsoFacing(attacker, stance);
  const code = bearing(boardOf(game).grid, attacker.hex, target);
  const arc = firingArc(specOf(game, attacker), weapon, stance.armsFlipped);
  return inArc(arc, relativeBearing(code, facing));
}

/** Whether a hex is in front of the torso: what decides which target is the primary one. */
export function isInFront(game: Game, attacker: MechState, target: HexId, stance: FiringStance): boolean {
  const code = bearing(boardOf(game).grid, attacker.hex, target);
  return inArc('forward', relativeBearing(code, torsoFacing(attacker, stance)));
}

function torsoFacing(mech: MechState, stance: FiringStance): number {
  return (mech.facing + stance.twist + 6) % 6;
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
