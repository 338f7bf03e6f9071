import type { OwnBoard } from './own-board.ts';

export const FROZEN_LAKE: OwnBoard = {
  name: 'frozen-lake',
  title: 'Frozen Lake',
  description: 'Snow over low hills and woods around a lake under ice.',
  sketch: `
nW Nw nw  nw  nw  n   n   n   n   n   n   n   n   n   n  n
NW NW Nw  nW  nw  nw  n   n   n   n   n   n   n   n   n  n
NW Nw nW  nw  n   n   n   n   n   1n  n   n   n   N   n  N
Nw Nw nW  n   n   n   n   1n  1n  2n  1n  n   n   n   n  n
N  nw nw  n   n   n   n   1N  2n  2N  1n  N   N   N   n  n
n  n  n   n   n   1n  n   1N  2N  2N  1N  1N  N   n   N  n
nw n  n   n   1n  ~1i 1n  1N  1N  1N  1N  1N  N   N   n  n
n  n  n   ~1i ~1i ~2i ~1i ~1i ~1i ~1i 1N  1N  N   N   n  N
1n 1n 1n  ~1i ~2i ~2i ~2i ~2i ~2i ~1i 1N  1N  N   N   N  N
2n 1n ~1i ~2i ~2i ~2i ~2i ~2i ~2i ~2i ~1i ~1i N   ~1i N  n
2n 1n ~1i ~2i ~2i ~2i ~2i ~2i ~2i ~1i ~1i ~1i ~1i ~1i N  n
1n 1n ~1i ~2i ~2i ~2i ~2i ~2i ~1i n   N   N   N   N   N  N
1n 1n ~1i ~1i ~2i ~1i ~2i ~1i ~1i nw  n   n   N   N   N  N
1n 1n n   n   ~1i 1n  ~1i nw  nW  nw  n   n   N   N   N  N
1n 1n 1n  1n  n   nw  nw  nw  nw  nw  n   N   N   N   N  Nw
1n 1n n   1n  nw  n   nw  n   nw  n   n   n   N   N   nw n
n  1n 1n  1n  1n  n   n   n   n   n   n   nw  nw  nW  nw n
`,
};
