import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { describeWithBrowser } from '../engines/describe-with-browser.ts';
import { launchBrowser } from '../engines/launch-browser.ts';
import { openSitePage, SCREENS, type ScreenName, type SitePage } from './site-page.ts';
import { type RunningSite, startSite } from './start-site.ts';

/** A browser, and the site that it shows. */
export interface Visitor {
  readonly site: RunningSite;
  /** Opens a page as a new reader. It is closed when the test is over. */
  open(options?: BrowserContextOptions): Promise<SitePage>;
  /** Opens a page as a new reader that all tests share. */
  openForAll(options?: BrowserContextOptions): Promise<SitePage>;
  /** Returns a test on a screen, with a page that allows scripts from outside and in which no error may occur. */
  onScreen(look: (visit: SitePage, screen: ScreenName) => Promise<void>): (screen: ScreenName) => Promise<void>;
}

/** Declares tests that look at the site in a browser. Browser and site are started before the first test and closed after the last. */
export function describeOnSite(name: string, suite: (visitor: Visitor) => void): void {
  describeInFolder('/', name, suite);
}

/** As `describeOnSite`, for a site that is not at the root of its host. */
export function describeInFolder(folder: string, name: string, suite: (visitor: Visitor) => void): void {
  describeWithBrowser(name, () => {
    let browser: Browser;
    let site: RunningSite;
    let opened: SitePage[] = [];
    beforeAll(async () => {
      [browser, site] = await Promise.all([launchBrowser(), startSite(folder)]);
    });
    afterEach(async () => {
      await Promise.all(opened.map(page => page.close()));
      opened = [];
    });
    afterAll(async () => {
      await browser.close();
      await site.close();
    });
    const open = async (options?: BrowserContextOptions): Promise<SitePage> => {
      const page = await openSitePage(browser, site, options);
      opened.push(page);
      return page;
    };
    suite({
      get site() {
        return site;
      },
      open,
      openForAll: options => openSitePage(browser, site, options),
      onScreen: look => async screen => {
        const visit = await open({ ...SCREENS[screen], bypassCSP: true });
        await look(visit, screen);
        expect(visit.problems).toEqual([]);
      },
    });
  });
}
