import { readFileSync } from 'node:fs';
import { builtInMech } from '@hexfall/data';
import { ReplayRecorder, readReplay, specFromJson, specToJson, watchReplay } from '@hexfall/protocol';
import { createGame, hashState, startGame } from '@hexfall/rules';
import { playWithBots, skirmish } from '@hexfall/testkit';
import { hex8 } from '@hexfall/view';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFindings } from '../engines/axe-findings.ts';
import { describeOnSite } from './describe-on-site.ts';
import { DUEL_REPLAY, openReplay } from './sample-replay.ts';
import { SCREENS, THEMES } from './site-page.ts';
import { takePicture } from './take-picture.ts';

const NASTY = '</p><img src=x onerror=alert(1)>';

/** Returns the hash of the final state, in the form in which the command line prints it. */
function finalHash(text: string): string {
  const replay = readReplay(text);
  const watched = replay.ok ? watchReplay(replay.value) : undefined;
  if (watched?.ok !== true) throw new Error('no replay');
  return hex8(hashState(watched.value.game.state));
}

/** Returns a short game of a unit whose name does harm if it becomes markup. */
function nastyReplay(): string {
  const named = specFromJson({ ...specToJson(builtInMech('HBK-4G')!), name: NASTY });
  if (!named.ok) throw new Error('no unit');
  const setup = { ...skirmish('nasty', { perSide: 1 }), turnLimit: 2 };
  const named2 = { ...setup, specs: [named.value, setup.specs[1]!] };
  const lines: string[] = [];
  const recorder = new ReplayRecorder(named2, line => void lines.push(line));
  const created = createGame(named2, recorder);
  if (!created.ok) throw new Error('no game');
  startGame(created.value);
  playWithBots(created.value, ['charger', 'charger'], (game, command) => recorder.act(game, command));
  return `${lines.join('\n')}\n`;
}

