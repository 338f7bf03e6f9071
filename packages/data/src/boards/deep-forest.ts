import type { OwnBoard } from './own-board.ts';

export const DEEP_FOREST: OwnBoard = {
  name: 'deep-forest',
  title: 'Deep Forest',
  description: 'A heavy forest on a low ridge that only its edges and clearings let through.',
  sketch: `
.  .  .  .  .  .  . . .  .  . . . . . .
.  .  .  .  .  .  r . .  .  . . . . . .
.  w  .  w  .  .  r . w  .  . w . . . .
W  w  .  1w w  W  W W W  W  w . . . . .
w  1W 1W 1W 1W 1W W W W  W  . . . . . .
W  1W 1W 1W 2W 1W W W W  W  w . . . . .
1W 2w 2w 2W 1W 1w W w W  W  W W . . . .
1w 1w 1W 2w 2W 1w w w w  W  w w . w . r
w  1  1w 2w 2W 1W w w W  W  w w w w w w
.  1w 1W 1W 1w 1w W W W  W  W w w w W .
1  2  2w 2W 1W 1w W W W  W  w w W w w w
1r 1w 1w 1w 1w 1w W W W  w  w w w w w w
1r .  .  .  1  w  W w W  w  . w w . w .
.  .  .  1  1  .  w w W  1  1 1 w . . .
.  .  .  1  1  .  w . 1w 1w 1 1 1 1 . .
.  .  .  .  .  .  w w 1  .  1 . 1 1 . .
.  .  .  .  .  .  1 1 1w .  . 1 . . . .
`,
};
