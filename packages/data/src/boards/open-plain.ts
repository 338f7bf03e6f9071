import type { OwnBoard } from './own-board.ts';

export const OPEN_PLAIN: OwnBoard = {
  name: 'open-plain',
  title: 'Open Plain',
  description: 'Grassland with two low rises and a handful of trees: nowhere to hide.',
  sketch: `
. . . . . . . . . . . . . . . .
. . . r . . . . . . . r . . . .
. . w r . . . . . . . . . . . .
. . . . . . . . . . . w w . . .
. . . . . . . . . . . . 1 1 1 .
. . . . . . . . . . 1 1 1 1 1 1
1 . . . . . w . . . . 1 1 1 1 1
1 . . . . . w . . . . 1 1 1 1 1
1 1 . . . . w w . w . . 1 . . 1
1 1 1 . . w w w w w w . . . . .
1 1 . . r . w . w w w . . . . .
1 . . . r . . . . . . . . . . .
. . r . . . . . . . . . . . . .
. . w . . . . . . . . . . . . .
1 . . . . . . . . w . . . w . .
. . . . r . . . . . . . . . . .
. . . r . . . . . . . . . . . .
`,
};
