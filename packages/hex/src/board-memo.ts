import type { Board } from './board.ts';
import { createSightMap, type SightMap } from './sight-map.ts';

/** What has been worked out about one board so far. A board never changes, so nothing here goes stale. */
export interface BoardMemo {
  readonly sight: SightMap;
  /** 0 for each hex in which nothing grows, flows, burns or is built: most ground of most boards. */
  readonly clutter: Uint8Array;
  /** Lines of sight between units on the ground, one table per posture of attacker and target; see line-of-sight.ts. */
  readonly groundLines: (Int32Array | undefined)[];
}

/**
 * The memo of a board, made at first use. It is attached as a hidden property: copying, comparing or serialising a
 * board leaves it out, and it goes when the board goes.
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

function findClutter({ layers }: Board): Uint8Array {
  const { woods, jungle, smoke, industrial, building, depth } = layers;
  return woods.map(
    (trees, hex) => trees | jungle[hex]! | smoke[hex]! | industrial[hex]! | building[hex]! | depth[hex]!,
  );
}
