import { describeWithReference, readOracle } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { ARCS, inArc } from '../arcs.ts';
import { bearing, bearingDirection, directionTo, isSplitBearing, relativeBearing } from '../bearing.ts';
import { distance } from '../distance.ts';
import { createGrid, hexAt } from '../grid.ts';
import { isSplitLine, lineHexes } from '../line.ts';
import { sideFromBearing } from '../side.ts';

interface Geometry {
  readonly data: {
    readonly sideTable: { readonly rows: readonly [number, number, number, number, string, number, number][] };
    readonly arcs: { readonly rows: readonly [number, number, number, string][] };
    readonly intervening: { readonly rows: readonly [number, number, number, number, number, string[]][] };
  };
}

const SIDE_LETTERS = { front: 'F', rear: 'R', left: 'L', right: 'RT' } as const;

describeWithReference('geometry against the reference', () => {
  const { data } = readOracle<Geometry>('geometry');
  const grid = createGrid(40, 40);
  const at = (x: number, y: number): number => hexAt(grid, x, y);
  const center = at(8, 8);

  test('distance, degrees and side struck of every sampled pair are the same', () => {
    for (const [facing, x, y, far, side, , degrees] of data.sideTable.rows) {
      const code = bearing(grid, center, at(x, y));
      expect(distance(grid, center, at(x, y))).toBe(far);
      expect(code).toBe(degrees % 30 === 0 ? degrees / 15 : 2 * Math.floor(degrees / 30) + 1);
      expect(SIDE_LETTERS[sideFromBearing(relativeBearing(code, facing))]).toBe(side);
    }
    expect(data.sideTable.rows).not.toEqual([]);
  });

  test('directions are the same, except that the reference may be one lower at exactly 30, 90 ... degrees', () => {
    for (const [, x, y, , , direction] of data.sideTable.rows) {
      const code = bearing(grid, center, at(x, y));
      const ours = directionTo(grid, center, at(x, y));
      if (ours === direction) continue;
      expect(isSplitBearing(code)).toBe(true);
      expect(ours).toBe((direction + 1) % 6);
    }
  });

  test('the arcs that hold a target are the same', () => {
    for (const [facing, x, y, arcs] of data.arcs.rows) {
      const relative = relativeBearing(bearing(grid, center, at(x, y)), facing);
      expect(ARCS.filter(arc => inArc(arc, relative)).join('|')).toBe(arcs);
    }
    expect(data.arcs.rows).not.toEqual([]);
  });

  test('the hexes of a line are the same, though the reference may order an unsplit line differently', () => {
    for (const [ax, ay, bx, by, far, hexes] of data.intervening.rows) {
      const [a, b] = [at(ax, ay), at(bx, by)];
      const ours = lineHexes(grid, a, b).map(hex => `${hex % 40},${(hex / 40) | 0}`);
      expect(distance(grid, a, b)).toBe(far);
      expect(ours.toSorted()).toEqual(hexes.toSorted());
      if (ours.join(' ') !== hexes.join(' ')) expect(isSplitLine(grid, a, b)).toBe(false);
    }
    expect(data.intervening.rows).not.toEqual([]);
  });

  test('a bearing halfway between two directions counts as the one further clockwise', () => {
    expect([2, 6, 10, 14, 18, 22].map(bearingDirection)).toEqual([1, 2, 3, 4, 5, 0]);
  });
});
