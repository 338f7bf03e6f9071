import { createGrid } from '@hexfall/hex';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { axeFindings } from '../engines/axe-findings.ts';
import { describeOnSite } from './describe-on-site.ts';
import {
  confirmButton,
  giveOrder,
  nextQuestion,
  SeenMap,
  SMALL_MATCH,
  setSpeed,
  showResultsOnly,
  startMatch,
} from './play-visit.ts';
import { SCREENS, type SitePage, THEMES } from './site-page.ts';
import { takePicture } from './take-picture.ts';

const GRID = createGrid(12, 12);

/** Two players at one screen, who deploy their units and play one turn: the same in every run. */
const HOT_SEAT = { ...SMALL_MATCH, playerB: 'human', deploy: 'yes', turns: '1' };

/** The last size is that of a normal window at 200 %. */
const SIZES = {
  desktop: SCREENS.desktop.viewport,
  tablet: SCREENS.tablet.viewport,
  phone: SCREENS.phone.viewport,
  zoomed: { width: 720, height: 450 },
};

/** Returns the controls of a page that are smaller than a finger, each with its words and its size. */
const SMALL_TARGETS = `[...document.querySelectorAll('button, select, summary, input, a.button')].flatMap(element => {
  const target = element.type === 'checkbox' ? element.closest('label') : element;
  const { width, height } = target.getBoundingClientRect();
  const isShown = width > 1 && height > 1 && element.checkVisibility();
  if (!isShown || (width >= 43.5 && height >= 43.5)) return [];
  return [(element.getAttribute('aria-label') ?? target.innerText).slice(0, 40) + ' ' + Math.round(width) + 'x' + Math.round(height)];
})`;

/**
 * Shows the whole map once the page has taken its new size: for axe, a handle that the edge of the map cuts off still counts, as if it
 * covered what is beside the map.
 */
const SHOW_ALL = `(async () => {
  const frames = async () => { for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame); };
  await frames();
  document.querySelector('[aria-label="Show the whole map"]')?.click();
  await frames();
})()`;

/** Parts of the map and the panels that would move for some time. */
const MOVING = `[...document.querySelectorAll('.token, .map-world, .play, .play > *, .panel *')].filter(element => {
  const { transitionDuration, animationDuration } = getComputedStyle(element);
  return [transitionDuration, animationDuration].some(text => text.split(',').some(time => parseFloat(time) > 0));
}).map(element => element.className)`;

