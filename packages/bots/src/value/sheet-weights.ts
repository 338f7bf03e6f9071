import type { SHEET_FEATURES } from './sheet-features.ts';

/**
 * Weights of the features of a record sheet, in thousandths. They were fitted to 36,118 turns of 2,100 games between tacticians (1,200
 * duels, 600 of two against two, 300 of four against four; equal forces of the catalogue, a third of them by the `spec` rules) by logistic
 * regression, with each weight held to the sign that makes sense. The turns are kept in `tools/bots/sheets.bin.gz`; `tools/bots/main.ts
 * fit` fits the weights to them again, and a test makes sure that it gets these weights.
 */
export const SHEET_WEIGHTS: Readonly<Record<(typeof SHEET_FEATURES)[number], number>> = {
  present: 25,
  'firepower near': 28,
  'firepower far': 4,
  armor: 1,
  structure: 2,
  'center torso': 7,
  'side torsos': 18,
  legs: 17,
  head: 0,
  walking: 75,
  heat: 0,
  prone: -464,
  still: 0,
  wounds: -183,
  gyro: -96,
  sensors: 0,
};
