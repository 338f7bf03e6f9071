import type { OwnBoard } from './own-board.ts';

export const DOWNTOWN: OwnBoard = {
  name: 'downtown',
  title: 'Downtown',
  description: 'Streets, squares and buildings of every type and class, from sheds to fortresses.',
  sketch: `
M1   pR03   p    M2h  p    M3h  M3h  pR03   M4   p    p    H4   pR03   L1h  p    F1g
p    pR03   M2h  M2h  M3h  M1h  p    pR03   M4   p    M4   p    pR03   L1h  L2   p
p    pR03   p    p    M2h  M1h  M1h  pR03   p    M4   M4   M5   pR03   L2   M2   M2
pR24 pR0135 pR24 pR15 pR24 pR15 pR24 pR0135 pR24 pR15 pR24 pR15 pR0234 pR15 pR24 pR15
p    pR03   L1   M1   M1   p    p    pR03   H2   p    M2   M2   pR03   p    p    M4
M2   pR03   M2   p    L2   L2   p    pR03   H2   p    M3   M2   pR03   H3   M4   M4
p    pR03   M2   p    p    L3   p    pR03   p    p    M3   M3   pR03   H3   p    M5
pR24 pR0135 pR24 pR15 pR24 pR15 pR24 pR0135 pR24 pR15 pR24 pR15 pR0234 pR15 pR24 pR15
w    pR03   p    M1   p    p    p    pR03   H4   H4   p    H3   pR03   p    H6   H6
.    pR03   M1   p    M2   p    L1   pR03   H4   H6   p    H3   pR03   H5   p    H6
w    pR03   M3   M3   M2   L1   M2   pR03   p    H6   H3   H3   pR03   H5   p    H6
pR24 pR0135 pR24 pR15 pR24 pR15 pR24 pR0135 pR24 pR15 pR24 pR15 pR0234 pR15 pR24 pR15
H4   pR03   H3   p    M5   H4   H4   pR03   H5   H5   H3   H3   pR03   p    F3f  F1g
H4   pR03   p    M4   M5   p    H4   pR03   p    H5   p    H5   pR03   F2f  F3f  p
p    pR03   M5   M4   p    H2   p    pR03   p    H6   p    H5   pR03   F2f  p    p
H4   pR03   M5   H2   M3   p    p    pR03   H3   H3   H6   p    pR03   p    F2f  p
H4   pR03   M2   p    H2   M2   M2   pR03   H3   p    H3   p    pR03   p    p    F1g
`,
};
