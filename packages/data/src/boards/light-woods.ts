import type { OwnBoard } from './own-board.ts';

export const LIGHT_WOODS: OwnBoard = {
  name: 'light-woods',
  title: 'Light Woods',
  description: 'Thin woods over most of the ground, with a few thickets and two knolls.',
  sketch: `
. . . . .  .  .  .  . . w .  w  .  .  .
. . . 1 .  1  .  1  1 . . .  .  w  .  w
. . . . 1  1w 1  2  1 . r w  w  W  w  w
. . . . 1  2w 1  2  1 . w W  W  w  w  w
. . . . 1  1w 1w 1  1 . w w  w  w  w  w
. . . . w  w  .  1  1 w r .  w  w  w  w
. . . . .  1w 1w 1w . . r .  .  .  w  w
. w . w 1w w  w  1w . w w .  .  .  .  .
w w w w w  .  w  .  . w . .  .  .  .  .
w W w w .  .  .  w  w . . w  .  w  1  1
w w w w .  .  .  w  . . w .  .  1  .  1w
w . w w w  .  .  .  . . . 1  1w 1w 1w 1w
w . w . w  w  .  .  . . . 1w 2w 1  1w 1
w . w w w  w  .  .  . . 1 1w 2w 1  .  1
. . . r w  w  w  .  . . r 1w 2  1  1  .
. . . . .  .  .  .  . . 1 1  1  1  1w .
. . . . w  W  w  .  . . . .  .  .  .  .
`,
};
