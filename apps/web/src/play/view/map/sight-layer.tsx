import type { Grid } from '@hexfall/hex';
import { hexPath, hexPoint } from '@hexfall/view';
import type { VNode } from 'preact';
import type { SightReport } from '../../model/sight.ts';

/** Draws a line of sight, with the hexes that it touches. */
export function SightLayer({ grid, sight }: { readonly grid: Grid; readonly sight: SightReport }): VNode {
  const [from, to] = [hexPoint(grid, sight.from), hexPoint(grid, sight.to)];
  return (
    <g class={sight.blocked ? 'sight blocked' : 'sight'}>
      <path d={hexPath(grid, sight.hexes)} />
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
    </g>
  );
}
