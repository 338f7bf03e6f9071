import { WAYS_2D6, waysAtLeast } from '@hexfall/rules';
import type { VNode } from 'preact';

export interface RollViewProps {
  /** The target number of two dice; `undefined` for a roll on a table. */
  readonly need?: number | undefined;
  /** The result of the roll; `undefined` before the dice are rolled. */
  readonly roll?: number | undefined;
}

const SUMS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const BAR = { width: 9, gap: 2, height: 30 };
const MAX_WAYS = 6;
const OUTCOMES = 36;

/** Draws every sum of two dice as a bar as high as it is likely, and marks the sums that reach the target number and the result. */
export function RollView({ need, roll }: RollViewProps): VNode {
  const width = SUMS.length * (BAR.width + BAR.gap);
  return (
    <svg class="roll" viewBox={`0 0 ${width} ${BAR.height + 13}`} role="img" aria-label={rollWords(need, roll)}>
      {SUMS.map((sum, i) => {
        const height = (WAYS_2D6[sum]! / MAX_WAYS) * BAR.height;
        const x = i * (BAR.width + BAR.gap);
        const kind = [need !== undefined && sum >= need ? 'enough' : 'short', sum === roll ? 'rolled' : ''].join(' ');
        return (
          <g key={sum} class={kind}>
            <rect x={x} y={BAR.height - height} width={BAR.width} height={height} rx="1.5" />
            <text x={x + BAR.width / 2} y={BAR.height + 10}>
              {sum}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Returns a roll in words: "9 rolled, 7 or more needed (58%)". */
export function rollWords(need: number | undefined, roll: number | undefined): string {
  const rolled = roll === undefined ? '' : `${roll} rolled`;
  if (need === undefined) return rolled;
  const chance = `${Math.round((waysAtLeast(need) / OUTCOMES) * 100)}%`;
  const needed = need > 12 ? 'out of reach of two dice' : `${need} or more needed (${chance})`;
  return rolled === '' ? needed : `${rolled}, ${needed}`;
}
