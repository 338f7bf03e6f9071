import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { type Color, colorDistance, DEFICIENCIES, shownColors, withDeficiency } from './color-vision.ts';
import { describeOnSite } from './describe-on-site.ts';
import { THEMES } from './site-page.ts';

/** Colors that a reader has to distinguish on the map. */
const PAIRS = [
  ['side-a', 'side-b'],
  ['walk', 'run'],
  ['run', 'jump'],
  ['walk', 'jump'],
] as const;

/** The least difference: ten times one that can just be seen side by side. */
const CLEARLY_DIFFERENT = 20;

const TOKENS = [...new Set(PAIRS.flat())];
const SIZE = 20;

/** Covers the page with a field of each color, drawn as the site draws: without inserting markup. */
const SWATCHES = `for (const [i, token] of ${JSON.stringify(TOKENS)}.entries()) {
  const field = document.createElement('div');
  Object.assign(field.style, { position: 'fixed', zIndex: 9, top: 0, left: i * ${SIZE} + 'px', width: '${SIZE}px', height: '${SIZE}px' });
  field.style.background = 'var(--' + token + ')';
  document.body.append(field);
}`;

describeOnSite('colors for every eye', visitor => {
  let page: Page;

  beforeAll(async () => {
    const visit = await visitor.openForAll();
    page = visit.page;
    await visit.goTo('');
    await page.evaluate(SWATCHES);
  });

  const cases = THEMES.flatMap(theme => DEFICIENCIES.map(deficiency => ({ theme, deficiency })));

  test.each(cases)('what differs on the map differs with $deficiency, $theme', async ({ theme, deficiency }) => {
    await page.emulateMedia({ colorScheme: theme });
    const points = TOKENS.map((_, i) => [i * SIZE + SIZE / 2, SIZE / 2] as const);
    const plain = await shownColors(page, points);
    const seen = await withDeficiency(page, deficiency, () => shownColors(page, points));
    expect(seen).not.toEqual(plain);
    const colorOf = (token: string): Color => seen[TOKENS.indexOf(token as (typeof TOKENS)[number])]!;
    const alike = PAIRS.map(([a, b]) => ({ a, b, distance: colorDistance(colorOf(a), colorOf(b)) }));
    expect(alike.filter(({ distance }) => distance < CLEARLY_DIFFERENT)).toEqual([]);
  });
});

test('the distance of colors is that of CIE L*a*b*', () => {
  expect(colorDistance([255, 255, 255], [0, 0, 0])).toBeCloseTo(100, 1);
  expect(colorDistance([255, 0, 0], [0, 255, 0])).toBeCloseTo(170.6, 0);
  expect(colorDistance([12, 34, 56], [12, 34, 56])).toBe(0);
});
