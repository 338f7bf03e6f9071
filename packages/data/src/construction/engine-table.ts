import type { EngineType } from '@hexfall/rules';

/** Tons of a standard fusion engine by rating, from 10 in steps of five. */
const STANDARD_TONS: readonly number[] = `
0.5 0.5 0.5 0.5 1 1 1 1 1.5 1.5 1.5 2 2 2 2.5 2.5 3 3 3 3.5
3.5 4 4 4 4.5 4.5 5 5 5.5 5.5 6 6 6 7 7 7.5 7.5 8 8.5 8.5
9 9.5 10 10 10.5 11 11.5 12 12.5 13 13.5 14 14.5 15.5 16 16.5 17.5 18 19 19.5
20.5 21.5 22.5 23.5 24.5 25.5 27 28.5 29.5 31.5 33 34.5 36.5 38.5 41 43.5 46 49 52.5`
  .trim()
  .split(/\s+/)
  .map(Number);

export const LOWEST_RATING = 10;
export const HIGHEST_RATING = 400;
export const RATING_STEP = 5;

/** Weight in twelfths of a standard engine, and heat sinks that come with it at no weight. */
const TYPES: Readonly<Record<EngineType, readonly [twelfths: number, freeSinks: number]>> = {
  fusion: [12, 10],
  xl: [6, 10],
  clanXl: [6, 10],
  light: [9, 10],
  compact: [18, 10],
  xxl: [4, 10],
  clanXxl: [4, 10],
  ice: [24, 0],
  fuelCell: [14.4, 1],
  fission: [21, 5],
};

/** Returns the tons of an engine, rounded up to half a ton; `undefined` for a rating that no engine has. */
export function engineTons(type: EngineType, rating: number): number | undefined {
  const standard = STANDARD_TONS[(rating - LOWEST_RATING) / RATING_STEP];
  return standard === undefined ? undefined : Math.ceil((standard * TYPES[type][0]) / 6) / 2;
}

export function freeHeatSinks(type: EngineType): number {
  return TYPES[type][1];
}
