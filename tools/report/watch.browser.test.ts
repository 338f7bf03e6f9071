import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeWithBrowser } from '../engines/describe-with-browser.ts';
import { launchBrowser } from '../engines/launch-browser.ts';
import { duelPage, NASTY } from './duel-report.ts';

describeWithBrowser('a game to watch', () => {
  let browser: Browser;
  let folder = '';
  let address = '';

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hexfall-watch-'));
    const file = join(folder, 'game.html');
    writeFileSync(file, duelPage());
    address = pathToFileURL(file).href;
    browser = await launchBrowser();
  });

  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true });
  });

  test.each([
    [1366, 768],
    [1920, 1080],
  ])('the whole player fits a screen of %i by %i without scrolling', async (width, height) => {
    const page = await browser.newPage({ viewport: { width, height } });
    await page.goto(address);
    expect(await page.title()).toContain(NASTY);
    const box = (await page.locator('#player').boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(height);
    expect(await page.locator('.films').count()).toBe(0);
    await page.close();
  });

  test.each([390, 320])('a game to watch fits a phone that is %i pixels wide', async width => {
    const page = await browser.newPage({ viewport: { width, height: 844 } });
    await page.goto(address);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    await page.locator('#player').press('End');
    expect(await page.locator('.film-banner').isVisible()).toBe(true);
    // The board comes first, then what moves through the game.
    const top = async (part: string): Promise<number> => (await page.locator(part).boundingBox())!.y;
    expect(await top('.film-field')).toBeLessThan(await top('.deck'));
    expect(await top('.deck')).toBeLessThan(await top('.story'));
    await page.close();
  });

  test('a script that is not the one of the page does not run', async () => {
    const page = await browser.newPage();
    await page.goto(address);
    const blocked = await page.evaluate(`new Promise(resolve => {
      document.addEventListener('securitypolicyviolation', violation => resolve(violation.effectiveDirective));
      const script = document.createElement('script');
      script.textContent = 'window.intruded = true';
      document.body.append(script);
    })`);
    expect(blocked).toBe('script-src-elem');
    expect(await page.evaluate('window.intruded')).toBe(undefined);
    await page.close();
  });
});
