import type { OwnBoard } from './own-board.ts';

export const MARSH: OwnBoard = {
  name: 'marsh',
  title: 'The Marsh',
  description: 'Swamp and mud around a shallow lake, with dry islands of thicket.',
  sketch: `
w  w mw w  .  w  .  s  s  .  1  1  1w 1  1m 1m
mw w s  .  w  w  .  s  s  .  1  1  1  1  1m 1m
m  . .  .  .  .  .  .  s  s  .  1  1  1  1  m
m  . .  .  .  w  .  s  s  s  s  .  1  s  s  1s
.  . .  .  w  s  s  s  s  .  .  .  w  w  s  s
.  . .  s  s  s  s  s  .  .  .  w  w  s  s  s
.  . .  s  s  s  s  .  s  .  w  W  W  s  s  ms
.  . .  s  s  s  s  .  .  .  w  mw W  ms s  s
.  . .  ~1 ~1 ~1 ~1 ~1 ~1 ~1 ~1 ~1 m  .  ms s
.  . .  .  ~1 ~1 ~1 ~1 ~1 ~1 ~1 m  .  .  .  .
.  m .  m  s  ~1 ~1 ~1 s  .  m  m  .  s  .  1m
.  . m  .  s  ~1 ~1 s  s  s  m  .  s  1s 1s 1
m  . .  .  .  .  .  1s s  s  ms s  s  m  .  .
.  . .  .  .  .  .  .  s  ms s  s  s  .  .  .
.  . .  .  .  w  .  w  ms ms ms s  s  .  .  w
.  s 1  s  .  w  w  W  W  ms s  s  .  .  w  W
s  s s  s  .  w  w  w  W  .  1  1  1  .  w  w
`,
};
