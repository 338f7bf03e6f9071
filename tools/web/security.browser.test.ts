import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeWithBrowser } from '../engines/describe-with-browser.ts';
import { launchBrowser } from '../engines/launch-browser.ts';
import { type RunningSite, startSite } from './start-site.ts';

/** Waits for the browser to refuse something, and returns what it refused. */
function refusal(attempt: string): string {
  return `new Promise(resolve => {
    document.addEventListener('securitypolicyviolation', violation => resolve(violation.effectiveDirective));
    try { ${attempt} } catch {}
  })`;
}

describeWithBrowser('the security policy of the site', () => {
  let browser: Browser;
  let site: RunningSite;
  let page: Page;

  beforeAll(async () => {
    [browser, site] = await Promise.all([launchBrowser(), startSite('/some/folder/')]);
    site.extra.set('assets/echo.js', 'onmessage = message => postMessage(message.data)');
  });

  beforeEach(async () => {
    page = await browser.newPage();
    await page.goto(site.address);
    await page.locator('main').waitFor();
  });

  afterEach(() => page.close());

  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  test.each([
    ['a script', `document.body.append(Object.assign(document.createElement('script'), { text: 'intruded = true' }))`],
    ['markup', `document.body.innerHTML = '<img src=x onerror="intruded = true">'`],
    [
      'a script from elsewhere',
      `document.body.append(Object.assign(document.createElement('script'), { src: 'https://elsewhere.test/x.js' }))`,
    ],
    ['a worker from a text', `new Worker('data:text/javascript,1')`],
    ['a worker from another folder', `new Worker('/echo.js')`],
  ])('%s is refused where strings must not become code', async (_, attempt) => {
    const thrown = await page.evaluate(
      `(() => { try { ${attempt}; return '' } catch (error) { return error.name } })()`,
    );
    expect(thrown).toBe('TypeError');
    expect(await page.evaluate('window.intruded')).toBe(undefined);
  });

  test.each([
    [
      'an event handler',
      'script-src-attr',
      `document.body.setAttribute('onclick', 'intruded = true'); document.body.click()`,
    ],
    [
      'a style',
      'style-src-elem',
      `document.body.append(Object.assign(document.createElement('style'), { textContent: '*{}' }))`,
    ],
    ['a picture from elsewhere', 'img-src', `new Image().src = 'https://elsewhere.test/x.png'`],
    ['a request to elsewhere', 'connect-src', `fetch('https://elsewhere.test/').catch(() => {})`],
    [
      'a frame',
      'frame-src',
      `document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://elsewhere.test/' }))`,
    ],
    [
      'another base',
      'base-uri',
      `document.head.append(Object.assign(document.createElement('base'), { href: 'https://elsewhere.test/' }))`,
    ],
    [
      'a form',
      'form-action',
      `const form = document.createElement('form'); document.body.append(form); form.action = 'https://elsewhere.test/'; form.submit()`,
    ],
  ])('%s is refused', async (_, directive, attempt) => {
    // Refusals of strings that would become code are reported as well.
    const refused = await page.evaluate(refusal(attempt));
    expect([directive, 'require-trusted-types-for']).toContain(refused);
    expect(await page.evaluate('window.intruded')).toBe(undefined);
  });

  test('a worker of the site starts', async () => {
    const echo = await page.evaluate(`new Promise((resolve, reject) => {
      const worker = new Worker(new URL('assets/echo.js', document.baseURI), { type: 'module' });
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = reject;
      worker.postMessage('hello');
    })`);
    expect(echo).toBe('hello');
  });

  test('no page asks anybody but the place that it came from', async () => {
    const asked: string[] = [];
    const errors: string[] = [];
    page.on('request', request => asked.push(request.url()));
    page.on('console', message => void (message.type() === 'error' && errors.push(message.text())));
    page.on('pageerror', error => errors.push(error.message));
    for (const route of ['#/begin', '#/play', '#/watch']) {
      await page.goto(site.address + route);
      await page.reload();
      await page.locator('main').waitFor();
    }
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter(url => !url.startsWith(site.address) && !/^(?:blob|data):/.test(url))).toEqual([]);
    expect(errors).toEqual([]);
  });
});
