import { type Game, gyroHits, isImmobile, type MechState, sensorHits, specOf, walkMp } from '@hexfall/rules';
import { firepowerOf } from '../tactician/firepower.ts';

/** The features from which the value of a record sheet is computed, each a whole number, in the order of their weights. */
export const SHEET_FEATURES = [
  'present',
  'firepower near',
  'firepower far',
  'armor',
  'structure',
  'center torso',
  'side torsos',
  'legs',
  'head',
  'walking',
  'heat',
  'prone',
  'still',
  'wounds',
  'gyro',
  'sensors',
] as const;

/** Distances at which firepower is measured, and the modifiers that are typical of a fight. */
const NEAR = 3;
const FAR = 9;
const USUAL_MODIFIER = 3;

/** Indices of locations, and of the rear armor of those that have it. */
const HEAD = 0;
const CENTER = 1;
const SIDES = [2, 3] as const;
const LEGS = [6, 7] as const;

/** Writes the features of a unit in play into a list, starting at a position. */
export function readSheet(game: Game, mech: MechState, into: Float64Array): void {
  const spec = specOf(game, mech);
  const fire = firepowerOf(game, mech);
  into[0] = 1;
  into[1] = Math.round(fire.at(NEAR, USUAL_MODIFIER));
  into[2] = Math.round(fire.at(FAR, USUAL_MODIFIER));
  into[3] = sum(mech.armor);
  into[4] = sum(mech.structure);
  into[5] = pointsAt(mech, CENTER);
  into[6] = Math.min(pointsAt(mech, SIDES[0]), pointsAt(mech, SIDES[1]));
  into[7] = Math.min(pointsAt(mech, LEGS[0]), pointsAt(mech, LEGS[1]));
  into[8] = pointsAt(mech, HEAD);
  into[9] = walkMp(game, mech);
  into[10] = mech.heat;
  into[11] = mech.prone ? 1 : 0;
  into[12] = isImmobile(mech) ? 1 : 0;
  into[13] = mech.pilotWounds;
  into[14] = gyroHits(mech, spec);
  into[15] = sensorHits(mech, spec);
}

function pointsAt({ armor, structure }: MechState, location: number): number {
  return armor[location]! + structure[location]!;
}

function sum(points: readonly number[] | ArrayLike<number>): number {
  let total = 0;
  for (let i = 0; i < points.length; i++) total += points[i]!;
  return total;
}
