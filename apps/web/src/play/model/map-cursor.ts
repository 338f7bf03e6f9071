import { columnOf, type Grid, type HexId, hexAt, OFF_BOARD, rowOf } from '@hexfall/hex';

/** Ways to move over the map with the arrow keys. */
export type CursorStep = 'up' | 'down' | 'left' | 'right';

/** Returns the hex next to a hex on the screen; the hex itself at the edge of the board. */
export function stepCursor(grid: Grid, hex: HexId, step: CursorStep): HexId {
  const [column, row] = [columnOf(grid, hex), rowOf(grid, hex)];
  const next = nextTo(grid, column, row, step);
  return next === OFF_BOARD ? hex : next;
}

function nextTo(grid: Grid, column: number, row: number, step: CursorStep): HexId {
  switch (step) {
    case 'up':
      return onGrid(grid, column, row - 1);
    case 'down':
      return onGrid(grid, column, row + 1);
    case 'left':
      return onGrid(grid, column - 1, row);
    default:
      return onGrid(grid, column + 1, row);
  }
}

function onGrid(grid: Grid, column: number, row: number): HexId {
  const inside = column >= 0 && row >= 0 && column < grid.width && row < grid.height;
  return inside ? hexAt(grid, column, row) : OFF_BOARD;
}
