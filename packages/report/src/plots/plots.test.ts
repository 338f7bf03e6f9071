import { proportionOf } from '@hexfall/sim';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawBars } from './bars.ts';
import { binsOf, binWords } from './bins.ts';
import { drawCurves } from './curves.ts';
import { drawHistogram } from './histogram.ts';
import { drawRates } from './rates.ts';
import { drawShares } from './shares.ts';

describe('bins', () => {
  test('every number is in exactly one, and there are few', () => {
    const groups = fc.array(fc.array(fc.integer({ min: 0, max: 3000 }), { maxLength: 60 }), { maxLength: 4 });
    fc.assert(
      fc.property(groups, lists => {
        const bins = binsOf(lists);
        for (const [group, values] of lists.entries()) {
          for (const bin of bins.filter(each => each.group === group)) {
            expect(bin.count).toBe(values.filter(value => value >= bin.from && value < bin.to).length);
          }
          const counted = bins.filter(each => each.group === group).reduce((sum, { count }) => sum + count, 0);
          expect(counted).toBe(values.length);
          expect(bins.filter(each => each.group === group).length).toBeLessThanOrEqual(31);
        }
      }),
    );
  });

  test('a hundred thousand games are no problem', () => {
    const values = Array.from({ length: 100_000 }, (_, i) => i % 40);
    expect(binsOf([values]).map(({ count }) => count)).toEqual(Array.from({ length: 20 }, () => 5000));
  });

  test('are told by their numbers', () => {
    expect(binWords({ from: 3, to: 4 })).toBe('3');
    expect(binWords({ from: 10, to: 15 })).toBe('10 to 14');
  });
});

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

  test.each(Object.entries(pictures))('%s: SVG without scripts, styles and broken numbers', (_name, svg) => {
    expect(svg).toMatch(/^<svg [^]*<\/svg>$/);
    expect(svg).not.toMatch(/<style|<script|NaN|undefined|Infinity/);
    expect(svg).not.toMatch(/="[^"]*\d\.\d{3,}/);
  });

  test('names are escaped, and bars say what they are', () => {
    expect(pictures.bars).toContain('&lt;AC/20&gt;');
    expect(pictures.bars).toContain('<title>three &amp; more</title>');
  });

  test('bars are as high as their counts', () => {
    const heights = [...pictures.histogram.matchAll(/<rect [^>]*height="([\d.]+)"/g)].map(([, height]) =>
      Number(height),
    );
    expect(heights).toHaveLength(2);
    expect(heights[1]! / heights[0]!).toBeCloseTo(2, 1);
  });
});
