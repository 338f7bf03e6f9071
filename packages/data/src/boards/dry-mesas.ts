import type { OwnBoard } from './own-board.ts';

export const DRY_MESAS: OwnBoard = {
  name: 'dry-mesas',
  title: 'Dry Mesas',
  description: 'Mesas with cliff edges above sand and broken ground.',
  sketch: `
.   .   r  r  dr  dr  d   .   r   r   .   r   1r  3c  4   4
.   .   .  r  dr  dr  dr  dr  r   r   .   1   3rc 3   3   3
.   .   .  r  r   r   r   1r  r   3c  1   4   3c  3   3   r
.   .   .  .  r   3r  3rc 4dr 3rc 3d  4d  4d  4d  3dc .   d
.   r   .  .  .   .   3   4d  4dr 4d  4d  3dc 4d  3dc 1d  d
.   .   .  .  .   d   3dc 3dc 4d  4d  4d  1d  3dc 3dc d   3d
.   .   .  .  .   .   1d  1d  3dc 3dc 3dc d   .   1d  3dc 3d
.   .   .  .  .   .   1   .   d   1d  d   .   d   w   .   w
r   r   .  .  .   .   .   d   d   d   1   .   1   .   .   .
3   3c  3c .  .   .   .   .   .   d   d   1   3c  r   r   .
3r  3rc 1  1  .   .   .   .   d   .   .   .   r   r   r   r
3rc 3rc .  .  .   dr  .   r   r   .   .   .   r   r   r   r
1r  3rc 1r 1  d   dr  dr  dr  r   .   .   .   .   r   r   r
4dr 3dr 4  4d 3dc 3dc dw  d   dr  .   .   .   .   .   r   .
3dr 4d  4d 4d 3dc 1d  d   3dc d   .   .   .   .   .   .   .
3d  4d  4d 4d 3dc d   d   3dc 1d  1d  w   w   .   .   .   .
3dr 3d  4d 4d 3d  3d  3d  4d  4d  1d  1w  .   .   .   .   1
`,
};
