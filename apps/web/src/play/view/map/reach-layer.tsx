import type { Grid, HexId } from '@hexfall/hex';
import { hexPath, hexPoint } from '@hexfall/view';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import type { MoveWay, ReachTable } from '../../model/choices/reach-table.ts';

interface ReachLayerProps {
  readonly grid: Grid;
  readonly reach: ReachTable;
  /** Draws one way of moving only; all of them, the cheapest on top, if it is left out. */
  readonly way?: MoveWay | undefined;
}

/** Where a unit can go. It is drawn again only when that changes, not with every hex that is pointed at. */
export function ReachLayer({ grid, reach, way }: ReachLayerProps): VNode {
  return useMemo(() => drawReach({ grid, reach, way }), [grid, reach, way]);
}

/** One tint for each way of moving, and the MP where there is room for a figure. */
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
