import { CT, HD, isArm, isSideTorso, LOCATION_COUNT } from './locations.ts';

/** Internal structure by tonnage: center torso, side torso, arm, leg. The head always has 3. */
const BY_TONNAGE: Readonly<
  Record<number, readonly [centerTorso: number, sideTorso: number, arm: number, leg: number]>
> = {
  10: [4, 3, 1, 2],
  15: [5, 4, 2, 3],
  20: [6, 5, 3, 4],
  25: [8, 6, 4, 6],
  30: [10, 7, 5, 7],
  35: [11, 8, 6, 8],
  40: [12, 10, 6, 10],
  45: [14, 11, 7, 11],
  50: [16, 12, 8, 12],
  55: [18, 13, 9, 13],
  60: [20, 14, 10, 14],
  65: [21, 15, 10, 15],
  70: [22, 15, 11, 15],
  75: [23, 16, 12, 16],
  80: [25, 17, 13, 17],
  85: [27, 18, 14, 18],
  90: [29, 19, 15, 19],
  95: [30, 20, 16, 20],
  100: [31, 21, 17, 21],
};

const HEAD = 3;
/** The most armor of the head. */
const HEAD_ARMOR = 9;

/** Tonnages with a row in the table: every multiple of five from 10 to 100. */
export const TONNAGES: readonly number[] = Object.keys(BY_TONNAGE).map(Number);

/**
 * Returns the internal structure of every location; a quad's front legs have the value of a leg. `undefined` for a
 * tonnage without a row.
 *
 * @example
 * ```ts
 * import { internalStructure } from '@hexfall/rules';
 *
 * internalStructure(50, false); // => [3, 16, 12, 12, 8, 8, 12, 12]
 * internalStructure(52, false); // => undefined
 * ```
 */
export function internalStructure(tonnage: number, quad: boolean): readonly number[] | undefined {
  const row = BY_TONNAGE[tonnage];
  if (row === undefined) return undefined;
  const [centerTorso, sideTorso, arm, leg] = row;
  return Array.from({ length: LOCATION_COUNT }, (_, location) => {
    if (location === HD) return HEAD;
    if (location === CT) return centerTorso;
    if (isSideTorso(location)) return sideTorso;
    return isArm(location) && !quad ? arm : leg;
  });
}

/**
 * Returns the most armor that a location can carry: twice its structure, front and rear together; the head nine.
 *
 * @example
 * ```ts
 * import { CT, HD, internalStructure, maximumArmor } from '@hexfall/rules';
 *
 * const structure = internalStructure(50, false) ?? [];
 * maximumArmor(structure, CT); // => 32
 * maximumArmor(structure, HD); // => 9
 * ```
 */
export function maximumArmor(structure: readonly number[], location: number): number {
  return location === HD ? HEAD_ARMOR : structure[location]! * 2;
}
