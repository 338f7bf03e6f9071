import type { OwnBoard } from './own-board.ts';

export const FARMLAND: OwnBoard = {
  name: 'farmland',
  title: 'Farmland',
  description: 'Fields on both sides of a dirt road, a hamlet and small copses.',
  sketch: `
.  .  1  1  1  1    D03  w  1W w 1w . 1 . . .
.  .  .  1  1  1    1D03 .  1  . .  . . . . .
.  .  .  .  1  1D13 1D04 1  .  . .  y y y . .
.  .  1  y  1y D03  y    .  .  y y  y y y . y
.  1  1y 1y y  D03  y    y  .  y y  y y y y y
1  1w 1y y  y  D03  y    y  y  y y  y y y y y
y  y  1w y  y  D03  y    y  y  . y  . . . y .
1y y  w  w  L1 D03  y    w  y  . y  . . . y .
y  y  w  W  w  D03  W    w  y  . .  . y . . .
y  y  w  w  W  D03  W    w  y  . .  . . . . .
y  y  y  y  1y D03  L1   .  .  . .  . . . . .
.  y  y  y  y  D03  L1   L2 .  w .  w w w . .
1  1y 1y y  y  D03  M1h  .  .  w w  w w . . 1
1  .  y  y  y  D03  .    .  .  . .  . . . . 1
1  .  1  1  1  D03  .    y  1  y .  . . 1 1 1
.  .  .  .  .  D03  .    y  y  y y  . . . 1 1
.  .  .  .  .  D03  y    y  y  y .  . . . . .
`,
};
