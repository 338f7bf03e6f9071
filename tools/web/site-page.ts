import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { RunningSite } from './start-site.ts';

/** The screens on which every page of the site is looked at. */
export const SCREENS = {
  desktop: { viewport: { width: 1440, height: 900 } },
  tablet: { viewport: { width: 1024, height: 768 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const satisfies Record<string, BrowserContextOptions>;

export type ScreenName = keyof typeof SCREENS;

export const SCREEN_NAMES = Object.keys(SCREENS) as readonly ScreenName[];

export const THEMES = ['light', 'dark'] as const;

/** A page with its own storage, and the errors that occurred in it. */
export interface SitePage {
  readonly page: Page;
  /** Errors of scripts and of the console so far. */
  readonly problems: readonly string[];
  /** Addresses that the page has asked for. */
  readonly requests: readonly string[];
  /** Goes to a view, such as `#/play`, and waits until it is drawn. */
  readonly goTo: (route: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Opens a page for a reader who has never been here. Nothing moves in it, and it does not keep the site available offline, unless the
 * options say otherwise.
 */
export async function openSitePage(
  browser: Browser,
  site: RunningSite,
  options: BrowserContextOptions = {},
): Promise<SitePage> {
  const context = await browser.newContext({
    ...SCREENS.desktop,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  });
  const page = await context.newPage();
  const problems: string[] = [];
  const requests: string[] = [];
  page.on('pageerror', error => problems.push(error.message));
  page.on('console', message => void (message.type() === 'error' && problems.push(message.text())));
  page.on('request', request => requests.push(request.url()));
  return {
    page,
    problems,
    requests,
    goTo: async route => {
      await page.goto(site.address + route);
      await page.locator('main').waitFor();
    },
    close: () => context.close(),
  };
}