describeOnSite('a replay on the site', visitor => {
  const nowOf = (page: Page): Locator => page.locator('.watch-now');
  const stepOf = async (page: Page): Promise<number> =>
    Number(/step (\d+) of/.exec((await nowOf(page).textContent()) ?? '')?.[1]);

  test('a replay is stepped to its end, whose state has the hash that the command line prints', async () => {
    const { page, problems } = await openReplay(visitor);
    const steps = Number(/of (\d+)/.exec((await nowOf(page).textContent())!)?.[1]);
    expect(steps).toBeGreaterThan(100);
    expect(await page.locator('.film-banner').isVisible()).toBe(false);
    for (let step = 1; step < steps; step++) await page.keyboard.press('ArrowRight');
    await page.locator('.film-banner').waitFor();
    expect(await stepOf(page)).toBe(steps);
    await page.locator('.watch-proof.proved').waitFor();
    expect(await page.locator('.watch-proof summary').textContent()).toBe(`✓ Proved ${finalHash(DUEL_REPLAY)}`);
    expect(problems).toEqual([]);
  });

  test('a game that was changed is not proved', async () => {
    const { page } = await openReplay(
      visitor,
      DUEL_REPLAY.replace(/"roll":(\d+)/, (_, roll) => `"roll":${roll === '7' ? 6 : 7}`),
    );
    await page.locator('.watch-proof.doubtful').waitFor();
    await page.locator('.watch-proof summary').click();
    expect(await page.locator('.watch-proof div').textContent()).toMatch(/^Not by the rules: turn \d+, line \d+: /);
  });

  test('the address has the step: a reload and an address that is changed lead there', async () => {
    const { page, problems } = await openReplay(visitor);
    for (const key of [']', ']', 'ArrowRight']) await page.keyboard.press(key);
    const step = await stepOf(page);
    await page.waitForURL(new RegExp(`#/watch/\\w+\\?step=${step}$`));
    await page.reload();
    await page.locator('.watch').waitFor();
    expect(await stepOf(page)).toBe(step);
    await page.evaluate(`location.hash = location.hash.replace(/step=\\d+/, 'step=7')`);
    await expect.poll(() => stepOf(page)).toBe(7);
    expect(problems).toEqual([]);
  });

  test('a film plays, and its address follows', async () => {
    const { page } = await openReplay(visitor);
    await page.getByLabel('Speed').selectOption({ label: '16 steps/s' });
    await page.keyboard.press('Escape');
    await page.getByText('Play', { exact: true }).last().click();
    await page.waitForURL(/step=\d{2,}$/);
    await page.getByText('Pause', { exact: true }).click();
    const rest = await stepOf(page);
    await page.waitForTimeout(300);
    expect(await stepOf(page)).toBe(rest);
  });

  test('lines of the whole game are found and shown, each roll explained', async () => {
    const { page } = await openReplay(visitor);
    await page.getByLabel('Search the log of the whole game').fill('needs');
    const lines = page.locator('.film-log li');
    expect(await lines.count()).toBeGreaterThan(5);
    for (const text of await lines.allTextContents()) expect(text).toContain('needs');
    await lines.nth(3).click();
    expect(await page.locator('.film-log .on').textContent()).toBe(await lines.nth(3).textContent());
    expect(await page.locator('.film-why').textContent()).toMatch(
      /or more on two dice: \d+% \(\d+ of 36\); rolled \d+/,
    );
    await page.getByLabel('Search the log of the whole game').press('Escape');
    await page.locator('.film-log .l0').waitFor();
  });

  test('the curve and the moments lead to their places, and the sheet shows the unit as it was there', async () => {
    const { page } = await openReplay(visitor);
    const box = (await page.locator('.balance-plot').boundingBox())!;
    await page.mouse.click(box.x + box.width - 1, box.y + 10);
    await page.locator('.film-banner').waitFor();
    const worn = await page.locator('.watch-sheet').textContent();
    await page.locator('.film-roster button').first().click();
    await page.keyboard.press('Home');
    expect(await page.locator('.watch-sheet h2').textContent()).toMatch(/^A1 /);
    expect(await page.locator('.watch-sheet').textContent()).not.toBe(worn);
    await page.locator('.film-moment').last().click();
    const moment = await stepOf(page);
    await page.keyboard.press('Home');
    await page.getByLabel('Moment').selectOption({ index: await page.locator('.film-moment').count() });
    expect(await stepOf(page)).toBe(moment);
  });

  test('a viewer who moves the board keeps it as it is, until they choose what to see', async () => {
    const { page } = await openReplay(visitor);
    const placement = (): Promise<unknown> => page.evaluate("document.querySelector('.map-world').style.transform");
    const box = (await page.locator('.map').boundingBox())!;
    await page.mouse.move(box.x + 200, box.y + 200);
    await page.mouse.down();
    await page.mouse.move(box.x + 260, box.y + 240, { steps: 4 });
    await page.mouse.up();
    await page.mouse.wheel(0, -200);
    const moved = await placement();
    for (const key of [']', ']', ']']) await page.keyboard.press(key);
    expect(await placement()).toBe(moved);
    await page.getByLabel('Zoom', { exact: true }).selectOption('the action');
    expect(await placement()).not.toBe(moved);
  });

  test('the keys are listed, and the list takes no keys for the film', async () => {
    const { page } = await openReplay(visitor);
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keys' });
    expect(await dialog.locator('kbd').allTextContents()).toContain('Space');
    const before = await stepOf(page);
    await page.keyboard.press('ArrowRight');
    expect(await stepOf(page)).toBe(before);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.keyboard.press('ArrowRight');
    expect(await stepOf(page)).toBe(before + 1);
  });

  test('a link carries the game to somebody who has nothing of it', async () => {
    const { page, close } = await openReplay(visitor);
    for (const key of [']', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    const place = await nowOf(page).textContent();
    await page.getByRole('button', { name: 'Share' }).click();
    const field = page.getByLabel('Link', { exact: true });
    await expect.poll(() => field.inputValue()).toContain('#/watch/r/');
    const link = await field.inputValue();
    await close();
    const other = await visitor.open();
    await other.goTo(link.slice(visitor.site.address.length));
    await other.page.locator('.watch-proof.proved').waitFor();
    expect(await nowOf(other.page).textContent()).toBe(place);
    expect(await other.page.locator('.watch-proof code').first().textContent()).toBe(finalHash(DUEL_REPLAY));
    expect(other.problems).toEqual([]);
  });

  test('replay, pictures and animation are saved as files', async () => {
    const { page, problems } = await openReplay(visitor);
    await page.keyboard.press(']');
    await page.getByRole('button', { name: 'Share' }).click();
    const save = async (name: string): Promise<Buffer> => {
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
      return readFileSync(await download.path());
    };
    expect((await save('Replay (.jsonl)')).toString()).toBe(DUEL_REPLAY);
    expect((await save('Position (.svg)')).toString()).toMatch(/^<svg xmlns=.*<\/svg>$/s);
    expect((await save('Position (.png)')).subarray(1, 4).toString()).toBe('PNG');
    await page.getByLabel('Part of the game').selectOption('the whole game');
    await page.getByRole('button', { name: 'Make a GIF' }).click();
    await page.getByRole('progressbar', { name: 'Making the animation' }).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    await page.getByLabel('Part of the game').selectOption('this turn');
    await page.getByRole('button', { name: 'Make a GIF' }).click();
    expect((await save('Save the animation')).subarray(0, 6).toString()).toBe('GIF89a');
    expect(problems).toEqual([]);
  });

  test('everything has room on a phone, and a finger reaches it', async () => {
    const { page, problems } = await openReplay(visitor, DUEL_REPLAY, SCREENS.phone);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(SCREENS.phone.viewport.width);
    await page.getByRole('button', { name: 'Units' }).tap();
    await page.locator('.film-roster button').nth(1).tap();
    expect(await page.locator('.watch-sheet h2').textContent()).toMatch(/^B1 /);
    await page.getByRole('button', { name: 'Log' }).tap();
    await page.locator('.film-log li').nth(4).tap();
    expect(await page.locator('.film-log li').nth(4).getAttribute('class')).toMatch(/ on$/);
    for (const button of await page.locator('.film-controls button, .watch-panels button').all()) {
      const box = (await button.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    }
    expect(problems).toEqual([]);
  });

  describe('broken and hostile links', () => {
    test.each([
      ['#/watch/nowhere', /^There is no such game in this browser/],
      ['#/watch/r/%3Cimg%20src=x%20onerror=alert(1)%3E', /^This link cannot be opened: it is not complete/],
      ['#/watch/r/AAAA', /^This link cannot be opened: it is damaged/],
      ['#/watch/r/S0yEAAA', /^This link has no game that can be shown: line 1: /],
      ['#/watch/__proto__', /^There is no such game in this browser/],
    ])('%s gives one sentence', async (route, sentence) => {
      const { page, problems, goTo } = await visitor.open();
      page.on('dialog', dialog => (problems as string[]).push(dialog.message()));
      await goTo(route);
      await page.locator('[role=alert]').waitFor();
      expect(await page.locator('[role=alert]').textContent()).toMatch(sentence);
      expect(await page.locator('main img, main script').count()).toBe(0);
      expect(problems).toEqual([]);
    });

    test('names from a file are shown as text', async () => {
      const { page, problems } = await openReplay(visitor, nastyReplay());
      expect(await page.locator('h1').textContent()).toContain(NASTY);
      await page.keyboard.press('End');
      expect(await page.locator('main img').count()).toBe(0);
      expect(problems).toEqual([]);
    });
  });

  const views = Object.entries(SCREENS).flatMap(([screen, options]) =>
    THEMES.map(theme => ({ screen, options, theme })),
  );

  test.each(views)('axe finds nothing on a $screen, $theme', async ({ screen, options, theme }) => {
    const { page } = await openReplay(visitor, DUEL_REPLAY, { ...options, colorScheme: theme, bypassCSP: true });
    await page.locator('.watch-proof.proved').waitFor();
    for (const key of [']', ']', '.', '.']) await page.keyboard.press(key);
    await takePicture(page, `watch-${screen}-${theme}`);
    expect(await axeFindings(page)).toEqual([]);
    if (screen !== 'desktop') {
      await page.getByRole('button', { name: 'Units' }).click();
      await takePicture(page, `watch-units-${screen}-${theme}`);
      expect(await axeFindings(page)).toEqual([]);
    }
    await page.locator('.watch-proof summary').click();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect.poll(() => page.getByLabel('Link', { exact: true }).inputValue()).not.toBe('');
    await takePicture(page, `watch-share-${screen}-${theme}`);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.goto(`${visitor.site.address}#/watch`);
    await page.locator('.watch-choice li a').waitFor();
    await takePicture(page, `watch-choice-${screen}-${theme}`);
    expect(await axeFindings(page)).toEqual([]);
  });
});
