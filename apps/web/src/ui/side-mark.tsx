import type { VNode } from 'preact';

/** The mark of a side, in the color and shape of its units on the map: a disc and a block. */
export function SideMark({ side }: { readonly side: 0 | 1 }): VNode {
  return (
    <span class={side === 0 ? 'side-mark a' : 'side-mark b'} aria-hidden="true">
      {side === 0 ? 'A' : 'B'}
    </span>
  );
}