describeOnSite('every state of a game', visitor => {
  let visit: SitePage;
  let page: Page;

  beforeAll(async () => {
    visit = await visitor.openForAll({ bypassCSP: true });
    page = visit.page;
    page.setDefaultTimeout(10_000);
  }, 120_000);

  async function chooseMove(): Promise<void> {
    const map = await SeenMap.of(page, GRID);
    const [own, other] = (await page.locator('.panel h2').innerText()).includes(' A1') ? ['A1', 'B1'] : ['B1', 'A1'];
    expect(map.has(own)).toBe(true);
    const { x, y } = map.pointOf(map.reachTowards(other)[0]!);
    await page.mouse.click(x, y);
    await page.locator('.map-button.facing[aria-pressed=true]').waitFor();
  }

  async function goOn(): Promise<void> {
    await giveOrder(page, button => button.click());
  }

  /** The states of a game, each with the actions that lead to it from the previous one. */
  const STEPS: Readonly<Record<string, () => Promise<void>>> = {
    empty: async () => {
      await visit.goTo('#/play');
      await page.getByRole('link', { name: 'Begin a game' }).waitFor();
    },
    missing: async () => {
      await visit.goTo('#/play/nothing');
      await page.getByText('This game is not kept in this browser.').waitFor();
    },
    deployment: async () => {
      await startMatch(visit, HOT_SEAT);
      await nextQuestion(page);
      await showResultsOnly(page);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await page.locator('.map-button.facing[aria-pressed=true]').waitFor();
    },
    movement: async () => {
      await goOn();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await goOn();
      await page.locator('.panel h2', { hasText: 'Move' }).waitFor();
      await page.getByLabel('Shots from that hex and at it').check();
      await chooseMove();
    },
    weapons: async () => {
      await goOn();
      await chooseMove();
      await goOn();
      await page.locator('.panel h2', { hasText: 'Choose targets' }).waitFor();
      await page.getByRole('button', { name: 'All', exact: true }).click();
      await page.locator('.answers[aria-busy=false]').waitFor();
      await page.locator('.weapon-line summary').first().click();
    },
    playback: async () => {
      await goOn();
      await page.getByRole('button', { name: 'All', exact: true }).click();
      await setSpeed(page, 'Slow');
      await goOn();
      await page.locator('.stage-card .roll').waitFor();
    },
    physical: async () => {
      await showResultsOnly(page);
      await page.locator('.panel h2', { hasText: 'Choose a physical attack' }).waitFor();
      await page.locator('.panel .body button[aria-pressed]').first().click();
      await page.locator('.answers[aria-busy=false]').waitFor();
    },
    'looking back': async () => {
      await page.locator('.game-log li button', { hasText: 'fires' }).first().click();
      await page.getByRole('button', { name: 'Back to the game' }).waitFor();
    },
    keys: async () => {
      await page.getByRole('button', { name: 'Back to the game' }).click();
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
    },
    end: async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await goOn();
      while ((await nextQuestion(page)) === 'strike') {
        await page.getByRole('button', { name: 'Pass', exact: true }).click();
        await goOn();
      }
      await page.getByText('A draw after 1 turn').waitFor();
    },
  };

  test.each(Object.keys(STEPS))('%s: axe finds nothing, nothing is cut off, and nothing moves', async state => {
    await STEPS[state]!();
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await page.waitForFunction(`innerWidth === ${viewport.width}`);
      await page.evaluate(SHOW_ALL);
      expect(await page.evaluate('document.documentElement.scrollWidth'), size).toBeLessThanOrEqual(viewport.width);
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme });
        await takePicture(page, `play-${state}-${size}-${colorScheme}`);
        if (size === 'desktop' || size === 'phone')
          expect(await axeFindings(page), `${size} ${colorScheme}`).toEqual([]);
      }
    }
    expect(await page.evaluate(MOVING)).toEqual([]);
    await page.setViewportSize(SIZES.desktop);
    expect(visit.problems).toEqual([]);
  });

  test('on a phone two fingers zoom the map, one moves it, and all that can be pressed has the size of a finger', async () => {
    const phone = await visitor.open(SCREENS.phone);
    const { page: screen } = phone;
    screen.setDefaultTimeout(10_000);
    await startMatch(phone, { ...HOT_SEAT, deploy: 'no' });
    await nextQuestion(screen);
    await showResultsOnly(screen);
    expect(await screen.evaluate(SMALL_TARGETS)).toEqual([]);
    for (const next of ['move', 'fire']) {
      await screen.getByRole('button', { name: 'Pass', exact: true }).tap();
      await giveOrder(screen, button => button.tap());
      expect(await nextQuestion(screen)).toBe(next);
    }
    for (const tab of ['Orders', 'Sheet', 'Log']) {
      await screen.getByRole('button', { name: tab, exact: true }).tap();
      expect(await screen.evaluate(SMALL_TARGETS), tab).toEqual([]);
    }
    await screen.getByRole('button', { name: 'Orders', exact: true }).tap();
    const touch = await touchScreen(screen);
    const before = await SeenMap.of(screen, GRID);
    await touch(
      [
        [150, 300],
        [240, 300],
      ],
      [
        [90, 300],
        [300, 300],
      ],
    );
    const zoomed = await SeenMap.of(screen, GRID);
    expect(zoomed.scale).toBeGreaterThan(1.5 * before.scale);
    await touch([[200, 250]], [[180, 330]]);
    const moved = await SeenMap.of(screen, GRID);
    expect(moved.scale).toBe(zoomed.scale);
    const [from, to] = [zoomed, moved].map(map => map.pointOf(0));
    expect([Math.round(to!.x - from!.x), Math.round(to!.y - from!.y)]).toEqual([-20, 80]);
    // The key has not chosen anything.
    expect(await confirmButton(screen).innerText()).toBe('Hold fire');
  });
});

type Fingers = readonly (readonly [x: number, y: number])[];

/** Returns a function that puts fingers on a screen, moves them to other places in steps, and lifts them. */
async function touchScreen(page: Page): Promise<(from: Fingers, to: Fingers) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: Fingers): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map(([x, y], id) => ({ x, y, id })) });
  return async (from, to) => {
    await send('touchStart', from);
    for (const share of [0.25, 0.5, 0.75, 1])
      await send(
        'touchMove',
        from.map(([x, y], i) => [x + (to[i]![0] - x) * share, y + (to[i]![1] - y) * share]),
      );
    await send('touchEnd', []);
  };
}
