import type { OwnBoard } from './own-board.ts';

export const DEEP_LAKE: OwnBoard = {
  name: 'deep-lake',
  title: 'Deep Lake',
  description: 'A lake of up to three levels of depth in the middle of the board, open on both shores.',
  sketch: `
1 1 .  .  .  .  .  w  .  .  1  1  2  2  1  1
. w .  w  w  W  .  .  .  .  .  1  1  1w 1  .
. . w  w  W  w  w  .  .  .  1  .  1  1w 1w 1
. . w  .  .  .  w  w  .  .  .  .  1  2  1  .
. . .  .  .  .  .  .  ~1 .  .  .  1  1  1  W
. . .  .  .  .  .  .  .  ~1 .  .  .  w  1  W
. . .  .  ~1 ~1 .  .  ~1 1  ~1 .  ~1 ~1 w  W
. . .  ~1 ~1 ~2 ~1 ~1 ~1 ~1 ~1 ~1 ~1 ~2 ~1 w
. 1 1  ~1 ~2 ~2 ~2 ~2 ~2 ~2 ~2 ~2 ~2 ~2 ~1 .
. . 1  1w ~1 ~2 ~3 ~3 ~3 ~3 ~3 ~3 ~2 ~1 ~1 .
. . .  1W ~1 ~1 ~2 ~2 ~2 ~2 ~3 ~3 ~2 ~1 .  .
. . .  W  1W 1W ~1 ~1 ~1 ~1 ~2 ~2 ~2 ~1 ~1 .
. . W  W  1w 1w 1  ~1 .  .  ~1 ~1 ~2 ~1 .  .
. 1 W  1  .  1  .  1  .  .  ~1 .  ~1 ~1 .  .
1 2 1w 1w 1  .  .  .  1  .  .  .  .  .  w  .
2 2 1  .  .  w  .  1  1  .  .  w  .  .  w  1
2 2 1  .  w  .  .  .  1  .  .  .  .  .  w  1
`,
};
