import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { axeFindings } from '../engines/axe-findings.ts';
import { describeOnSite } from './describe-on-site.ts';
import { keepGame } from './keep-game.ts';
import { SCREENS, type SitePage, THEMES } from './site-page.ts';
import { takePicture } from './take-picture.ts';

const ROUTES = { begin: 'New game', play: 'Play', watch: 'Watch' };

describeOnSite('the frame of the site', visitor => {
  let visit: SitePage;
  let page: Page;

  beforeAll(async () => {
    visit = await visitor.openForAll({ bypassCSP: true });
    page = visit.page;
  });

  async function expectPage(name: string): Promise<void> {
    await page.locator('nav a[aria-current=page]', { hasText: name }).waitFor();
    expect(await page.locator('nav a[aria-current=page]').count()).toBe(1);
  }

  test('the navigation leads from page to page, and the way back leads back', async () => {
    await visit.goTo('');
    await expectPage('New game');
    await page.locator('nav a', { hasText: 'Watch' }).click();
    await expectPage('Watch');
    expect(new URL(page.url()).hash).toBe('#/watch');
    await page.goBack();
    await expectPage('New game');
  });

  test('an address that is not one of the site leads to the first page', async () => {
    await visit.goTo('#/nowhere/<b>x</b>');
    await expectPage('New game');
  });

  test('the choice of colors is kept, and in force before the page is drawn', async () => {
    await visit.goTo('');
    for (const name of ['Light', 'Dark']) {
      await page.locator('.theme').click();
      await page.locator('.theme', { hasText: name }).waitFor();
    }
    // If the scripts of the page do not load, only the script before them sets the colors.
    await page.route('**/assets/*.js', route => route.abort());
    await page.reload();
    expect(await page.evaluate('document.documentElement.dataset.theme')).toBe('dark');
    expect(await page.evaluate('getComputedStyle(document.documentElement).colorScheme')).toBe('dark');
    await page.unroute('**/assets/*.js');
    await page.reload();
    await page.locator('.theme', { hasText: 'Dark' }).click();
    await page.locator('.theme', { hasText: 'Auto' }).waitFor();
  });

  test('a page that cannot be loaded says so, and works after another try', async () => {
    await page.route('**/assets/watch-page*.js', route => route.abort());
    await page.goto(`${visitor.site.address}#/watch`);
    await page.reload();
    await page.locator('[role=alert]', { hasText: 'This page could not be loaded.' }).waitFor();
    await page.unroute('**/assets/watch-page*.js');
    await page.locator('[role=alert] button').click();
    await page.locator('main').waitFor();
    expect(await page.locator('[role=alert]').count()).toBe(0);
  });

  test.each(Object.entries(ROUTES))('axe finds nothing on the page %s, light and dark', async (route, name) => {
    await visit.goTo(`#/${route}`);
    await expectPage(name);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      await takePicture(page, `${route}-${colorScheme}`);
      expect(await axeFindings(page), colorScheme).toEqual([]);
    }
  });

  test('axe finds nothing in a game, light and dark', async () => {
    await visit.goTo(await keepGame(visit));
    await page.locator('.map').waitFor();
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      await takePicture(page, `game-${colorScheme}`);
      expect(await axeFindings(page), colorScheme).toEqual([]);
    }
  });

  test.each(Object.keys(ROUTES))('the page %s fits a phone', async route => {
    const { viewport } = SCREENS.phone;
    const phone = await visitor.open(SCREENS.phone);
    await phone.goTo(`#/${route}`);
    await takePicture(phone.page, `${route}-phone`);
    expect(await phone.page.evaluate('document.documentElement.scrollWidth')).toBe(viewport.width);
  });
});
