import { type Board, createBoard } from '@hexfall/hex';

/** A board as a test writes it: rows of cells, as the program's own boards are written. */
export { sketchBoard as asciiBoard } from '@hexfall/data';

/** Clear, level ground. */
export function openBoard(width: number, height: number): Board {
  return createBoard(
    width,
    height,
    Array.from({ length: width * height }, () => ({ level: 0, layers: {} })),
  );
}
