import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeWithBrowser } from '../engines/describe-with-browser.ts';
import { launchBrowser } from '../engines/launch-browser.ts';
import { openSitePage } from './site-page.ts';
import { type RunningSite, startSite } from './start-site.ts';

/** What a reader has to load before a page is drawn, compressed as any host does it. */
const BUDGET = 400 * 1024;

describeWithBrowser('the first load', () => {
  let browser: Browser;
  let site: RunningSite;

  beforeAll(async () => {
    [browser, site] = await Promise.all([launchBrowser(), startSite()]);
  });

  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  function compressedSize(address: string): number {
    const path = new URL(address).pathname.slice(1);
    return gzipSync(new Uint8Array(readFileSync(join(site.folder, path === '' ? 'index.html' : path)))).length;
  }

  test.each(['begin', 'play', 'watch'])('the page %s needs at most 400 KB', async name => {
    const { goTo, requests, close } = await openSitePage(browser, site);
    await goTo(`#/${name}`);
    const files = [...new Set(requests)].filter(address => address.startsWith(site.address));
    await close();
    const sizes = files.map(address => ({ file: address.slice(site.address.length), size: compressedSize(address) }));
    const total = sizes.reduce((sum, { size }) => sum + size, 0);
    sizes.sort((a, b) => b.size - a.size);
    const largest = sizes.slice(0, 4).map(({ file, size }) => `${file} ${inKb(size)}`);
    console.log(`${name}: ${inKb(total)} in ${sizes.length} files; ${largest.join(', ')}`);
    expect(total).toBeGreaterThan(5000);
    expect(total).toBeLessThanOrEqual(BUDGET);
  });
});

function inKb(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
