import type { Grid } from '@hexfall/hex';
import { hexPoint } from '@hexfall/view';
import type { VNode } from 'preact';
import type { MovePreview } from '../../model/choices/move-preview.ts';

interface PathLayerProps {
  readonly grid: Grid;
  readonly preview: MovePreview;
  /** Whether the move is chosen, rather than only pointed at. */
  readonly isChosen: boolean;
}

/** How high a jump is drawn above the line between its ends, as a share of its length. */
const ARCH = 0.22;

/** Draws the way of a move: steps as a line, a jump as an arch, and the facing at its end. */
export function PathLayer({ grid, preview, isChosen }: PathLayerProps): VNode {
  const { path, isJump, mode } = preview;
  const points = path.map(({ hex }) => hexPoint(grid, hex));
  const [first, last] = [points[0]!, points.at(-1)!];
  const line = isJump
    ? `M${first.x} ${first.y}Q${(first.x + last.x) / 2} ${(first.y + last.y) / 2 - Math.hypot(last.x - first.x, last.y - first.y) * ARCH} ${last.x} ${last.y}`
    : `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  return (
    <g class={`path ${mode}${isChosen ? ' chosen' : ''}`}>
      <path class="casing" d={line} />
      <path class="line" d={line} />
      <g transform={`translate(${last.x} ${last.y}) rotate(${path.at(-1)!.facing * 60})`}>
        <circle class="end" r="20" />
        <path class="facing" d="M0-34L9-20H-9Z" />
      </g>
    </g>
  );
}
