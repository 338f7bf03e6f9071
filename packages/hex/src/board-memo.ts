import type { Board } from './board.ts';
import { createSightMap, type SightMap } from './sight-map.ts';

/** Facts about one board that have been computed so far. A board never changes, so nothing here goes stale. */
export interface BoardMemo {
  readonly sight: SightMap;
  /** By hex: 0 if it has no foliage, smoke, industry, building or water, which is true of most hexes. */
  readonly clutter: Uint16Array;
  /** Known lines of sight between units on the ground, one table per posture of attacker and target; see line-of-sight.ts. */
  readonly groundLines: (Int32Array | undefined)[];
}

/**
 * Returns the memo of a board, which is created at first use. It is attached as a hidden property, so copying, comparing or
 * serializing a board leaves it out, and it is garbage-collected with the board.
 */
export function boardMemo(board: Board): BoardMemo {
  return board.memo ?? attachMemo(board);
}

function attachMemo(board: Board): BoardMemo {
  const memo: BoardMemo = {
    sight: createSightMap(board),
    clutter: findClutter(board),
    groundLines: [undefined, undefined, undefined, undefined],
  };
  Object.defineProperty(board, 'memo', { value: memo, enumerable: false });
  return memo;
}

function findClutter({ layers }: Board): Uint16Array {
  const { woods, jungle, smoke, industrial, building, depth } = layers;
  return woods.map(
    (trees, hex) => trees | jungle[hex]! | smoke[hex]! | industrial[hex]! | building[hex]! | depth[hex]!,
  );
}
