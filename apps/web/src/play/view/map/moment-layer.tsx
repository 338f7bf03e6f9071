import { boardOf, type Game, mechOf } from '@hexfall/rules';
import type { Point } from '@hexfall/stage';
import { hexPoint } from '@hexfall/view';
import type { VNode } from 'preact';
import type { Moment } from '../../model/moment.ts';

interface MomentLayerProps {
  readonly game: Game;
  readonly moment: Moment;
}

/** Draws the present moment: a shot as a line, a hit or a roll as a ring around its unit. */
export function MomentLayer({ game, moment }: MomentLayerProps): VNode | null {
  const from = pointOf(game, moment.unit);
  const to = pointOf(game, moment.target);
  if (from === undefined) return null;
  const side = mechOf(game, moment.unit!).side === 0 ? 'a' : 'b';
  const outcome = moment.roll?.success === false ? 'miss' : 'hit';
  return (
    <g class={`happening ${side} ${outcome}`}>
      {to === undefined ? null : <line class="shot" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />}
      <circle class="ring" cx={(to ?? from).x} cy={(to ?? from).y} r="32" />
    </g>
  );
}

function pointOf(game: Game, unit: number | undefined): Point | undefined {
  if (unit === undefined) return undefined;
  const { hex } = mechOf(game, unit);
  return hex < 0 ? undefined : hexPoint(boardOf(game).grid, hex);
}
