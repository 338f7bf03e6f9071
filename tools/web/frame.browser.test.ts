import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeWithBrowser } from '../engines/describe-with-browser.ts';
import { launchBrowser } from '../engines/launch-browser.ts';
import { type RunningSite, startSite } from './start-site.ts';

describeWithBrowser('the frame of the site', () => {
  let browser: Browser;
  let site: RunningSite;
  let page: Page;

  beforeAll(async () => {
    [browser, site] = await Promise.all([launchBrowser(), startSite()]);
    page = await browser.newPage();
  });

  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  const current = (): Promise<string | null> => page.locator('nav a[aria-current=page]').textContent();

  test('the navigation leads from page to page, and the way back leads back', async () => {
    await page.goto(site.address);
    expect(await current()).toBe('New game');
    await page.locator('nav a', { hasText: 'Watch' }).click();
    await page.locator('nav a[aria-current=page]', { hasText: 'Watch' }).waitFor();
    expect(new URL(page.url()).hash).toBe('#/watch');
    await page.goBack();
    await page.locator('nav a[aria-current=page]', { hasText: 'New game' }).waitFor();
  });

  test('an address that is not one of the site leads to the first page', async () => {
    await page.goto(`${site.address}#/nowhere/<b>x</b>`);
    expect(await current()).toBe('New game');
  });

  test('the choice of colors is kept, and in force before the page is drawn', async () => {
    await page.goto(site.address);
    await page.locator('.theme').click();
    await page.locator('.theme').click();
    await page.reload({ waitUntil: 'commit' });
    await page.waitForFunction('document.body !== null');
    expect(await page.evaluate('document.documentElement.dataset.theme')).toBe('dark');
    expect(await page.locator('.theme').textContent()).toBe('Dark');
  });
});
