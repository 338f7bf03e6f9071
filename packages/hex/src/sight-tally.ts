import type { Board } from './board.ts';
import { type HexId, OFF_BOARD } from './grid.ts';
import { FIELD_HEIGHT, foliageDensity, foliageSightHeight, SMOKE_HEIGHT } from './sight-map.ts';

/** What a line of sight, or one half of a split line, has passed so far. Reusable: `clearTally` sets every field. */
export interface Tally {
  /** 1 if ground or a building is in the way, or if a line under water meets a dry hex. */
  blocked: number;
  lightWoods: number;
  heavyWoods: number;
  ultraWoods: number;
  lightSmoke: number;
  heavySmoke: number;
  fields: number;
  industrial: number;
  /** Floors and hexes of a building between two units inside. */
  building: number;
  /** Hex that covers the lower half of the target, or `OFF_BOARD`. */
  targetCover: HexId;
  /** Hex that covers the lower half of the attacker, or `OFF_BOARD`. */
  attackerCover: HexId;
}

export function createTally(): Tally {
  return {
    blocked: 0,
    lightWoods: 0,
    heavyWoods: 0,
    ultraWoods: 0,
    lightSmoke: 0,
    heavySmoke: 0,
    fields: 0,
    industrial: 0,
    building: 0,
    targetCover: OFF_BOARD,
    attackerCover: OFF_BOARD,
  };
}

export function clearTally(tally: Tally): void {
  tally.blocked = 0;
  tally.lightWoods = 0;
  tally.heavyWoods = 0;
  tally.ultraWoods = 0;
  tally.lightSmoke = 0;
  tally.heavySmoke = 0;
  tally.fields = 0;
  tally.industrial = 0;
  tally.building = 0;
  tally.targetCover = OFF_BOARD;
  tally.attackerCover = OFF_BOARD;
}

export function addTally(tally: Tally, other: Tally): void {
  tally.blocked |= other.blocked;
  tally.lightWoods += other.lightWoods;
  tally.heavyWoods += other.heavyWoods;
  tally.ultraWoods += other.ultraWoods;
  tally.lightSmoke += other.lightSmoke;
  tally.heavySmoke += other.heavySmoke;
  tally.fields += other.fields;
  tally.industrial += other.industrial;
  tally.building += other.building;
  if (other.targetCover !== OFF_BOARD) tally.targetCover = other.targetCover;
  if (other.attackerCover !== OFF_BOARD) tally.attackerCover = other.attackerCover;
}

/** The reasons for which a line of sight is blocked, in order of precedence. */
export const SIGHT_BLOCKS = ['none', 'water', 'terrain', 'building', 'woods', 'fields', 'industrial'] as const;
export type SightBlock = (typeof SIGHT_BLOCKS)[number];

/** Index into `SIGHT_BLOCKS`. */
type BlockCode = number;
export const NOT_BLOCKED: BlockCode = 0;
export const WATER_BLOCK: BlockCode = 1;

export function blockCode(tally: Tally): BlockCode {
  if (tally.blocked !== 0) return 2;
  if (tally.building > 2) return 3;
  if (tally.ultraWoods > 0 || woodsAndSmoke(tally) > 2) return 4;
  if (tally.fields > 5) return 5;
  return tally.industrial > 2 ? 6 : NOT_BLOCKED;
}

function woodsAndSmoke(tally: Tally): number {
  return tally.lightWoods + tally.lightSmoke + 2 * (tally.heavyWoods + tally.heavySmoke);
}

/** Stands for a blocked line: more than any modifier. */
const BLOCKED_SUM = 1000;

/** The to-hit modifier of a tally, or `BLOCKED_SUM` if it blocks. */
export function tallySum(tally: Tally): number {
  if (blockCode(tally) !== NOT_BLOCKED) return BLOCKED_SUM;
  const cover = tally.targetCover === OFF_BOARD ? 0 : 1;
  return woodsAndSmoke(tally) + (tally.fields >> 1) + tally.industrial + tally.building + cover;
}

/** Adds the foliage, smoke, fields and industry of a hex that reach above the limit. */
export function addLooseTerrain(tally: Tally, board: Board, hex: HexId, limit: number): void {
  const ground = board.level[hex]!;
  const { smoke, field, industrial } = board.layers;
  if (ground + foliageSightHeight(board, hex) > limit) addFoliage(tally, foliageDensity(board, hex));
  if (smoke[hex]! > 0 && ground + SMOKE_HEIGHT > limit) addSmoke(tally, board, hex);
  if (field[hex]! > 0 && ground + FIELD_HEIGHT > limit) tally.fields++;
  if (industrial[hex]! > 0 && ground + industrial[hex]! > limit) tally.industrial++;
}

function addFoliage(tally: Tally, density: number): void {
  if (density === 1) tally.lightWoods++;
  else if (density === 2) tally.heavyWoods++;
  else if (density === 3) tally.ultraWoods++;
}

function addSmoke(tally: Tally, board: Board, hex: HexId): void {
  if (board.layers.smoke[hex] === 1) tally.lightSmoke++;
  else tally.heavySmoke++;
  addLowWoodsInSmoke(tally, board, hex);
}

/**
 * Light or heavy foliage of height 1 in smoke counts a second time, at the height of the smoke. No rule asks for this, but the
 * reference implementation does it.
 */
function addLowWoodsInSmoke(tally: Tally, board: Board, hex: HexId): void {
  const density = foliageDensity(board, hex);
  if (board.layers.foliageHeight[hex] === 1 && density < 3) addFoliage(tally, density);
}
