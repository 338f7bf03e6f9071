import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { describeWithBrowser } from '../engines/describe-with-browser.ts';
import { launchBrowser } from '../engines/launch-browser.ts';
import { openSitePage, type SitePage } from './site-page.ts';
import { type RunningSite, startSite } from './start-site.ts';

/** A browser and the site that it shows. */
export interface Visitor {
  readonly site: RunningSite;
  /** Opens a page as a new reader. It is closed when the test is over. */
  open(options?: BrowserContextOptions): Promise<SitePage>;
  /** Opens a page as a new reader that all tests share. */
  openForAll(options?: BrowserContextOptions): Promise<SitePage>;
}

/** Declares tests that look at the site in a browser. Both are started before the first of them and closed after the last. */
export function describeOnSite(name: string, suite: (visitor: Visitor) => void): void {
  describeInFolder('/', name, suite);
}

/** The same for a site that does not lie at the root of its host. */
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
    suite({
      get site() {
        return site;
      },
      async open(options) {
        const page = await openSitePage(browser, site, options);
        opened.push(page);
        return page;
      },
      openForAll: options => openSitePage(browser, site, options),
    });
  });
}
