import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';

export const SHEET_SIZES = ['peek', 'half', 'full'] as const;
/** How far the sheet below the map is pulled up on phones. */
export type SheetSize = (typeof SHEET_SIZES)[number];

interface GrabberProps {
  readonly size: SheetSize;
  readonly onResize: (size: SheetSize) => void;
}

/** Pixels that a finger has to move to change the size. */
const PULL = 30;

/** A handle that pulls the sheet below the map up or down, by dragging or tapping. */
export function Grabber({ size, onResize }: GrabberProps): VNode {
  const start = useRef<number | undefined>(undefined);
  const isPulled = useRef(false);
  const at = SHEET_SIZES.indexOf(size);
  const pull = (move: PointerEvent): void => {
    if (start.current === undefined) return;
    const up = start.current - move.clientY;
    if (Math.abs(up) < PULL) return;
    start.current = move.clientY;
    isPulled.current = true;
    onResize(SHEET_SIZES[Math.max(0, Math.min(SHEET_SIZES.length - 1, at + Math.sign(up)))]!);
  };
  return (
    <button
      type="button"
      class="grabber"
      aria-label={size === 'full' ? 'Make the panel smaller' : 'Make the panel larger'}
      onPointerDown={down => {
        start.current = down.clientY;
        isPulled.current = false;
        down.currentTarget.setPointerCapture(down.pointerId);
      }}
      onPointerMove={pull}
      onPointerUp={() => {
        start.current = undefined;
      }}
      onClick={() => {
        if (!isPulled.current) onResize(SHEET_SIZES[(at + 1) % SHEET_SIZES.length]!);
        isPulled.current = false;
      }}
    >
      <span aria-hidden="true" />
    </button>
  );
}
