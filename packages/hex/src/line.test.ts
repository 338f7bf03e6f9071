import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distance } from './distance.ts';
import { columnOf, createGrid, formatHex, type Grid, type HexId, OFF_BOARD, parseHex, rowOf } from './grid.ts';
import { isSplitLine, lineHexes, splitLineHexes, touchesLine } from './line.ts';

const grids = [createGrid(16, 17), createGrid(15, 9), createGrid(1, 7), createGrid(9, 1), createGrid(40, 40)];

const pair = fc
  .tuple(fc.constantFrom(...grids), fc.nat(), fc.nat())
  .map(([grid, a, b]) => [grid, a % grid.size, b % grid.size] as const);

const point = (grid: Grid, hex: HexId): [number, number] => [columnOf(grid, hex), rowOf(grid, hex)];

/** The line by its definition: every touched hex that is no further from either end than the ends are from each other. */
function touchedHexes(grid: Grid, a: HexId, b: HexId): HexId[] {
  const far = distance(grid, a, b);
  const hexes: HexId[] = [];
  for (let hex = 0; hex < grid.size; hex++) {
    if (distance(grid, a, hex) > far || distance(grid, hex, b) > far) continue;
    if (touchesLine(point(grid, a), point(grid, b), point(grid, hex))) hexes.push(hex);
  }
  return hexes;
}

describe('line', () => {
  const grid = createGrid(16, 17);
  const at = (text: string): HexId => parseHex(grid, text)!;

  test.each([
    ['0505', '0505', '0505'],
    ['0505', '0508', '0505 0506 0507 0508'],
    ['0505', '0806', '0505 0605 0706 0806'],
    ['0505', '0707', '0505 0605 0606 0707'],
    ['0305', '0505', '0305 0404 0405 0505'],
    ['0808', '0705', '0808 0807 0707 0806 0706 0705'],
  ])('the line from %s to %s holds the hexes %s', (from, to, expected) => {
    expect(
      lineHexes(grid, at(from), at(to))
        .map(hex => formatHex(grid, hex))
        .join(' '),
    ).toBe(expected);
  });

  test('a line holds exactly the touched hexes, each once', () => {
    fc.assert(
      fc.property(pair, ([grid, a, b]) => {
        const hexes = lineHexes(grid, a, b);
        expect(hexes.toSorted((x, y) => x - y)).toEqual(touchedHexes(grid, a, b));
        expect([hexes[0], hexes.at(-1)]).toEqual([a, b]);
      }),
      { numRuns: 3000 },
    );
  });

  test('a line holds the same hexes in both directions', () => {
    fc.assert(
      fc.property(pair, ([grid, a, b]) => {
        expect(new Set(lineHexes(grid, a, b))).toEqual(new Set(lineHexes(grid, b, a)));
      }),
      { numRuns: 2000 },
    );
  });

  test('only the first two and last two hexes between the ends of a line are adjacent to an end', () => {
    fc.assert(
      fc.property(pair, ([grid, a, b]) => {
        fc.pre(!isSplitLine(grid, a, b));
        const between = lineHexes(grid, a, b).slice(1, -1);
        for (const hex of between.slice(2)) expect(distance(grid, a, hex)).toBeGreaterThan(1);
        for (const hex of between.slice(0, -2)) expect(distance(grid, b, hex)).toBeGreaterThan(1);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('split line', () => {
  test('a split line alternates a pair beside the line and a hex on it', () => {
    fc.assert(
      fc.property(pair, ([grid, a, b]) => {
        fc.pre(a !== b && isSplitLine(grid, a, b));
        const hexes = splitLineHexes(grid, a, b);
        const far = distance(grid, a, b);
        expect(far % 2).toBe(0);
        expect(hexes).toHaveLength((3 * far) / 2 + 1);
        for (const [index, hex] of hexes.entries()) {
          if (hex === OFF_BOARD) continue;
          const onLine = index % 3 === 0;
          const steps = 2 * Math.floor((index + 2) / 3) - (onLine ? 0 : 1);
          expect([distance(grid, a, hex), distance(grid, hex, b)]).toEqual([steps, far - steps]);
        }
      }),
      { numRuns: 1500 },
    );
  });

  test('a split line lists the left hex of a pair first, as seen from its start', () => {
    const grid = createGrid(5, 5);
    const names = (from: string, to: string): string[] =>
      splitLineHexes(grid, parseHex(grid, from)!, parseHex(grid, to)!).map(hex => formatHex(grid, hex));
    expect(names('0103', '0503')).toEqual(['0103', '0202', '0203', '0303', '0402', '0403', '0503']);
    expect(names('0503', '0103')).toEqual(['0503', '0403', '0402', '0303', '0203', '0202', '0103']);
  });

  test('a split line along an edge has its outer hexes off the board', () => {
    const grid = createGrid(5, 3);
    expect(splitLineHexes(grid, 0, 4)).toEqual([0, OFF_BOARD, 1, 2, OFF_BOARD, 3, 4]);
    expect(splitLineHexes(grid, 11, 13)).toEqual([11, 12, OFF_BOARD, 13]);
    expect(lineHexes(grid, 0, 4)).toEqual([0, 1, 2, 3, 4]);
  });
});
