import { proportionOf } from '@hexfall/sim';
import { describe, expect, test } from 'vitest';
import { drawBars } from './bars.ts';
import { drawCurves } from './curves.ts';
import { drawHistogram } from './histogram.ts';
import { drawRates } from './rates.ts';
import { drawShares } from './shares.ts';

const CURVE = { label: 'A1', color: 'var(--a)', dash: 'none', band: true };

describe('pictures', () => {
  const pictures = {
    bars: drawBars({
      x: 'units',
      bars: [{ row: '<AC/20>', value: 3, color: 'var(--a)', label: '3', title: 'three & more', place: 0 }],
    }),
    curves: drawCurves({ x: 'turn', y: 'heat', curves: [{ ...CURVE, points: [{ x: 1, y: 2, low: 1, high: 3 }] }] }),
    histogram: drawHistogram({
      x: 'turns',
      stacked: false,
      groups: [{ label: 'A', color: 'var(--a)', values: [1, 2, 2] }],
    }).picture,
    shares: drawShares({ x: 'turn', y: 'games', rows: [{ turn: 0, shares: [0.2, 0.4] }], colors: ['red', 'blue'] }),
    rates: drawRates([{ label: 'A & B', color: 'var(--a)', rate: proportionOf(3, 7) }]),
    nothing: drawBars({ x: 'units', bars: [] }),
    nobody: drawCurves({ x: 'turn', y: 'heat', curves: [{ ...CURVE, points: [] }] }),
  };

  test.each(Object.entries(pictures))(
    'the picture of %s is SVG without scripts, styles or broken numbers',
    (_name, svg) => {
      expect(svg).toMatch(/^<svg [^]*<\/svg>$/);
      expect(svg).not.toMatch(/<style|<script|NaN|undefined|Infinity/);
      expect(svg).not.toMatch(/="[^"]*\d\.\d{3,}/);
    },
  );

  test('names are escaped, and bars have tooltips', () => {
    expect(pictures.bars).toContain('&lt;AC/20&gt;');
    expect(pictures.bars).toContain('<title>three &amp; more</title>');
  });

  test('the heights of bars are proportional to their counts', () => {
    const heights = [...pictures.histogram.matchAll(/<rect [^>]*height="([\d.]+)"/g)].map(([, height]) =>
      Number(height),
    );
    expect(heights).toHaveLength(2);
    expect(heights[1]! / heights[0]!).toBeCloseTo(2, 1);
  });
});
