import { heatLevel, MAX_HEAT } from '@hexfall/stage';
import type { VNode } from 'preact';

export interface HeatBarProps {
  readonly heat: number;
  /** The expected heat at the end of the turn, as far as it is known. */
  readonly ahead?: number | undefined;
  /** The effects of the heat, now or at the end of the turn, in words. */
  readonly words?: string | undefined;
}

/** Shows heat on its scale, and the heat at the end of the turn. */
export function HeatBar({ heat, ahead, words }: HeatBarProps): VNode {
  const text = ahead === undefined || ahead === heat ? `Heat ${heat}` : `Heat ${heat} → ${ahead}`;
  return (
    <div class="heat-bar" title={words}>
      <div class="scale" aria-hidden="true">
        <i class={`now ${heatLevel(heat)}`} style={{ width: `${share(heat)}%` }} />
        {ahead === undefined ? null : <i class={`ahead ${heatLevel(ahead)}`} style={{ left: `${share(ahead)}%` }} />}
      </div>
      <span class="figure">{text}</span>
      {words === undefined || words === '' ? null : <span class="words">{words}</span>}
    </div>
  );
}

function share(heat: number): number {
  return Math.min(100, (heat / MAX_HEAT) * 100);
}
