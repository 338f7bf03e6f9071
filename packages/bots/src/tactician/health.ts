import { type Game, type MechState, specOf } from '@hexfall/rules';

/** How much of a unit is left, from 0 to 1: armor counts as it is, structure double, since losing it is the end of it. */
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

/** What a point of damage to a unit counts: one that is half gone is worth finishing. */
export function worthHurting(game: Game, mech: MechState): number {
  return 1 + 0.8 * (1 - health(game, mech));
}
