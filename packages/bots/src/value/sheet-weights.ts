import type { SHEET_FEATURES } from './sheet-features.ts';

/**
 * Weights of the features of a record sheet, in thousandths. Fitted to 31,823 turns of 2,100 games between tacticians with an earlier
 * set of weights (1,200 duels, 600 of two against two, 300 of four against four; equal forces of the catalogue, a third of them by the
 * `spec` rules): logistic regression with each weight held to the sign that makes sense. They name the winner of 69.9 % of the turns
 * of games that were kept aside. `tools/bots/main.ts fit` does the same with the present tactician, and finds much the same weights.
 */
export const SHEET_WEIGHTS: Readonly<Record<(typeof SHEET_FEATURES)[number], number>> = {
  present: 0,
  'firepower near': 27,
  'firepower far': 0,
  armor: 6,
  structure: 0,
  'center torso': 5,
  'side torsos': 18,
  legs: 11,
  head: 10,
  walking: 132,
  heat: 0,
  prone: -472,
  still: -130,
  wounds: -165,
  gyro: -33,
  sensors: -122,
};
