import type { OwnBoard } from './own-board.ts';

export const RIVER_CROSSING: OwnBoard = {
  name: 'river-crossing',
  title: 'River Crossing',
  description: 'A deep river from west to east with two fords and one bridge.',
  sketch: `
.  .  .  .  .    .   1      2   2   2w   1R03 .  .  .  .  w
.  .  .  .  .    .   1      1   1   1    1R03 .  .  .  .  w
1  .  .  .  .    .   .      .   .   .    R03  .  .  1  .  W
1  .  .  .  1    .   .      .   .   .    R03  .  .  1  .  w
1  1  .  .  .    1w  w      W   .   .    R03  1  .  1  .  .
.  .  .  .  .    1W  1W     1W  W   1    1R03 1  1  1  1  .
.  ~1 .  .  1    1w  W      1   1W  1w   1R03 .  1  .  .  ~1
~1 ~2 .  ~1 w    .   1      1   w   1R14 1R04 1  .  .  1  ~2
~2 .  ~2 ~2 .    .   .      R14 R14 ~1   .    .  .  ~2 ~2 W
.  .  .  ~0 .    L1  R13    .   ~1  ~2   .    ~0 ~2 ~1 ~1 1W
.  .  .  .  ~0   ~2  ~2=103 ~2  ~2  .    ~0   ~1 ~1 1w 1W 2w
.  .  .  .  ~1   ~1  R03    L1  .   .    .    .  w  1  2  2
1  .  .  .  w    w   R03    .   .   .    .    .  .  .  1  1
1  .  .  .  w    R14 R04    w   w   .    .    .  .  .  .  .
1  .  .  .  R13  1w  w      .   w   w    .    .  1  1  1  1
.  .  .  .  1R03 1   1      1   w   w    .    1  1  2  1  .
w  w  .  .  1R03 2   2w     2   1w  1w   .    1  2  2  1  .
`,
};
