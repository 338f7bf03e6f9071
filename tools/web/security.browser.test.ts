import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { describeInFolder } from './describe-on-site.ts';
import type { SitePage } from './site-page.ts';

/** Returns a script that attempts something, and resolves to the directive of the policy that refused it, if that is an expected one. */
function refusal(attempt: string, expected: readonly string[]): string {
  return `new Promise(resolve => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      if (${JSON.stringify(expected)}.includes(effectiveDirective)) resolve(effectiveDirective);
    });
    try { ${attempt} } catch {}
  })`;
}

describeInFolder('/some/folder/', 'the security policy of the site', visitor => {
  let visit: SitePage;
  let page: Page;

  beforeAll(async () => {
    visitor.site.extra.set('assets/echo.js', 'onmessage = message => postMessage(message.data)');
    visit = await visitor.openForAll();
    page = visit.page;
  });

  test('no page asks anybody but the place that it came from', async () => {
    for (const route of ['#/begin', '#/play', '#/watch']) await visit.goTo(route);
    await page.reload();
    expect(visit.requests.length).toBeGreaterThan(5);
    const others = visit.requests.filter(url => !url.startsWith(visitor.site.address) && !/^(?:blob|data):/.test(url));
    expect(others).toEqual([]);
    expect(visit.problems).toEqual([]);
  });

  test.each([
    ['a script', `document.body.append(Object.assign(document.createElement('script'), { text: 'intruded = true' }))`],
    ['an event handler', `document.body.setAttribute('onclick', 'intruded = true'); document.body.click()`],
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
    expect(await page.evaluate(refusal(attempt, [directive]))).toBe(directive);
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
});
