import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEFAULT_MATCH } from '../../apps/web/src/begin/model/match-settings.ts';
import { describeWithBrowser } from '../engines/describe-with-browser.ts';
import { launchBrowser } from '../engines/launch-browser.ts';
import { keepGame } from './keep-game.ts';
import { openSitePage } from './site-page.ts';
import { type RunningSite, startSite } from './start-site.ts';
import { takePicture } from './take-picture.ts';

const READY = 'navigator.serviceWorker.ready.then(() => true)';

describeWithBrowser('the site without a network', () => {
  let browser: Browser;
  let site: RunningSite;

  beforeAll(async () => {
    browser = await launchBrowser();
  });

  beforeEach(async () => {
    site = await startSite('/some/folder/');
  });

  afterEach(() => site.close());
  afterAll(() => browser.close());

  test('after the first visit every page works without a network', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(site.address);
    await page.evaluate(READY);
    await site.close();
    await context.setOffline(true);
    for (const [route, name] of [
      ['', 'New game'],
      ['#/play', 'Play'],
      ['#/watch', 'Watch'],
    ] as const) {
      const other = await context.newPage();
      await other.goto(site.address + route);
      await other.locator('nav a[aria-current=page]', { hasText: name }).waitFor();
      await other.locator('main').waitFor();
      expect(await other.evaluate('navigator.serviceWorker.controller !== null')).toBe(true);
      await other.close();
    }
    await context.close();
  });

  test('a game against a bot goes on without a network', async () => {
    const visit = await openSitePage(browser, site, { serviceWorkers: 'allow' });
    const [a, b] = DEFAULT_MATCH.sides;
    const bots = [
      { ...a, player: 'charger' },
      { ...b, player: 'charger' },
    ] as const;
    const route = await keepGame(visit, { sides: bots });
    await visit.page.evaluate(READY);
    await site.close();
    await visit.page.context().setOffline(true);
    await visit.page.goto('about:blank');
    await visit.goTo(route);
    await visit.page.locator('select', { hasText: 'Results only' }).selectOption({ label: 'Results only' });
    await visit.page.locator('text=Turn 2').first().waitFor();
    expect(visit.problems).toEqual([]);
    await visit.close();
  });

  test('a newer build is offered, and used when the reader wants', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(site.address);
    await page.evaluate(READY);
    const text = (path: string): string => readFileSync(join(site.folder, path), 'utf8');
    site.extra.set('index.html', text('index.html').replace('<title>Hexfall', '<title>Newer Hexfall'));
    site.extra.set('service-worker.js', text('service-worker.js').replace(/version:`\w+`/, 'version:`newer`'));
    // The present page continues to use its own build, also after a reload.
    await page.reload();
    expect(await page.title()).toBe('Hexfall');
    await page.locator('.update button').waitFor();
    await takePicture(page, 'new-version');
    await page.locator('.update button').click();
    await page.waitForFunction('document.title === "Newer Hexfall"');
    expect(await page.locator('.update button').count()).toBe(0);
    expect(await page.evaluate('caches.keys()')).toEqual([`hexfall ${site.address} newer`]);
    await context.close();
  });

  test('the site can be installed', async () => {
    const page = await browser.newPage();
    await page.goto(site.address);
    const session = await page.context().newCDPSession(page);
    const { errors, url } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(url).toBe(`${site.address}manifest.webmanifest`);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    await page.close();
  });
});
