import { directionTo } from './bearing.ts';
import { type Direction, type Grid, type HexId, OFF_BOARD } from './grid.ts';
import { blockCode, SIGHT_BLOCKS, type SightBlock, type Tally, WATER_BLOCK } from './sight-tally.ts';

/**
 * The result of a line of sight, packed into one integer so that a table of lines is a flat array. It is never 0. Its fields
 * from the lowest bit, with their widths: always set 1, reason for a block 3, cover of the target 3 and of the attacker 1, under
 * water 1, light and heavy woods 5 each, light and heavy smoke 2 each, fields 3, industrial 2, building 2. Counts are capped at
 * the maximum that fits, which already blocks the line.
 */
export type Sight = number;

const BLOCK = 1;
const TARGET_COVER = 4;
const ATTACKER_COVER = 7;
const UNDER_WATER = 8;
const LIGHT_WOODS = 9;
const HEAVY_WOODS = 14;
const LIGHT_SMOKE = 19;
const HEAVY_SMOKE = 21;
const FIELDS = 23;
const INDUSTRIAL = 26;
const BUILDING = 28;

/** Packs a tally. Cover of the target is stored as the direction of the covering hex, plus one. */
export function packSight(tally: Tally, grid: Grid, target: HexId, underWater: boolean): Sight {
  const cover = tally.targetCover === OFF_BOARD ? 0 : 1 + directionTo(grid, target, tally.targetCover);
  return (
    1 |
    (blockCode(tally) << BLOCK) |
    (cover << TARGET_COVER) |
    (tally.attackerCover === OFF_BOARD ? 0 : 1 << ATTACKER_COVER) |
    (underWater ? 1 << UNDER_WATER : 0) |
    packLooseCounts(tally) |
    (Math.min(tally.building, 3) << BUILDING)
  );
}

function packLooseCounts(tally: Tally): number {
  return (
    (Math.min(tally.lightWoods, 31) << LIGHT_WOODS) |
    (Math.min(tally.heavyWoods, 31) << HEAVY_WOODS) |
    (Math.min(tally.lightSmoke, 3) << LIGHT_SMOKE) |
    (Math.min(tally.heavySmoke, 3) << HEAVY_SMOKE) |
    (Math.min(tally.fields, 7) << FIELDS) |
    (Math.min(tally.industrial, 3) << INDUSTRIAL)
  );
}

/** The result for a unit on land and a unit under water, which cannot see each other. */
export const BLOCKED_BY_WATER: Sight = 1 | (WATER_BLOCK << BLOCK);

/**
 * Whether a line of sight is blocked.
 *
 * @example
 * ```ts
 * import { createBoard, isSightBlocked, lineOfSight, withHex } from '@hexfall/hex';
 *
 * const hill = { level: 2, layers: {} };
 * const board = withHex(createBoard(9, 9, []), 13, hill);
 * const sight = lineOfSight(board, { hex: 4, elevation: 0, height: 1 }, { hex: 22, elevation: 0, height: 1 });
 * isSightBlocked(sight); // => true
 * ```
 */
export function isSightBlocked(sight: Sight): boolean {
  return ((sight >> BLOCK) & 7) !== 0;
}

/**
 * Returns what blocks a line of sight, or `none` if it is open.
 *
 * @example
 * ```ts
 * import { createBoard, lineOfSight, sightBlockReason, withHex } from '@hexfall/hex';
 *
 * const hill = { level: 2, layers: {} };
 * const board = withHex(createBoard(9, 9, []), 13, hill);
 * const sight = lineOfSight(board, { hex: 4, elevation: 0, height: 1 }, { hex: 22, elevation: 0, height: 1 });
 * sightBlockReason(sight); // => 'terrain'
 * ```
 */
export function sightBlockReason(sight: Sight): SightBlock {
  return SIGHT_BLOCKS[(sight >> BLOCK) & 7]!;
}

/**
 * Returns the to-hit modifier of a line of sight: for the terrain on the way, and 1 for cover of the target. It has no meaning
 * for a blocked line.
 *
 * @example
 * ```ts
 * import { createBoard, lineOfSight, sightModifier, withHex } from '@hexfall/hex';
 *
 * const lightWoods = { level: 0, layers: { woods: 1, foliageHeight: 2 } };
 * const board = withHex(createBoard(9, 9, []), 13, lightWoods);
 * const sight = lineOfSight(board, { hex: 4, elevation: 0, height: 1 }, { hex: 22, elevation: 0, height: 1 });
 * sightModifier(sight); // => 1
 * ```
 */
export function sightModifier(sight: Sight): number {
  const woods = lightWoodsCount(sight) + 2 * heavyWoodsCount(sight);
  const smoke = lightSmokeCount(sight) + 2 * heavySmokeCount(sight);
  const zones = (fieldCount(sight) >> 1) + industrialCount(sight) + buildingCount(sight);
  return woods + smoke + zones + (hasTargetCover(sight) ? 1 : 0);
}

/**
 * Whether the lower half of the target is covered by a hex next to it.
 *
 * @example
 * ```ts
 * import { createBoard, hasTargetCover, lineOfSight, withHex } from '@hexfall/hex';
 *
 * const rise = { level: 1, layers: {} };
 * const board = withHex(createBoard(9, 9, []), 13, rise);
 * const sight = lineOfSight(board, { hex: 4, elevation: 0, height: 1 }, { hex: 22, elevation: 0, height: 1 });
 * hasTargetCover(sight); // => true
 * ```
 */
export function hasTargetCover(sight: Sight): boolean {
  return ((sight >> TARGET_COVER) & 7) !== 0;
}

/** The direction from the target to the hex that covers it, or `undefined`. A building there takes the damage of hits it stops. */
export function targetCoverDirection(sight: Sight): Direction | undefined {
  const cover = (sight >> TARGET_COVER) & 7;
  return cover === 0 ? undefined : cover - 1;
}

/** Whether the lower half of the attacker is covered by a hex next to it. */
export function hasAttackerCover(sight: Sight): boolean {
  return ((sight >> ATTACKER_COVER) & 1) === 1;
}

/** Whether the line runs under water. */
export function isUnderWater(sight: Sight): boolean {
  return ((sight >> UNDER_WATER) & 1) === 1;
}

export function lightWoodsCount(sight: Sight): number {
  return (sight >> LIGHT_WOODS) & 31;
}

export function heavyWoodsCount(sight: Sight): number {
  return (sight >> HEAVY_WOODS) & 31;
}

export function lightSmokeCount(sight: Sight): number {
  return (sight >> LIGHT_SMOKE) & 3;
}

export function heavySmokeCount(sight: Sight): number {
  return (sight >> HEAVY_SMOKE) & 3;
}

export function fieldCount(sight: Sight): number {
  return (sight >> FIELDS) & 7;
}

export function industrialCount(sight: Sight): number {
  return (sight >> INDUSTRIAL) & 3;
}

/** The number of floors and hexes of a building between two units inside. */
export function buildingCount(sight: Sight): number {
  return (sight >> BUILDING) & 3;
}
