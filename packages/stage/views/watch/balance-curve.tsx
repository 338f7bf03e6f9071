import type { WatchModel } from '@hexfall/stage';
import type { VNode } from 'preact';
import { useModel } from '../use-model.ts';
import { memo } from './memo.ts';

/** The most points of the curve across its width: no screen shows more. */
const POINTS = 600;

/**
 * Shows how the game stood from its beginning to its end: above the middle where A had more left, below it where B had. A click jumps to
 * that point of the game. The slider does the same for readers who cannot point.
 */
export function BalanceCurve({ model }: { readonly model: WatchModel }): VNode {
  const { balance, at, last } = useModel(model);
  const share = Math.round(balance[at + 1]! * 100);
  const go = ({ clientX, currentTarget }: MouseEvent): void => {
    const { left, width } = (currentTarget as HTMLElement).getBoundingClientRect();
    model.go(Math.round(((clientX - left) / Math.max(1, width)) * last));
  };
  return (
    <div class="balance">
      <div class="balance-plot" onClick={go}>
        <Curve balance={balance} last={last} />
        <i style={{ left: `${(Math.max(0, at) / Math.max(1, last)) * 100}%` }} />
      </div>
      <p>
        <b class="a">A {share}%</b> <b class="b">B {100 - share}%</b> <span>of what is left</span>
      </p>
    </div>
  );
}

const Curve = memo(({ balance, last }: Pick<WatchModel, 'balance' | 'last'>) => (
  <svg viewBox={`0 0 ${POINTS} 100`} preserveAspectRatio="none" aria-hidden="true">
    <path class="a" d={area(balance, last, share => Math.max(0.5, share))} />
    <path class="b" d={area(balance, last, share => Math.min(0.5, share))} />
    <path class="middle" d={`M0 50H${POINTS}`} />
  </svg>
));

/** Returns the area between the middle and the part of the curve on one side of it. */
function area(balance: readonly number[], last: number, part: (share: number) => number): string {
  const steps = Math.max(1, last);
  const count = Math.min(POINTS, steps);
  const points = Array.from({ length: count + 1 }, (_, i) => {
    const share = balance[Math.round((i / count) * steps) + 1] ?? balance.at(-1) ?? 0.5;
    return `L${((i / count) * POINTS).toFixed(1)} ${((1 - part(share)) * 100).toFixed(1)}`;
  });
  return `M0 50${points.join('')}L${POINTS} 50Z`;
}
