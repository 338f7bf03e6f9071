import type { OwnBoard } from './own-board.ts';

export const SHEER_HEIGHTS: OwnBoard = {
  name: 'sheer-heights',
  title: 'Sheer Heights',
  description: 'Ridges with cliffs and sheer drops, and the passes that lead between them.',
  sketch: `
1r  1r  1r  .   1   4   6c 9c 6   3c  .  w   .  .   .  .
r   r   r   1   1   5c  8c 7c 5c  1   .  .   .  .   .  .
r   r   r   1r  3rc 4r  7c 4r 4   1   .  .   .  .   .  .
.   1   r   4   4r  4   4  3c 3c  1   .  .   .  .   .  r
1   1   3c  6c  6c  6c  3c 1  1   1   .  3rc .  r   .  r
3c  4   5c  7c  6   6c  4  3c 1   4   3c 4r  1r 3rc r  3c
4w  4   7c  9c  9c  9c  6c 4  3wc 6wc 6c 6c  3c 3c  1  4
7   6c  7   9wc 9c  7wc 6c 3  4w  4   7  6c  6c 4   4  4
7   7c  9wc 5w  5Wc 3wc 4w 3c 3c  4   6c 4   4  1   3c 3c
7wc 5Wc 5   1   1w  1   1  1  1   1   3c 3c  3c .   1  1
3wc 1W  1w  .   1   1   .  .  .   1   1  .   .  .   1  1
w   1W  w   w   1   r   1  1  .   .   .  .   .  .   1  3c
w   W   W   .   .   w   w  .  .   .   .  .   .  1   3c 3
.   3w  w   .   .   .   .  1  .   .   .  .   .  1   3c 3c
3   4   3   4   1   4   3c 4  1r  1r  .  .   .  .   1  .
3   6c  6c  7c  5   7c  6c 7  4r  3c  .  .   .  .   .  .
6   7r  6r  7   7c  9c  9c 6c 4   4   1  1   .  .   .  .
`,
};
