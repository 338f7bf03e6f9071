import type { Grid, HexId } from '@hexfall/hex';
import { hexPath, hexPoint } from '@hexfall/view';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import type { MoveWay, ReachTable } from '../../model/choices/reach-table.ts';

interface ReachLayerProps {
  readonly grid: Grid;
  readonly reach: ReachTable;
  /** The only way of moving to draw. If it is left out, all are drawn, the cheapest on top. */
  readonly way?: MoveWay | undefined;
}

/** Draws where a unit can go. It is drawn again only when that changes, not whenever the reader points at another hex. */
export function ReachLayer({ grid, reach, way }: ReachLayerProps): VNode {
  return useMemo(() => drawReach({ grid, reach, way }), [grid, reach, way]);
}

/** Draws a tint for each way of moving, and the MP where there is room for a figure. */
function drawReach({ grid, reach, way }: ReachLayerProps): VNode {
  const hexes = [...reach].flatMap(([hex, options]) => {
    const option = way === undefined ? options[0] : options.find(each => each.way === way);
    return option === undefined ? [] : [{ hex, way: option.way, mp: option.mp }];
  });
  const ways = [...new Set(hexes.map(each => each.way))];
  return (
    <g class="reach">
      {ways.map(each => (
        <path key={each} class={each} d={hexPath(grid, hexesOf(hexes.filter(hex => hex.way === each)))} />
      ))}
      {hexes.map(({ hex, mp }) => {
        const { x, y } = hexPoint(grid, hex);
        return (
          <text key={hex} x={x} y={y + 6}>
            {mp}
          </text>
        );
      })}
    </g>
  );
}

function hexesOf(group: readonly { readonly hex: HexId }[]): HexId[] {
  return group.map(({ hex }) => hex);
}
