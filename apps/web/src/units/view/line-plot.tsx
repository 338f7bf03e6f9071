import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { average } from '../../ui/figures.ts';
import { useMedia } from '../../ui/use-media.ts';

/** A curve: a value for each step of the plot. */
export interface PlotLine {
  readonly name: string;
  /** The side whose color the curve has. */
  readonly side: 'a' | 'b';
  readonly look: 'solid' | 'dashed';
  readonly values: readonly number[];
}

interface LinePlotProps {
  readonly lines: readonly PlotLine[];
  /** The meaning of the steps, such as "Range in hexes". The first step is 1. */
  readonly stepWords: string;
  readonly valueWords: string;
  /** The least upper end of the scale. */
  readonly atLeast: number;
  /** Text for screen readers. */
  readonly label: string;
}

/** Room around the curves, in pixels of a plot that is shown at its natural width. */
const MARGIN = { left: 36, right: 10, top: 12, bottom: 38 };
const WIDE = { width: 640, height: 250 };
const NARROW = { width: 340, height: 220 };

type Size = typeof WIDE;

/** Curves over whole numbers from 1. Pointing at a step shows its values. */
export function LinePlot({ lines, stepWords, valueWords, atLeast, label }: LinePlotProps): VNode {
  const [step, setStep] = useState<number>();
  const size = useMedia('(max-width: 44rem)') ? NARROW : WIDE;
  const steps = lines[0]?.values.length ?? 0;
  const ticks = ticksUpTo(Math.max(atLeast, ...lines.flatMap(({ values }) => values)));
  const scale = scaleFor(size, steps, ticks.at(-1)!);
  const follow = (move: PointerEvent): void => {
    const box = (move.currentTarget as SVGSVGElement).getBoundingClientRect();
    const x = ((move.clientX - box.left) / box.width) * size.width;
    setStep(Math.min(steps, Math.max(1, Math.round(((x - MARGIN.left) / plotWidth(size)) * (steps - 1)) + 1)));
  };
  return (
    <figure class="plot">
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={label}
        onPointerMove={follow}
        onPointerLeave={() => setStep(undefined)}
      >
        <Axes size={size} ticks={ticks} steps={steps} scale={scale} stepWords={stepWords} valueWords={valueWords} />
        {step === undefined ? null : (
          <line
            class="plot-step"
            x1={scale.x(step)}
            x2={scale.x(step)}
            y1={MARGIN.top}
            y2={size.height - MARGIN.bottom}
          />
        )}
        {lines.map(line => (
          <path key={line.name} class={`plot-line ${line.side} ${line.look}`} d={pathOf(line.values, scale)} />
        ))}
      </svg>
      <figcaption>
        {lines.map(({ name, side, look, values }) => (
          <span key={name} class="plot-key">
            <svg viewBox="0 0 24 8" aria-hidden="true">
              <path class={`plot-line ${side} ${look}`} d="M1 4H23" />
            </svg>
            <span dir="auto">{name}</span>
            {step === undefined ? null : <b>{average(values[step - 1]!)}</b>}
          </span>
        ))}
        <span class="plot-key note">{step === undefined ? '' : `${stepWords}: ${step}`}</span>
      </figcaption>
    </figure>
  );
}

interface Scale {
  readonly x: (step: number) => number;
  readonly y: (value: number) => number;
}

function plotWidth({ width }: Size): number {
  return width - MARGIN.left - MARGIN.right;
}

function scaleFor(size: Size, steps: number, top: number): Scale {
  const height = size.height - MARGIN.top - MARGIN.bottom;
  return {
    x: step => MARGIN.left + ((step - 1) / Math.max(1, steps - 1)) * plotWidth(size),
    y: value => MARGIN.top + (1 - value / top) * height,
  };
}

/** Returns about five round numbers for the scale, the last one above all values. */
function ticksUpTo(largest: number): readonly number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find(each => largest / each <= 5) ?? 200;
  return Array.from({ length: Math.max(1, Math.ceil(largest / step)) + 1 }, (_, i) => i * step);
}

interface AxesProps {
  readonly size: Size;
  readonly ticks: readonly number[];
  readonly steps: number;
  readonly scale: Scale;
  readonly stepWords: string;
  readonly valueWords: string;
}

function Axes({ size, ticks, steps, scale, stepWords, valueWords }: AxesProps): VNode {
  const every = steps > 12 ? 3 : 1;
  const marked = Array.from({ length: steps }, (_, i) => i + 1).filter(step => step === 1 || step % every === 0);
  const foot = size.height - MARGIN.bottom;
  const right = size.width - MARGIN.right;
  return (
    <g class="plot-axes">
      {ticks.map(tick => (
        <g key={tick}>
          <line x1={MARGIN.left} x2={right} y1={scale.y(tick)} y2={scale.y(tick)} />
          <text class="end" x={MARGIN.left - 6} y={scale.y(tick) + 4}>
            {tick}
          </text>
        </g>
      ))}
      {marked.map(step => (
        <text key={step} class="middle" x={scale.x(step)} y={foot + 15}>
          {step}
        </text>
      ))}
      <text class="end" x={right} y={size.height - 5}>
        {stepWords}
      </text>
      <text x="4" y={size.height - 5}>
        {valueWords}
      </text>
    </g>
  );
}

function pathOf(values: readonly number[], { x, y }: Scale): string {
  return values.map((value, i) => `${i === 0 ? 'M' : 'L'}${x(i + 1).toFixed(1)} ${y(value).toFixed(1)}`).join('');
}
