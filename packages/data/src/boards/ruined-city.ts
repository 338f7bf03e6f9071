import type { OwnBoard } from './own-board.ts';

export const RUINED_CITY: OwnBoard = {
  name: 'ruined-city',
  title: 'Ruined City',
  description: 'A city after the war: rubble, cratered streets and the few houses that stand.',
  sketch: `
p    x    pR03   x    x    p    pR03   x    x    x    pR0    H7   H7   p    pR03   p
p    L2   pR03   p    x    M1   pR03   p    x    x    r      p    H7   H6   pR0    p
L2   p    pR03   p    M1   p    pR03   L2   p    p    pR3    p    p    H6   r      p
pR24 pR15 pR0234 pR15 pR24 pR15 pR0234 pR15 pR24 pR15 pR0234 pR15 pR24 pR15 pR234  pR15
x    x    pR03   x    x    p    pR03   .    .    w    pR03   p    x    x    pR03   p
x    p    pR03   p    x    x    pR03   .    w    .    pR03   x    x    x    pR03   M2
x    p    pR03   p    x    x    pR03   w    .    r    pR03   x    p    H4   pR0    M2
M4   M4   pR03   x    x    x    pR03   w    .    .    pR03   x    p    H4   r      p
pR24 pR15 pR034  r    pR2  pR15 pR0234 pR15 pR24 pR15 pR0234 pR15 pR24 pR15 pR234  pR15
p    p    pR03   p    p    p    pR03   p    M2   M2   pR03   x    H3   H3   pR03   x
p    x    pR03   F1f  F1f  p    pR03   x    p    p    pR03   x    x    H3   pR03   x
x    x    pR03   F1f  p    p    pR03   p    M3   M3   pR03   p    p    H3   pR03   x
pR24 pR15 pR0234 pR15 pR24 pR15 pR0234 pR15 pR24 pR15 pR0234 pR15 pR24 pR15 pR0234 pR15
.    w    pR03   x    x    p    pR03   x    x    x    pR03   p    p    F2f  pR03   H4
w    w    pR03   x    x    x    pR03   p    p    H4   pR03   x    p    F2f  pR03   H4
.    .    pR03   p    x    p    pR0    H4   H4   H5   pR0    x    x    p    pR03   H4
.    .    pR03   L2   p    x    r      p    H5   p    r      p    p    p    pR03   p
`,
};
