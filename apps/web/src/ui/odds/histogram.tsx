import type { NumberAnswer } from '@hexfall/odds';
import { type Span, spansOf } from '@hexfall/view';
import type { VNode } from 'preact';
import { percent } from '../figures.ts';

interface HistogramProps {
  readonly outcomes: NumberAnswer['outcomes'];
  readonly label: string;
}

const BAR = { width: 24, gap: 3, height: 44, foot: 13 };

/** Shows as bars how likely each number is. */
export function Histogram({ outcomes, label }: HistogramProps): VNode {
  const spans = spansOf(outcomes);
  const largest = Math.max(...spans.map(({ chance }) => chance), Number.MIN_VALUE);
  const width = Math.max(1, spans.length) * (BAR.width + BAR.gap);
  const words = spans.map(span => `${spanText(span)}: ${percent(span.chance)}`).join(', ');
  return (
    <svg
      class="histogram"
      viewBox={`0 0 ${width} ${BAR.height + BAR.foot}`}
      role="img"
      aria-label={`${label}: ${words}`}
    >
      {spans.map((span, i) => {
        const height = (span.chance / largest) * BAR.height;
        const x = i * (BAR.width + BAR.gap);
        return (
          <g key={span.from}>
            <title>{`${spanText(span)}: ${percent(span.chance)}`}</title>
            <rect x={x} y={BAR.height - height} width={BAR.width} height={height} rx="2" />
            <text x={x + BAR.width / 2} y={BAR.height + 11}>
              {span.from}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function spanText({ from, to }: Span): string {
  return from === to ? String(from) : `${from} to ${to}`;
}
