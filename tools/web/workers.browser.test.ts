import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_MATCH } from '../../apps/web/src/begin/model/match-settings.ts';
import { describeWithBrowser } from '../engines/describe-with-browser.ts';
import { launchBrowser } from '../engines/launch-browser.ts';
import { keepGame } from './keep-game.ts';
import { openSitePage } from './site-page.ts';
import { type RunningSite, startSite } from './start-site.ts';

describeWithBrowser('bots in a worker', () => {
  let browser: Browser;
  let site: RunningSite;

  beforeAll(async () => {
    [browser, site] = await Promise.all([launchBrowser(), startSite('/some/folder/')]);
  });

  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  test('two bots play a game in the page, from a folder of any host, under its policy', async () => {
    const visit = await openSitePage(browser, site);
    const [a, b] = DEFAULT_MATCH.sides;
    const route = await keepGame(visit, {
      sides: [
        { ...a, player: 'charger' },
        { ...b, player: 'tactician' },
      ],
    });
    await visit.goTo(route);
    await visit.page.locator('select', { hasText: 'Results only' }).selectOption({ label: 'Results only' });
    await visit.page.locator('text=Turn 3').first().waitFor();
    expect(visit.page.workers().filter(worker => worker.url().includes('bot-worker'))).toHaveLength(1);
    expect(visit.problems).toEqual([]);
    await visit.close();
  });
});
