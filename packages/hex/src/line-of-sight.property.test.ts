import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Board, createBoard, type HexContent } from './board.ts';
import { distance } from './distance.ts';
import { type HexId } from './grid.ts';
import { isSplitLine, lineHexes } from './line.ts';
import { computeLineOfSight, lineOfSight } from './line-of-sight.ts';
import { halfTurnBoard, halfTurnDirection, halfTurnHex } from './rotate.ts';
import {
  fieldCount,
  hasAttackerCover,
  hasTargetCover,
  heavyWoodsCount,
  industrialCount,
  isSightBlocked,
  lightSmokeCount,
  lightWoodsCount,
  type Sight,
  sightBlockReason,
  sightModifier,
  targetCoverDirection,
} from './sight-result.ts';
import { type Viewpoint } from './viewpoint.ts';

const OPEN: readonly HexContent['layers'][] = [
  {},
  {},
  { woods: 1, foliageHeight: 2 },
  { woods: 2, foliageHeight: 2 },
  { woods: 1, foliageHeight: 1 },
  { jungle: 3, foliageHeight: 3 },
  { smoke: 1 },
  { smoke: 2, woods: 1, foliageHeight: 1 },
  { field: 1 },
  { industrial: 2 },
  { fuelTank: 1, fuelTankHeight: 2 },
];
const BUILT: readonly HexContent['layers'][] = [
  { building: 1, buildingHeight: 1, buildingExits: 0b111111 },
  { building: 2, buildingHeight: 4, buildingExits: 0b111111 },
  { building: 3, buildingHeight: 3, basement: 1 },
  { bridge: 1, bridgeHeight: 1, bridgeExits: 0b010010 },
];
const WET: readonly HexContent['layers'][] = [
  { water: 1, depth: 1 },
  { water: 1, depth: 2 },
  { water: 1, depth: 3 },
];

const WIDTH = 8;
const HEIGHT = 7;
const SIZE = WIDTH * HEIGHT;

/** Boards of even width, which can be turned; half of the hexes are on level 0. */
function boards(contents: readonly HexContent['layers'][]): fc.Arbitrary<Board> {
  const hex = fc.record({ level: fc.constantFrom(0, 0, 0, 1, 2, -1), layers: fc.constantFrom(...contents) });
  return fc
    .array(hex, { minLength: SIZE, maxLength: SIZE, size: 'max' })
    .map(hexes => createBoard(WIDTH, HEIGHT, hexes));
}

interface Stand {
  readonly hex: HexId;
  readonly raised: number;
  readonly height: number;
}

/** A unit that is usually on the ground or the bottom of water, and sometimes above it. */
const stand: fc.Arbitrary<Stand> = fc.record({
  hex: fc.nat(SIZE - 1),
  raised: fc.constantFrom(0, 0, 0, 1, 2),
  height: fc.constantFrom(0, 1),
});

function place(board: Board, { hex, raised, height }: Stand): Viewpoint {
  return { hex, elevation: raised - board.layers.depth[hex]!, height };
}

const RUNS = { numRuns: 1500 };
const LAND = [...OPEN, ...OPEN, ...BUILT, ...WET];

test('a remembered line of sight is the same as a computed one', () => {
  fc.assert(
    fc.property(boards(LAND), fc.array(fc.tuple(stand, stand), { minLength: 20, maxLength: 20 }), (board, pairs) => {
      for (const [from, to] of pairs) {
        const [attacker, target] = [place(board, from), place(board, to)];
        const sight = computeLineOfSight(board, attacker, target);
        expect(lineOfSight(board, attacker, target)).toBe(sight);
        expect(lineOfSight(board, attacker, target)).toBe(sight);
        expect(sight).toBeGreaterThan(0);
      }
    }),
    { numRuns: 300 },
  );
});

test('turning the board by half a turn changes no line of sight', () => {
  fc.assert(
    fc.property(boards(LAND), stand, stand, (board, from, to) => {
      const sight = computeLineOfSight(board, place(board, from), place(board, to));
      const turned = halfTurnBoard(board);
      const turnedFrom = { ...from, hex: halfTurnHex(board.grid, from.hex) };
      const turnedTo = { ...to, hex: halfTurnHex(board.grid, to.hex) };
      const again = computeLineOfSight(turned, place(turned, turnedFrom), place(turned, turnedTo));
      expect(withoutCover(again)).toEqual(withoutCover(sight));
      const cover = targetCoverDirection(sight);
      expect(targetCoverDirection(again)).toBe(cover === undefined ? undefined : halfTurnDirection(cover));
    }),
    RUNS,
  );
});

