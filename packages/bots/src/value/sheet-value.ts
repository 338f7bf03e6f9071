import type { Game, MechState } from '@hexfall/rules';
import { readSheet, SHEET_FEATURES } from './sheet-features.ts';
import { SHEET_WEIGHTS } from './sheet-weights.ts';

/** Reused for every sheet. */
const features = new Float64Array(SHEET_FEATURES.length);
const weights = Float64Array.from(SHEET_FEATURES, feature => SHEET_WEIGHTS[feature]);

/** Returns what a unit in play is worth to its side, in thousandths of the logarithm of the odds of winning: a whole number above 0. */
export function sheetValue(game: Game, mech: MechState): number {
  readSheet(game, mech, features);
  let value = 0;
  for (let i = 0; i < features.length; i++) value += features[i]! * weights[i]!;
  return Math.max(1, value);
}
