import {
  type Board,
  computeLineOfSight,
  distance,
  hasAttackerCover,
  hasTargetCover,
  heavyWoodsCount,
  hexAt,
  isSightBlocked,
  lightWoodsCount,
  lineOfSight,
  SIGHT_BLOCKS,
  type Sight,
  type SightBlock,
  sightBlockReason,
  sightModifier,
  targetTerrainModifier,
  type Viewpoint,
} from '@hexfall/hex';
import { describeWithReference, readOracle, readRealBoard, readReferenceBoard } from '@hexfall/testkit';
import { expect, test } from 'vitest';

function viewpoint(board: Board, x: number, y: number, elevation: number, prone = 0): Viewpoint {
  return { hex: hexAt(board.grid, x, y), elevation, height: 1 - prone };
}

/** The facts of the reference about a line. */
interface SightRow {
  readonly distance: number;
  readonly canSee: boolean;
  readonly lightWoods: number;
  readonly heavyWoods: number;
  readonly targetCover: boolean;
  readonly attackerCover: boolean;
  readonly modifier: number | null;
  readonly targetTerrain: number;
}

/** Returns the same facts as computed by our code. */
function describeSight(board: Board, attacker: Viewpoint, target: Viewpoint, sight: Sight): SightRow {
  return {
    distance: distance(board.grid, attacker.hex, target.hex),
    canSee: !isSightBlocked(sight),
    lightWoods: lightWoodsCount(sight),
    heavyWoods: heavyWoodsCount(sight),
    targetCover: hasTargetCover(sight),
    attackerCover: hasAttackerCover(sight),
    modifier: isSightBlocked(sight) ? null : sightModifier(sight),
    targetTerrain: targetTerrainModifier(board, target),
  };
}

type BenchRow = [
  ax: number,
  ay: number,
  tx: number,
  ty: number,
  distance: number,
  canSee: boolean,
  lightWoods: number,
  heavyWoods: number,
  targetCover: number,
  attackerCover: number,
  modifier: number | 'IMPOSSIBLE',
  targetTerrain: number,
  attackerElevation: number,
  targetElevation: number,
];

describeWithReference('line of sight on the small reference board', () => {
  const { data } = readOracle<{ data: { board: string; rows: BenchRow[] } }>('los');
  const board = readReferenceBoard(`oracle/${data.board}`);

  test('every row agrees', () => {
    for (const row of data.rows) {
      const attacker = viewpoint(board, row[0], row[1], row[12]);
      const target = viewpoint(board, row[2], row[3], row[13]);
      const sight = computeLineOfSight(board, attacker, target);
      expect(describeSight(board, attacker, target, sight), JSON.stringify(row)).toEqual({
        distance: row[4],
        canSee: row[5],
        lightWoods: row[6],
        heavyWoods: row[7],
        targetCover: row[8] !== 0,
        attackerCover: row[9] !== 0,
        modifier: row[10] === 'IMPOSSIBLE' ? null : row[10],
        targetTerrain: row[11],
      });
      expect(lineOfSight(board, attacker, target)).toBe(sight);
    }
    expect(data.rows).not.toEqual([]);
  });
});

type RealRow = [
  board: number,
  ax: number,
  ay: number,
  aElevation: number,
  aProne: number,
  tx: number,
  ty: number,
  tElevation: number,
  tProne: number,
  distance: number,
  canSee: number,
  lightWoods: number,
  heavyWoods: number,
  targetCover: number,
  attackerCover: number,
  blockedByHill: number,
  blockedByWater: number,
  modifier: number | null,
  parts: (number | [number, number])[],
  targetTerrain: number,
  attackerTerrain: number,
];

interface RealSight {
  readonly boards: string[];
  readonly texts: string[];
  readonly rows: RealRow[];
}

const REASONS: Readonly<Record<string, SightBlock[]>> = {
  'LOS blocked by terrain.': ['terrain', 'water'],
  'LOS blocked by building hexes or levels.': ['building'],
  'LOS blocked by intervening woods/smoke.': ['woods'],
};

/**
 * Returns our possible reasons for a reason of the reference. An unknown one means at least that the line is blocked.
 */
function reasons(text: string): readonly SightBlock[] {
  return REASONS[text] ?? SIGHT_BLOCKS.filter(block => block !== 'none');
}

describeWithReference('line of sight on the reference boards', () => {
  const oracle = readOracle<RealSight>('real_los');

  test.each(oracle.boards.map((name, index) => [name, index] as const))('line of sight agrees on %s', (name, index) => {
    const board = readRealBoard(name);
    const rows = oracle.rows.filter(row => row[0] === index);
    for (const row of rows) {
      const attacker = viewpoint(board, row[1], row[2], row[3], row[4]);
      const target = viewpoint(board, row[5], row[6], row[7], row[8]);
      const sight = computeLineOfSight(board, attacker, target);
      expect(describeSight(board, attacker, target, sight), JSON.stringify(row)).toEqual({
        distance: row[9],
        canSee: row[10] !== 0,
        lightWoods: row[11],
        heavyWoods: row[12],
        targetCover: row[13] !== 0,
        attackerCover: row[14] !== 0,
        modifier: row[17],
        targetTerrain: row[19],
      });
      if (row[17] === null) expect(reasons(oracle.texts[row[18][0] as number]!)).toContain(sightBlockReason(sight));
      expect(sightBlockReason(sight) === 'water', JSON.stringify(row)).toBe(row[16] !== 0);
      if (row[15] !== 0) expect(sightBlockReason(sight)).toBe('terrain');
      expect(lineOfSight(board, attacker, target)).toBe(sight);
    }
  });

  test('there are rows to compare', () => {
    expect(oracle.rows).not.toEqual([]);
  });
});