/** Everything about a line of sight except where the cover is. */
function withoutCover(sight: Sight): unknown[] {
  return [
    sightBlockReason(sight),
    sightModifier(sight),
    hasTargetCover(sight),
    hasAttackerCover(sight),
    lightWoodsCount(sight),
    heavyWoodsCount(sight),
    lightSmokeCount(sight),
    fieldCount(sight),
    industrialCount(sight),
  ];
}

test('an unsplit line without buildings is the same from the other end, with the covers swapped', () => {
  fc.assert(
    fc.property(boards([...OPEN, ...WET]), stand, stand, (board, from, to) => {
      fc.pre(!isSplitLine(board.grid, from.hex, to.hex));
      const there = computeLineOfSight(board, place(board, from), place(board, to));
      const back = computeLineOfSight(board, place(board, to), place(board, from));
      expect(sightBlockReason(back)).toBe(sightBlockReason(there));
      expect([hasTargetCover(back), hasAttackerCover(back)]).toEqual([hasAttackerCover(there), hasTargetCover(there)]);
      expect(lightWoodsCount(back)).toBe(lightWoodsCount(there));
      expect(fieldCount(back)).toBe(fieldCount(there));
    }),
    RUNS,
  );
});

test('an unsplit line without buildings and water is the sum over its hexes', () => {
  fc.assert(
    fc.property(boards(OPEN), stand, stand, (board, from, to) => {
      fc.pre(!isSplitLine(board.grid, from.hex, to.hex));
      const [attacker, target] = [place(board, from), place(board, to)];
      const sight = computeLineOfSight(board, attacker, target);
      const heights = affectedHexes(board, attacker, target);
      const count = (test: (hex: HexId, limit: number) => boolean): number =>
        heights.filter(([hex, limit]) => test(hex, limit)).length;
      const { layers, level } = board;
      expect(fieldCount(sight)).toBe(
        Math.min(
          7,
          count((hex, limit) => layers.field[hex] === 1 && level[hex]! + 1 > limit),
        ),
      );
      expect(industrialCount(sight)).toBe(
        Math.min(
          3,
          count((hex, limit) => layers.industrial[hex] === 2 && level[hex]! + 2 > limit),
        ),
      );
      const solid = count((hex, limit) => level[hex]! + layers.fuelTankHeight[hex]! > limit);
      expect(sightBlockReason(sight) === 'terrain').toBe(solid > 0);
    }),
    RUNS,
  );
});

/** Each hex between the two with the level above which its contents matter, as the rule has it. */
function affectedHexes(board: Board, attacker: Viewpoint, target: Viewpoint): [HexId, number][] {
  const a = board.level[attacker.hex]! + attacker.elevation + attacker.height;
  const t = board.level[target.hex]! + target.elevation + target.height;
  return lineHexes(board.grid, attacker.hex, target.hex)
    .slice(1, -1)
    .map(hex => {
      const limits = [Math.max(a, t)];
      if (distance(board.grid, attacker.hex, hex) === 1) limits.push(a);
      if (distance(board.grid, target.hex, hex) === 1) limits.push(t);
      return [hex, Math.min(...limits)];
    });
}

test('an open line has a modifier of at most 9, and a prone unit has no cover', () => {
  fc.assert(
    fc.property(boards(LAND), stand, stand, (board, from, to) => {
      const sight = computeLineOfSight(board, place(board, from), place(board, to));
      if (!isSightBlocked(sight)) expect(sightModifier(sight)).toBeLessThanOrEqual(9);
      if (to.height === 0) expect(hasTargetCover(sight)).toBe(false);
      if (from.height === 0) expect(hasAttackerCover(sight)).toBe(false);
      if (distance(board.grid, from.hex, to.hex) <= 1 && !isSightBlocked(sight)) {
        expect([hasTargetCover(sight), lightWoodsCount(sight), heavyWoodsCount(sight)]).toEqual([false, 0, 0]);
      }
    }),
    RUNS,
  );
});
