import type { Chances, WatchModel } from '@hexfall/stage';
import { chanceAt } from '@hexfall/stage';
import type { VNode } from 'preact';
import { useModel } from '../use-model.ts';
import { memo } from './memo.ts';

const WIDTH = 600;

interface ChancePlotProps {
  readonly chances: Chances;
  /** The current step, and the last step of the film. */
  readonly at: number;
  readonly last: number;
  readonly onGo: (step: number) => void;
}

/**
 * Shows how likely each side was to win from the beginning of the game to its end, with the interval as a band around the line. A click
 * jumps to that point of the game. The slider does the same for readers who cannot point, and the decisive moments are listed below.
 */
export function ChancePlot({ chances, at, last, onGo }: ChancePlotProps): VNode {
  const go = ({ clientX, currentTarget }: MouseEvent): void => {
    const { left, width } = (currentTarget as HTMLElement).getBoundingClientRect();
    onGo(Math.round(((clientX - left) / Math.max(1, width)) * last));
  };
  const now = chanceAt(chances, at)!;
  const share = Math.round(now.value * 100);
  return (
    <div class="balance chances">
      <div class="balance-plot" onClick={go}>
        <Plot chances={chances} last={last} />
        <i style={{ left: `${(Math.max(0, at) / Math.max(1, last)) * 100}%` }} />
      </div>
      <p>
        <b class="a">A {share}%</b> <b class="b">B {100 - share}%</b>{' '}
        <span>
          {now.low === now.high
            ? 'the result'
            : `to win; A ${Math.round(now.low * 100)}% to ${Math.round(now.high * 100)}%`}
        </span>
      </p>
    </div>
  );
}

/** Shows the chances of both sides throughout a film. */
export function ChanceCurve({ model }: { readonly model: WatchModel }): VNode | null {
  const { chances, at, last } = useModel(model);
  if (chances === undefined || chances.points.length === 0) return null;
  return <ChancePlot chances={chances} at={at} last={last} onGo={step => model.go(step)} />;
}

/** Lists the moments that decided the game of a film. */
export function DecisiveMoments({ model }: { readonly model: WatchModel }): VNode | null {
  const { chances, at } = useModel(model);
  return chances === undefined ? null : <DecisiveList chances={chances} at={at} onGo={step => model.go(step)} />;
}

/** Lists the moments that decided a game, each as a link to its step. */
export function DecisiveList({ chances, at, onGo }: Omit<ChancePlotProps, 'last'>): VNode {
  if (chances.moments.length === 0) return <p class="decisive-none">No single moment changed the chances much.</p>;
  return (
    <ol class="decisive" aria-label="What decided the game">
      {chances.moments.map(({ step, title, side }, i) => (
        <li key={i}>
          <button
            type="button"
            class={side === 0 ? 'a' : 'b'}
            aria-current={step === at ? 'step' : undefined}
            onClick={() => onGo(step)}
          >
            {title.replace('->', '→')}
          </button>
        </li>
      ))}
    </ol>
  );
}

const Plot = memo(({ chances, last }: Pick<ChancePlotProps, 'chances' | 'last'>) => {
  const { points, moments } = chances;
  const x = (step: number): string => ((step / Math.max(1, last)) * WIDTH).toFixed(1);
  const y = (share: number): string => ((1 - share) * 100).toFixed(1);
  const up = points.map(({ step, high }) => `L${x(step)} ${y(high)}`).join('');
  const down = points
    .toReversed()
    .map(({ step, low }) => `L${x(step)} ${y(low)}`)
    .join('');
  const line = points.map(({ step, value }) => `${x(step)} ${y(value)}`).join('L');
  const [from, to] = [x(points[0]!.step), x(points.at(-1)!.step)];
  return (
    <svg viewBox={`0 0 ${WIDTH} 100`} preserveAspectRatio="none" aria-hidden="true">
      <path class="a" d={`M${from} 100L${line}L${to} 100Z`} />
      <path class="b" d={`M${from} 0L${line}L${to} 0Z`} />
      <path class="band" d={`M${up.slice(1)}${down}Z`} />
      <path class="middle" d={`M0 50H${WIDTH}`} />
      {moments.map(({ step }, i) => (
        <path key={i} class="decided" d={`M${x(step)} 0V100`} />
      ))}
      <path class="line" d={`M${line}`} />
    </svg>
  );
});
