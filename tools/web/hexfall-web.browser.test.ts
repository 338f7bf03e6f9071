import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleMtf } from '@hexfall/testkit';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveWeb } from '../../apps/cli/src/web/web.ts';
import { describeWithBrowser } from '../engines/describe-with-browser.ts';
import { launchBrowser } from '../engines/launch-browser.ts';
import { builtSite } from './built-site.ts';

describeWithBrowser('hexfall web', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hexfall-web-'));
  let browser: Browser;
  let site = '';

  beforeAll(async () => {
    [browser, site] = await Promise.all([launchBrowser(), builtSite()]);
  });

  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true });
  });

  test('a unit file that the program is called with is opened in the page', async () => {
    const file = join(folder, '100% "my" unit #1.mtf');
    writeFileSync(file, sampleMtf({ chassis: 'Testfall', model: 'TF-1' }));
    const stop = new AbortController();
    let served: Promise<void> = Promise.resolve();
    const address = await new Promise<string>((resolve, reject) => {
      const environment = { site, showAddress: resolve };
      served = serveWeb(file, { port: '0', open: true }, () => undefined, stop.signal, environment);
      served.catch(reject);
    });
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', error => errors.push(error.message));
    await page.goto(address);
    await page.locator('text=/Testfall TF-1/').first().waitFor();
    expect(new URL(page.url()).hash).not.toContain('open');
    expect(errors).toEqual([]);
    // The service worker is not served here, so nothing of this site answers for the port later.
    expect(await page.evaluate('navigator.serviceWorker.getRegistrations().then(({ length }) => length)')).toBe(0);
    await page.close();
    stop.abort();
    await served;
  });
});
