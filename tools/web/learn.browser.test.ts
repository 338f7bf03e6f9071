import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeOnSite } from './describe-on-site.ts';
import { lookAt } from './look-at.ts';
import { storedGames } from './play-storage.ts';
import { type ScreenPoint, showResultsOnly } from './play-visit.ts';
import { SCREENS, type SitePage } from './site-page.ts';
import { tabTo } from './tab-to.ts';
import { takePicture } from './take-picture.ts';
import { verifyByCommand } from './verify-by-command.ts';

/** How a reader operates the page. */
interface Hand {
  press(button: Locator): Promise<void>;
  touch(page: Page, x: number, y: number): Promise<void>;
}

const MOUSE: Hand = {
  press: button => button.click(),
  touch: (page, x, y) => page.mouse.click(x, y),
};

const FINGER: Hand = {
  press: button => button.tap(),
  touch: (page, x, y) => page.touchscreen.tap(x, y),
};

/** Returns the middles of the keyboard's cursor and of the ring on the map. */
const CURSOR_AND_RING = `['.cursor-hex', '.coach-rings .ring'].map(selector => {
  const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
  return { x: x + width / 2, y: y + height / 2, width };
})`;

/** Moves the cursor over the map until it is visibly on the ring, and chooses that hex. */
async function chooseRing(page: Page): Promise<void> {
  const { keyboard } = page;
  // An arrow key returns to the map from any element that has the focus.
  await keyboard.press('ArrowDown');
  await page.locator('.cursor-hex').waitFor();
  for (let moves = 0; moves < MAX_DEEDS; moves++) {
    const [cursor, ring] = await page.evaluate<(ScreenPoint & { width: number })[]>(CURSOR_AND_RING);
    const [across, down] = [ring!.x - cursor!.x, ring!.y - cursor!.y];
    const near = cursor!.width / 4;
    if (Math.abs(across) <= near && Math.abs(down) <= near) return keyboard.press('Enter');
    if (Math.abs(across) > near) await keyboard.press(across < 0 ? 'ArrowLeft' : 'ArrowRight');
    else await keyboard.press(down < 0 ? 'ArrowUp' : 'ArrowDown');
  }
  throw new Error('the cursor does not reach the ring');
}

const KEYS: Hand = {
  press: async button => {
    await tabTo(button.page(), button);
    await button.page().keyboard.press('Enter');
  },
  touch: chooseRing,
};

/** Far more than a lesson needs. */
const MAX_DEEDS = 150;

/** Finds the first button that is marked by its outline, as a reader sees it. Returns whether there is one. */
const MARKED = `(() => {
  for (const element of document.querySelectorAll('[data-marked]')) element.removeAttribute('data-marked');
  const marked = [...document.querySelectorAll('.play button')].find(button => {
    const { outlineStyle, outlineWidth } = getComputedStyle(button);
    return outlineStyle === 'solid' && outlineWidth === '3px';
  });
  marked?.setAttribute('data-marked', '');
  return marked !== undefined;
})()`;

/** Returns the position of the ring on the map, if there is one. */
const RING = `(() => {
  const ring = document.querySelector('.coach-rings .ring');
  if (ring === null) return undefined;
  const { x, y, width, height } = ring.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
})()`;

/** What the coach shows. */
const STATE = `(() => {
  const coach = document.querySelector('.coach');
  const chosen = document.querySelectorAll('.panel [aria-checked=true], .panel [aria-pressed=true]').length;
  return [coach.className, coach.innerText, document.querySelector('.panel .foot')?.innerText, chosen].join();
})()`;

function coachOf(page: Page): Locator {
  return page.locator('.coach');
}

/** Returns the position of the ring on the map, once the page around it has come to rest. */
async function ringOn(page: Page): Promise<ScreenPoint | undefined> {
  let last: ScreenPoint | undefined;
  await expect
    .poll(async () => {
      const before = JSON.stringify(last);
      last = await page.evaluate<ScreenPoint | undefined>(RING);
      return last === undefined || JSON.stringify(last) === before;
    })
    .toBe(true);
  return last;
}

/** Does what the coach says at this moment, using only what is marked on the screen. */
async function obey(page: Page, hand: Hand): Promise<void> {
  const before = await page.evaluate<string>(STATE);
  const next = coachOf(page).getByRole('button', { name: 'Next' });
  const ring = await ringOn(page);
  const isMarked = await page.evaluate<boolean>(MARKED);
  if ((await next.count()) > 0) await hand.press(next);
  else if (isMarked) await hand.press(page.locator('[data-marked]'));
  else if (ring === undefined) await hand.press(page.getByRole('button', { name: 'Pass', exact: true }));
  else await hand.touch(page, ring.x, ring.y);
  await expect.poll(() => page.evaluate<string>(STATE)).not.toBe(before);
}

