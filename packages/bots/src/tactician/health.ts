import { type Game, type MechState, specOf } from '@hexfall/rules';
import type { Weights } from './weights.ts';

/** How much of a unit is left, from 0 to 1. Structure counts double, since losing it destroys the unit. */
export function health(game: Game, mech: MechState): number {
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

/** Weight of a point of damage to a unit. A damaged unit is worth more, since it is closer to its end. */
export function targetValue(game: Game, mech: MechState, weights: Weights): number {
  return 1 + weights.wear * (1 - health(game, mech));
}

/** How quickly damage destroys a unit, fitted to the losses in games between tacticians. */
export const LETHALITY = 2;

/** Points of armor and structure left, plus one so that it is never 0. */
export function pointsLeft({ armor, structure }: MechState): number {
  let left = 1;
  for (let i = 0; i < armor.length; i++) left += armor[i]!;
  for (let i = 0; i < structure.length; i++) left += structure[i]!;
  return left;
}
