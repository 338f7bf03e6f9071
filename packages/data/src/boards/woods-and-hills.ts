import type { OwnBoard } from './own-board.ts';

export const WOODS_AND_HILLS: OwnBoard = {
  name: 'woods-and-hills',
  title: 'Woods and Hills',
  description:
    'Hills with wooded crests; turned by half a circle it is the same board, so neither side has the better end.',
  sketch: `
. 1 . . 1  .  1  .  .  .  .  .  w W W W
. 1 1 2 1  .  .  r  r  .  .  .  w w W w
. 2 2 1 1  .  .  .  r  .  .  .  . . w w
. 1 3 2 2  .  .  r  .  .  .  .  . w w w
2 3 3 3 2  1r .  .  .  w  w  w  w . w w
3 2 2 2 1  2  1r 1  .  W  W  W  w . w w
1 1 2 2 1  1  2  2  w  W  W  W  . . . .
. . 1 1 1w 1W 3w 3w 2w 2W 1W 1W . . . .
. . . 1 1w 1W 3W 3w 3w 3W 1W 1w 1 . . .
. . . . 1W 1W 2W 2w 3w 3w 1W 1w 1 1 . .
. . . . W  W  W  w  2  2  1  1  2 2 1 1
w w . w W  W  W  .  1  1r 2  1  2 2 2 3
w w . w w  w  w  .  .  .  1r 2  3 3 3 2
w w w . .  .  .  .  r  .  .  2  2 3 1 .
w w . . .  .  .  r  .  .  .  1  1 2 2 .
w W w w .  .  .  r  r  .  .  1  2 1 1 .
W W W w .  .  .  .  .  1  .  1  . . 1 .
`,
};
