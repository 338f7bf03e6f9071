import { hexAt, type Side, sideStruck } from '@hexfall/hex';
import { describeWithReference, readOracle, readRealBoard } from '@hexfall/testkit';
import { expect, test } from 'vitest';

interface Shots {
  readonly boards: readonly string[];
  readonly cases: readonly {
    readonly b: number;
    readonly a: readonly [unit: number, x: number, y: number];
    readonly t: readonly [unit: number, x: number, y: number, elevation: number, facing: number];
    /** Impossible shots have no side. */
    readonly w: readonly (readonly [weapon: number, number: unknown, why: unknown, side?: Side])[];
  }[];
}

describeWithReference('side struck on the reference boards', () => {
  const shots = readOracle<Shots>('real_to_hit');
  const boards = shots.boards.map(readRealBoard);

  test('every shot strikes the same side', () => {
    let sides = 0;
    for (const { b, a, t, w } of shots.cases) {
      const board = boards[b]!;
      const attacker = hexAt(board.grid, a[1], a[2]);
      const target = { hex: hexAt(board.grid, t[1], t[2]), elevation: t[3], facing: t[4] };
      for (const side of new Set(w.map(shot => shot[3]))) {
        if (side === undefined) continue;
        expect(sideStruck(board, attacker, target), JSON.stringify({ b, a, t })).toBe(side);
        sides++;
      }
    }
    expect(sides).toBeGreaterThan(0);
  });
});
