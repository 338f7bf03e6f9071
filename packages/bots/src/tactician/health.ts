import { type Game, type MechState, specOf } from '@hexfall/rules';
import type { Firepower } from './firepower.ts';
import type { Weights } from './weights.ts';

/** Returns how much of a unit is left, from 0 to 1. Structure counts double, since losing it destroys the unit. */
function health(game: Game, mech: MechState): number {
  const spec = specOf(game, mech);
  let left = 0;
  let whole = 0;
  for (let i = 0; i < spec.armor.length; i++) {
    left += mech.armor[i]!;
    whole += spec.armor[i]!;
  }
  for (let i = 0; i < spec.structure.length; i++) {
    left += 2 * mech.structure[i]!;
    whole += 2 * spec.structure[i]!;
  }
  return left / whole;
}

/** Returns the weight of a point of damage to a unit. It is higher for a damaged unit, which is closer to destruction. */
export function targetValue(game: Game, mech: MechState, danger: number, { wear, threat }: Weights): number {
  return (1 + wear * (1 - health(game, mech))) * (1 + threat * (danger - 1));
}

/** Distance and modifiers, typical of a fight, at which firepower is measured. */
const TYPICAL_DISTANCE = 5;
const TYPICAL_MODIFIER = 2;
/** Bounds of the danger of a unit relative to the average of its side. */
const MIN_DANGER = 0.4;
const MAX_DANGER = 2.5;

/**
 * Returns how dangerous each unit is: its firepower, from `fires`, for each point that it takes to destroy it, relative to the average of
 * all units.
 */
export function dangers(mechs: readonly MechState[], fires: readonly Firepower[]): number[] {
  const each: number[] = [];
  if (mechs.length < 2) {
    for (let i = 0; i < mechs.length; i++) each.push(1);
    return each;
  }
  let sum = 0;
  for (let i = 0; i < mechs.length; i++) {
    each.push(fires[i]!.at(TYPICAL_DISTANCE, TYPICAL_MODIFIER) / pointsLeft(mechs[i]!));
    sum += each[i]!;
  }
  const average = sum / each.length;
  for (let i = 0; i < each.length; i++) {
    each[i] = average === 0 ? 1 : Math.min(MAX_DANGER, Math.max(MIN_DANGER, each[i]! / average));
  }
  return each;
}

/** How quickly damage destroys a unit, fitted to the losses in games between tacticians. */
const LETHALITY = 2;

/** Returns how easily a unit is destroyed if it is struck from the front, or from behind. */
export function fragility(mech: MechState, behind = false): number {
  const center = mech.armor[behind ? CENTER_REAR : CENTER]! + mech.structure[CENTER]!;
  return LETHALITY / (pointsLeft(mech) * (center + 1));
}

/** Returns the chance that damage destroys a unit of the given fragility, by a formula that was fitted to games. */
export function destructionChance(fragile: number, damage: number): number {
  const odds = fragile * damage * damage;
  return odds / (1 + odds);
}

/** Indices in the lists of armor: the rear, and the front of the center torso, which is also the index of its structure. */
const CENTER_REAR = 8;
const CENTER = 1;

/** Returns the points of armor and structure that are left, plus one so that the result is never 0. */
export function pointsLeft({ armor, structure }: MechState): number {
  let left = 1;
  for (let i = 0; i < armor.length; i++) left += armor[i]!;
  for (let i = 0; i < structure.length; i++) left += structure[i]!;
  return left;
}
