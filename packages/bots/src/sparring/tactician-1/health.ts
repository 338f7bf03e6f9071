import { type Game, type MechState, specOf } from '@hexfall/rules';

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
export function targetValue(game: Game, mech: MechState): number {
  return 1 + 0.8 * (1 - health(game, mech));
}
