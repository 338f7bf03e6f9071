import { type Board, createBoard } from '@hexfall/hex';

/** Reads a board from rows of text, in the notation of the built-in boards. */
export { sketchBoard as asciiBoard } from '@hexfall/data';

/** Clear, level ground. */
export function openBoard(width: number, height: number): Board {
  return createBoard(
    width,
    height,
    Array.from({ length: width * height }, () => ({ level: 0, layers: {} })),
  );
}
