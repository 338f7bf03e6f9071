import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeOnSite } from './describe-on-site.ts';
import { storedGames } from './play-storage.ts';
import { confirmButton, nextQuestion, passUntil, showResultsOnly, startMatch } from './play-visit.ts';
import type { SitePage } from './site-page.ts';

/** Returns what a reader sees of the state of a game. */
async function seenState(page: Page): Promise<unknown> {
  await nextQuestion(page);
  return page.evaluate(`({
    asked: document.querySelector('.panel .head').innerText,
    units: document.querySelector('.unit-list').innerText,
    log: [...document.querySelectorAll('.game-log li')].map(line => line.textContent),
    tokens: [...document.querySelectorAll('.token')].map(token => token.style.transform + token.textContent),
  })`);
}

describeOnSite('games that are kept', visitor => {
  /** Begins a game, and plays it until the second turn. */
  async function open(options?: BrowserContextOptions, prepare?: string): Promise<SitePage> {
    const visit = await visitor.open(options);
    if (prepare !== undefined) await visit.page.addInitScript(prepare);
    await startMatch(visit);
    await nextQuestion(visit.page);
    await showResultsOnly(visit.page);
    await passUntil(visit.page, 'Turn 2, movement');
    return visit;
  }

  async function replayOf(page: Page): Promise<string> {
    return (await storedGames(page))[0]!.replay;
  }

  test('a game goes on after a reload where it was, and what was taken back leaves no trace', async () => {
    const { page, problems } = await open();
    const before = await seenState(page);
    const replay = await replayOf(page);
    await page.getByRole('button', { name: /^Stand still/ }).click();
    expect(await confirmButton(page).isEnabled()).toBe(true);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await confirmButton(page).isEnabled()).toBe(false);
    await page.getByRole('button', { name: /^Stand still/ }).click();
    await page.reload();
    expect(await seenState(page)).toEqual(before);
    expect(await confirmButton(page).isEnabled()).toBe(false);
    expect(await replayOf(page)).toBe(replay);
    await passUntil(page, 'Turn 3, movement');
    expect((await replayOf(page)).startsWith(replay)).toBe(true);
    expect(problems).toEqual([]);
  });

  test('several games are kept, and each can be gone on with', async () => {
    const visit = await open();
    const { page } = visit;
    const first = page.url();
    const before = await seenState(page);
    await startMatch(visit);
    await nextQuestion(page);
    expect(page.url()).not.toBe(first);
    expect(await storedGames(page)).toHaveLength(2);
    await page.getByRole('link', { name: 'Play', exact: true }).click();
    const links = page.getByRole('link', { name: /^Continue: / });
    await links.nth(1).waitFor();
    expect(await links.count()).toBe(2);
    await links.nth(1).click();
    expect(await seenState(page)).toEqual(before);
    expect(page.url()).toBe(first);
  });

  test('a second tab says that the first one plays the game, takes it over, and gives it back', async () => {
    const { page, problems } = await open();
    const before = await seenState(page);
    const other = await page.context().newPage();
    await other.goto(page.url());
    const elsewhere = 'This game is being played in another tab.';
    await other.getByText(elsewhere).waitFor();
    await other.getByRole('button', { name: 'Play it here' }).click();
    expect(await seenState(other)).toEqual(before);
    await page.getByText(elsewhere).waitFor();
    await passUntil(other, 'Turn 3, movement');
    const after = await seenState(other);
    await other.close();
    expect(await seenState(page)).toEqual(after);
    expect(await page.locator('.notices').innerText()).toBe('');
    expect(problems).toEqual([]);
  });

  test.each([
    [
      'forbids to store anything',
      `Object.defineProperty(window, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError'); } })`,
      'Your browser does not let this page store anything',
    ],
    [
      'has no more room',
      `IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); }`,
      'Your browser has no more room for this page',
    ],
    [
      'fails to store',
      `IDBObjectStore.prototype.put = () => { throw new DOMException('broken', 'UnknownError'); }`,
      'Your browser could not store something',
    ],
  ])('one sentence says so where the browser %s, and play goes on', async (_, trouble, sentence) => {
    const { page, problems } = await open(undefined, trouble);
    const notices = page.locator('.notices .notice');
    expect(await notices.count()).toBe(1);
    expect(await notices.innerText()).toContain(sentence);
    await passUntil(page, 'Turn 3, movement');
    expect(await notices.count()).toBe(1);
    expect(problems).toEqual([]);
  });

  test('after the first visit a game goes on without a network, also after a reload', async () => {
    const { page, requests, problems } = await open({ serviceWorkers: 'allow' });
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    const before = await seenState(page);
    await page.context().setOffline(true);
    await page.reload();
    expect(await seenState(page)).toEqual(before);
    await passUntil(page, 'Turn 3, movement');
    const others = requests.filter(url => !url.startsWith(visitor.site.address) && !/^(?:blob|data):/.test(url));
    expect(others).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('a bot that fails is named, is asked again, and its side can be taken over', async () => {
    const visit = await visitor.open();
    const { page } = visit;
    await page.route('**/assets/bot-worker*.js', route => route.abort());
    await startMatch(visit);
    await nextQuestion(page);
    await showResultsOnly(page);
    await page.getByRole('button', { name: 'Pass' }).click();
    await confirmButton(page).click();
    const trouble = page.locator('.panel .body', { has: page.getByText(/^The charger .+\.$/) });
    await trouble.waitFor();
    await trouble.getByRole('button', { name: 'Ask it again' }).click();
    await trouble.waitFor();
    await trouble.getByRole('button', { name: 'Play this side myself' }).click();
    await page.locator('.panel h2', { hasText: 'Move B1 Locust' }).waitFor();
    await expect.poll(() => trouble.count()).toBe(0);
    await passUntil(page, 'Turn 2, movement');
  });
});
