import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeWithBrowser } from '../engines/describe-with-browser.ts';
import { launchBrowser } from '../engines/launch-browser.ts';
import { duelReport, NASTY } from './duel-report.ts';

/** Records what a page should not do. */
interface Opened {
  readonly page: Page;
  readonly complaints: string[];
}

describeWithBrowser('a report in a browser', () => {
  let browser: Browser;
  let folder = '';
  let address = '';

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hexfall-report-'));
    const file = join(folder, 'report.html');
    writeFileSync(file, duelReport());
    address = pathToFileURL(file).href;
    browser = await launchBrowser();
  });

  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true });
  });

  async function open(options: Parameters<Browser['newPage']>[0]): Promise<Opened> {
    const page = await browser.newPage(options);
    const complaints: string[] = [];
    page.on('console', message => complaints.push(message.text()));
    page.on('pageerror', error => complaints.push(error.message));
    page.on('dialog', dialog => complaints.push(dialog.message()));
    page.on('request', request => {
      if (request.url() !== address) complaints.push(request.url());
    });
    await page.goto(address);
    return { page, complaints };
  }

  const background = (page: Page): Promise<string> =>
    page.evaluate('getComputedStyle(document.body).backgroundColor') as Promise<string>;

  test.each(['light', 'dark'] as const)(
    'a report opens without messages and without a network, %s',
    async colorScheme => {
      const { page, complaints } = await open({ colorScheme });
      expect(await page.title()).toContain(NASTY);
      expect(await page.locator('figure svg.plot').count()).toBeGreaterThan(8);
      const before = await background(page);
      expect(before).toBe(colorScheme === 'light' ? 'rgb(245, 246, 244)' : 'rgb(13, 16, 18)');
      await page.locator('#theme').click();
      expect(await background(page)).not.toBe(before);
      await page.locator('#theme').click();
      expect(await background(page)).toBe(before);
      expect(complaints).toEqual([]);
      await page.close();
    },
  );

  test.each([390, 320])('a report fits a phone that is %i pixels wide', async width => {
    const { page, complaints } = await open({ viewport: { width, height: 800 } });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('a replay plays to its end and shows the winner', async () => {
    const { page, complaints } = await open({ reducedMotion: 'reduce' });
    const player = page.locator('#player');
    const banner = player.locator('.film-banner');
    expect(await banner.isVisible()).toBe(false);
    await player.getByLabel('Speed').selectOption({ label: '32 steps/s' });
    const before = await player.locator('.token').first().getAttribute('style');
    await player.getByText('Play', { exact: true }).click();
    await banner.waitFor({ state: 'visible', timeout: 90_000 });
    expect(await banner.textContent()).toMatch(/^(?:[AB] wins|A draw) after \d+ turns?$/);
    expect(await player.locator('.film-log .on').textContent()).toBe(await banner.textContent());
    expect(await player.locator('.token').first().getAttribute('style')).not.toBe(before);
    expect(await player.getByText('Play', { exact: true }).isVisible()).toBe(true);
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('keys play, pause, step, jump by turns, and go to both ends', async () => {
    const { page, complaints } = await open({ reducedMotion: 'reduce' });
    const player = page.locator('#player');
    const now = (): Promise<string | null> => player.locator('.now').textContent();
    await player.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await now()).toMatch(/^Turn 1 · step 2 of \d+$/);
    await page.keyboard.press('ArrowLeft');
    expect(await now()).toMatch(/^Turn 1 · step 1 of/);
    await page.keyboard.press('Shift+ArrowRight');
    expect(await now()).toMatch(/^Turn 2 /);
    await page.keyboard.press('Shift+ArrowLeft');
    expect(await now()).toMatch(/^Turn 1 /);
    await page.keyboard.press(']');
    expect(await now()).toMatch(/^Turn 2 /);
    await page.keyboard.press('[');
    expect(await now()).toMatch(/^Turn 1 /);
    await page.keyboard.press('End');
    expect(await player.locator('.film-banner').isVisible()).toBe(true);
    // The last step is the last line of the last turn, whose log stays.
    expect(await player.locator('.film-log li').count()).toBeGreaterThan(3);
    expect(await player.locator('.film-log li').last().getAttribute('class')).toContain('on');
    await page.keyboard.press('Home');
    expect(await now()).toMatch(/step 1 of/);
    await page.keyboard.press('+');
    expect(await player.getByLabel('Speed').inputValue()).toBe('3');
    await page.keyboard.press('Space');
    expect(await player.getByText('Pause', { exact: true }).isVisible()).toBe(true);
    await expect.poll(now).not.toContain('step 1 of');
    await page.keyboard.press('Space');
    const rest = await now();
    await page.waitForTimeout(400);
    expect(await now()).toBe(rest);
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('another replay can be chosen, and its lines and slider can be used', async () => {
    const { page, complaints } = await open({});
    const player = page.locator('#player');
    const choices = player.locator('.films button');
    expect(await choices.count()).toBe(2);
    await choices.nth(1).click();
    expect(await choices.nth(1).getAttribute('aria-pressed')).toBe('true');
    await player.locator('.film-log li').nth(3).click();
    expect(await player.locator('.now').textContent()).toMatch(/step 4 of/);
    await player.getByLabel('Step', { exact: true }).fill('7');
    expect(await player.locator('.now').textContent()).toMatch(/step 8 of/);
    // Names are shown as text, whatever they contain.
    expect(await player.locator('.film-roster button').first().textContent()).toContain(NASTY);
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('turns, phases and moments can be jumped to', async () => {
    const { page, complaints } = await open({});
    const player = page.locator('#player');
    const now = (): Promise<string | null> => player.locator('.now').textContent();
    await player.getByLabel('Turn', { exact: true }).selectOption({ label: 'Turn 3' });
    expect(await now()).toMatch(/^Turn 3 · /);
    await player.getByLabel('Phase', { exact: true }).selectOption({ label: 'Weapon attack phase' });
    expect(await now()).toMatch(/^Turn 3, weapon attack phase · /);
    const moments = player.getByLabel('Moment', { exact: true });
    const marks = player.locator('.film-track .film-moment');
    expect(await marks.count()).toBe((await moments.locator('option').count()) - 1);
    await moments.selectOption({ index: 1 });
    const first = await now();
    await player.getByLabel('Step', { exact: true }).fill('0');
    await marks.first().click();
    expect(await now()).toBe(first);
    const step = await player.locator('.film-log .on').textContent();
    expect(await moments.locator('option:checked').textContent()).toContain(step!);
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('numbers are explained where they are pointed at and where they are tapped', async () => {
    const { page, complaints } = await open({});
    const player = page.locator('#player');
    const explanation = player.locator('.film-why');
    await player.getByLabel('Turn', { exact: true }).selectOption({ label: 'Turn 3' });
    const shot = player.locator('.film-log li', { hasText: 'needs' }).first();
    await shot.hover();
    expect(await explanation.textContent()).toMatch(/or more on two dice: \d+% \(\d+ of 36\); rolled \d+/);
    expect(await explanation.locator('.parts li').first().textContent()).toMatch(/^\d (?:gunnery|piloting)$/);
    await page.mouse.move(0, 0);
    expect(await explanation.textContent()).toBe('Turn 3');
    await player.locator('.doll button').first().click();
    expect(await explanation.textContent()).toMatch(/^[AB]1 Head: armor \d+ of \d+, structure \d+ of 3$/);
    await player.locator('.heatbar').click();
    expect(await explanation.textContent()).toMatch(/^Heat \d+: /);
    // The number keeps the focus while the film goes on, and with it the keys of the player.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate('document.activeElement.className')).toBe('heatbar');
    expect(await player.locator('.now').textContent()).toMatch(/^Turn 3, movement phase/);
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('the way of a unit, its twisted torso and its line of fire are drawn', async () => {
    const { page, complaints } = await open({ reducedMotion: 'reduce' });
    const player = page.locator('#player');
    const seen = { trails: 0, shots: 0, twists: 0 };
    await player.focus();
    for (let step = 0; step < 150; step++) {
      await page.keyboard.press('ArrowRight');
      seen.trails += await player.locator('.trails line').count();
      seen.shots += await player.locator('.shot.now').count();
      seen.twists += await player.locator('.token .torso').count();
    }
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('a unit that is tapped on the board is shown in detail', async () => {
    const { page, complaints } = await open({ reducedMotion: 'reduce' });
    const player = page.locator('#player');
    await player.scrollIntoViewIfNeeded();
    for (const mark of ['A1', 'B1']) {
      const box = (await player.locator('.token', { hasText: mark }).locator('.body').boundingBox())!;
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      expect(await player.locator('.film-card .name').textContent()).toMatch(new RegExp(`^${mark} `));
      expect(await player.locator('.film-roster [aria-pressed=true] b').textContent()).toBe(mark);
    }
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('the wheel scrolls the page, and with the control key it zooms the board', async () => {
    const { page, complaints } = await open({});
    const map = page.locator('#player .map');
    await map.scrollIntoViewIfNeeded();
    const placement = (): Promise<unknown> => page.evaluate("document.querySelector('.map-world').style.transform");
    const [before, top] = [await placement(), await page.evaluate('scrollY')];
    await map.hover();
    await page.mouse.wheel(0, -120);
    await expect.poll(() => page.evaluate('scrollY')).toBeLessThan(Number(top));
    expect(await placement()).toBe(before);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -120);
    await page.keyboard.up('Control');
    await expect.poll(placement).not.toBe(before);
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('board, controls and log fit the screen of a laptop', async () => {
    const { page, complaints } = await open({ viewport: { width: 1366, height: 768 } });
    await page.locator('#player').evaluate(player => player.scrollIntoView({ behavior: 'instant', block: 'start' }));
    for (const part of ['.film-field svg', '.film-controls', '.film-track', '.film-log', '.film-why', '.film-card']) {
      const box = (await page.locator(`#player ${part}`).first().boundingBox())!;
      expect(box.y, part).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height, part).toBeLessThanOrEqual(768);
      expect(box.x + box.width, part).toBeLessThanOrEqual(1366);
    }
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(1366);
    expect(complaints).toEqual([]);
    await page.close();
  });
});
