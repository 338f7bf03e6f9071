import type { OwnBoard } from './own-board.ts';

export const BORDERLAND: OwnBoard = {
  name: 'borderland',
  title: 'Borderland',
  description:
    'Two maps across and two deep: a river with fords, a bridged road, hills, forests, marsh and two hill forts.',
  sketch: `
W  w  1W 1w 2w 2  3  3  3  2    1R03   .   .   .   .   .    .    .    .  .  W  w  w  w    .  .  w  .  .  .  .  .
w  w  w  w  1w 2  3  3w 2  1R13 1R04   1w  .   .   .   .    .    .    .  .  .  .  1  1    1  r  .  .  .  .  .  r
w  .  .  .  1w 1w 2  2W 2w 2R03 2w     1w  w   W   .   .    .    .    .  .  .  1  1  2w   1r r  r  .  .  .  .  .
w  w  .  1  1  1w 2w 2w 1W 1R03 1w     W   W   W   w   .    .    .    .  .  .  1  2  2    1r 1r r  r  .  .  .  .
.  .  .  .  .  1  2  2r 2W 1R03 1W     W   W   W   w   r    .    .    .  .  .  1w 2w 2w   2  1  .  .  .  .  .  .
.  .  .  .  1  2  2  1  1w R03  W      W   W   w   w   .    .    .    .  .  w  w  1w 1    1  .  .  .  .  .  .  .
.  .  .  .  1  2  1  1  1  R03  W      W   W   w   w   .    .    .    .  .  .  r  r  1    .  .  .  .  .  .  .  .
.  .  .  .  1  1  1  .  .  R03  s      s   W   W   w   .    .    .    r  r  r  r  1r 1    1  1  .  .  .  .  .  .
w  w  .  1  1  1  .  .  .  R03  s      .   w   w   .   .    .    .    .  .  .  .  .  .    .  .  .  .  .  .  .  .
w  1w 1  2  2  1  1  1  1  R03  s      .   w   w   .   .    .    .    .  .  .  .  .  .    .  .  .  .  .  .  .  .
1W 1w 1  2  2  1  1  r  1r R03  .      .   w   w   .   .    .    1    .  .  .  .  .  .    .  .  .  w  .  w  .  w
W  1W 2  1  1  .  .  1  r  R03  .      .   .   .   .   w    w    W    1w 1  .  .  .  .    .  .  w  W  W  W  W  w
1W 1W 2w 1  .  .  .  .  .  R03  1      .   .   .   w   W    W    W    1w s  s  1  1  1    1  1  w  W  W  W  W  w
1W W  1w w  1  .  .  .  .  R03  L2     1   .   .   w   W    W    W    W  .  1s 2  2  2    2  2  1w 1W 1W 1W W  .
1W W  1W w  .  .  1  .  .  R02  L1     L1  .   .   .   w    w    W    W  1w 1  2  3  3F2f 3  3  2w 1w 1W ~1 1w ~2
W  W  W  s  w  .  .  .  .  .    R35    w   .   .   .   .    w    w    w  1w 2  3  3  2    3  2  2  1  ~1 ~2 ~2 ~1
w  .  .  .  .  .  w  .  .  .    R03    ~2  .   ~1  .   .    .    .    .  1  2  2  2  1r   2r 1r 1  ~0 ~0 1  1  1
.  .  .  .  .  w  w  w  .  ~0   ~0=103 .   ~2  ~2  .   .    .    .    .  1  2  1  1  ~1   1r ~2 ~2 ~1 1  2  2  2
.  .  r  w  w  ~1 w  ~1 .  ~2   R03    L1  ~1  w   ~2  ~2   ~2   ~2   1  .  1  1  1  ~2   ~2 1r ~1 1r 1  1r 1  1
.  ~1 r  w  w  ~2 w  ~2 ~2 ~1   R03    L1  L2  .   .   .    s    ~1   ~0 ~0 1  ~2 ~2 1    1  2  1  1  r  r  .  .
~2 ~0 ~1 ~2 ~2 w  ~2 .  w  .    R03    .   .   w   .   s    s    s    ~1 1  ~2 1  1  2    2  1  1  1  r  .  .  .
.  .  ~0 1  .  .  ~1 .  .  .    R03    w   w   W   w   s    s    s    1  1  .  1  2w 3    2  1  .  .  .  .  s  s
w  .  .  1  .  .  .  .  .  r    R03    W   W   W   W   .    .    .    .  .  1  2  2  3    2  1  .  W  w  w  w  .
W  .  .  .  .  .  .  .  .  .    R03    W   W   W   W   .    .    .    .  .  1  2  3  3F2f 2  2  1W w  W  W  w  .
w  .  .  .  .  .  .  .  .  .    R02    R25 W   w   w   .    .    .    .  1  1  1  2  3w   3w 2w 1W 1w w  w  w  w
w  .  .  .  .  .  .  .  .  .    .      .   R25 R25 .   .    r    w    r  r  1  1  2  3    3w 3r 2w 2w 1w 1w w  w
1  .  .  .  .  .  .  .  s  .    .      .   .   .   R35 1w   w    W    w  .  .  1  2  2    3  3  2  1  1  .  1w .
w  1  .  .  .  .  .  .  s  .    .      .   .   1   R02 1R35 1w   W    W  w  1  1  2  1    2  2  2  1  .  .  1  1w
1  1  1  .  .  .  .  .  .  .    .      .   .   1   1   1R03 1W   W    W  w  1  .  1  .    1  1  1  1  .  1  1w 1w
1w 1  .  .  .  .  .  .  .  .    .      .   .   1   1   1R03 1W   w    W  1w .  .  .  .    .  1  2  2  1  1  1w 2w
2w 1w .  1w 1  .  .  .  .  .    .      .   1   1   2   1R02 w    1    w  .  .  .  .  .    .  .  1  1  2  2  2w 3
1W 2W 1w 1  1  .  .  .  .  .    .      .   .   1   2   1    1R25 1R35 .  .  .  r  w  w    .  .  .  1  1  2  3  3
2W 2W 1W 1w 1  .  .  .  .  .    .      .   1r  2w  1   2    1    1R03 .  .  r  r  w  W    W  W  w  .  1  1  2  2
2W 1W 2W 1w .  .  s  .  .  .    .      1r  1w  2w  2   2    2    1R03 1  .  r  .  W  W    W  W  w  w  .  .  1  2
`,
};
