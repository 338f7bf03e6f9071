import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFindings } from '../engines/axe-findings.ts';
import { THEMES } from './site-page.ts';
import { takePicture } from './take-picture.ts';

/** Whether nothing on the page is wider than the screen. */
const FITS = 'document.documentElement.scrollWidth <= innerWidth';

/**
 * Checks a page in its present state, in light and in dark colors: nothing is wider than the screen, and axe finds nothing. Both themes
 * have the same elements, so in the second one axe checks only the colors. The page must allow scripts from outside (`bypassCSP`).
 */
export async function lookAt(page: Page, name: string): Promise<void> {
  expect(await page.evaluate(FITS), `${name} fits`).toBe(true);
  for (const [i, colorScheme] of THEMES.entries()) {
    await page.emulateMedia({ colorScheme });
    await takePicture(page, `${name}-${colorScheme}`);
    expect(await axeFindings(page, i === 0 ? 'everything' : 'colors'), `${name}, ${colorScheme}`).toEqual([]);
  }
}
