import type { OwnBoard } from './own-board.ts';

export const ROLLING_HILLS: OwnBoard = {
  name: 'rolling-hills',
  title: 'Rolling Hills',
  description: 'A broad valley between long hills of up to four levels.',
  sketch: `
r  w  w  w W W  W W . w W .  .  1  2  2
.  .  w  W W W  W w W w w 1  .  1  2  3
1  .  .  . . .  . . . . r .  1  2  3  4
2  1  .  . . .  . . . . . 1  1  2  4  4
3  2  .  1 . .  . . . . 1 1  1  2  4  4
3  2  1  1 . .  . . . r 1 .  1  2  3  3
2  2  1  1 . .  . . . r . .  2  2  3  2
3  2  2  1 . .  . r . . . 1r 1  3r 3  2
2w 2  1  1 . .  . . . 2 1 3  3r 4r 3r 3
1  2  2  2 . .  . 1 1 3 3 3  4  4  4  3
1r 2  2  1 1 .  . 1 2 2 3 3  4  4  4  3
2  2  2  1 1 .  . 1 2 1 2 2  3  3  3  2
3  2  2  1 1 .  . . 1 1 1 1  1  2  3  2
2  1  2  1 1 .  . . 1 . . .  1  1  1  1
2  1  1  . . .  . w . . . .  1  1  .  .
1w 1w 1w w w 1w w w . w . .  .  .  1  w
2  1  w  W w W  w . w W w .  .  .  w  W
`,
};