async function followTo(page: Page, hand: Hand, end: (title: string) => boolean): Promise<string[]> {
  const titles: string[] = [];
  for (let deeds = 0; deeds < MAX_DEEDS; deeds++) {
    await page.locator('.coach:not(.watch)').waitFor();
    const title = await coachOf(page).locator('h2').innerText();
    titles.push(title);
    if (end(title)) return titles;
    await obey(page, hand);
  }
  throw new Error(`the lesson does not come to its end: ${titles.slice(-5).join(', ')}`);
}

describeOnSite('a first game', visitor => {
  async function startLesson(screen: keyof typeof SCREENS, hand: Hand): Promise<SitePage> {
    const visit = await visitor.open({ ...SCREENS[screen], bypassCSP: true });
    await visit.goTo('#/begin');
    await hand.press(visit.page.getByRole('link', { name: 'Play a first game' }));
    await coachOf(visit.page).waitFor();
    await expect.poll(() => visit.page.url()).toMatch(/#\/learn\/(?!start)/);
    await showResultsOnly(visit.page);
    return visit;
  }

  test('a reader who follows the coach by keys alone wins, and the game is proved', async () => {
    const visit = await startLesson('desktop', KEYS);
    const { page } = visit;
    await takePicture(page, 'learn-desktop-welcome');
    await page.evaluate(`addEventListener('pointerdown', () => (window.wasTouched = true), true)`);
    const titles = await followTo(page, KEYS, title => title === 'You have won');
    expect(await page.evaluate('window.wasTouched === true')).toBe(false);
    for (const title of ['Where you can go', 'Turn the torso', 'You are hot', 'The kick', 'A fall', 'A critical hit'])
      expect(titles).toContain(title);
    await expect.poll(async () => (await storedGames(page))[0]!.over).toBe(true);
    const [game] = await storedGames(page);
    expect(game).toMatchObject({ name: 'A first game', result: 'Side A wins', turn: 4 });
    expect(verifyByCommand(game!.replay)).toMatchObject({ kind: 'proved', finished: true });
    await lookAt(page, 'learn-desktop-won');
    expect(visit.problems).toEqual([]);
  });

  test('a lesson by touch on a phone goes on where it was after a reload in the middle', async () => {
    const visit = await startLesson('phone', FINGER);
    const { page } = visit;
    await takePicture(page, 'learn-phone-welcome');
    await followTo(page, FINGER, title => title === 'Your move');
    await takePicture(page, 'learn-phone-move');
    await followTo(page, FINGER, title => title === 'Backs are thin');
    await page.reload();
    await coachOf(page).waitFor();
    expect(await coachOf(page).locator('h2').innerText()).toBe('Backs are thin');
    await lookAt(page, 'learn-phone-backs');
    expect(await followTo(page, FINGER, title => title === 'Choose your weapons')).toContain('Turn the torso');
    await takePicture(page, 'learn-phone-fire');
    const titles = await followTo(page, FINGER, title => title === 'You have won');
    for (const title of ['The kick', 'A fall', 'A critical hit']) expect(titles).toContain(title);
    expect((await storedGames(page))[0]).toMatchObject({ turn: 4 });
    expect(visit.problems).toEqual([]);
  });

  test('a lesson by mouse can be skipped in part, left and begun again', async () => {
    const visit = await startLesson('tablet', MOUSE);
    const { page } = visit;
    await coachOf(page).getByRole('button', { name: 'I know this' }).click();
    expect(await coachOf(page).locator('h2').innerText()).toBe('Your move');
    expect(await coachOf(page).locator('[aria-live=polite]').innerText()).toContain('ring');
    await lookAt(page, 'learn-tablet-move');
    await followTo(page, MOUSE, title => title === 'Choose your weapons');
    await visit.goTo('#/learn');
    for (const [screen, { viewport }] of Object.entries(SCREENS)) {
      await page.setViewportSize(viewport);
      await lookAt(page, `learn-home-${screen}`);
    }
    await page.getByRole('link', { name: 'Go on' }).click();
    await coachOf(page).getByRole('button', { name: 'End the lesson' }).click();
    await expect.poll(() => page.url()).toContain('#/play/');
    await page.locator('main.play:not(.accompanied)').waitFor();
    await visit.goTo('#/learn/again');
    await coachOf(page).waitFor();
    expect(await coachOf(page).locator('h2').innerText()).toBe('Welcome');
    expect(await storedGames(page)).toHaveLength(2);
    expect(visit.problems).toEqual([]);
  });
});
