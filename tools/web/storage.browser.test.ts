import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeOnSite } from './describe-on-site.ts';
import type { SitePage } from './site-page.ts';

/** A script that makes a browser behave as one in which nothing may be stored. */
const FORBIDDEN = `IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };`;

/** A script that makes a browser behave as one without room in its storage. */
const FULL = `IDBObjectStore.prototype.put = () => { throw new DOMException('no room', 'QuotaExceededError'); };`;

describeOnSite('what the user keeps', visitor => {
  async function openWith(script: string): Promise<SitePage> {
    const tab = await visitor.open();
    await tab.page.addInitScript(script);
    await tab.goTo('');
    await tab.page.locator('.start').waitFor();
    return tab;
  }

  async function start(page: Page): Promise<void> {
    await page.locator('.start').click();
    await page.waitForURL(/#\/play\/\w+/);
  }

  test.each([
    ['nothing may be stored', FORBIDDEN, /does not let this page store anything/],
    ['there is no more room', FULL, /has no more room/],
  ])('a game is played when %s, and one sentence says so', async (_, script, sentence) => {
    const tab = await openWith(script);
    const { page } = tab;
    await start(page);
    await page.locator('.map').first().waitFor();
    const sentences = await page.locator('.notice p').allTextContents();
    expect(sentences).toHaveLength(1);
    expect(sentences[0]).toMatch(sentence);
    await page.evaluate('location.hash = "#/begin"');
    await page.locator('.game-line').waitFor();
  });

  test('a game that is open in another tab is not overwritten: the second tab says so and can take over', async () => {
    const tab = await openWith('');
    const { page } = tab;
    await start(page);
    await page.locator('.map').first().waitFor();
    const second = await page.context().newPage();
    await second.goto(page.url());
    const takeOver = second.getByRole('button', { name: /here/i });
    await takeOver.waitFor();
    expect(await second.locator('.map').count()).toBe(0);
    await takeOver.click();
    await second.locator('.map').first().waitFor();
    await page.getByRole('button', { name: /here/i }).waitFor();
    expect(await page.locator('.map').count()).toBe(0);
  });

  test('games and files of one tab are in the list of another at once', async () => {
    const tab = await openWith('');
    const second = await tab.page.context().newPage();
    await second.goto(visitor.site.address);
    await second.locator('.start').waitFor();
    expect(await second.locator('.game-line').count()).toBe(0);
    await start(tab.page);
    await second.locator('.game-line').waitFor();
  });
});
