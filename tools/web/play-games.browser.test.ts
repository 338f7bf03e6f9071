import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createGrid } from '@hexfall/hex';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../bootstrap/run.mjs';
import { describeWithBrowser } from '../engines/describe-with-browser.ts';
import { launchBrowser } from '../engines/launch-browser.ts';
import { storedGames } from './play-storage.ts';
import {
  type Asked,
  confirmButton,
  matchRoute,
  nextQuestion,
  SeenMap,
  type ScreenPoint,
  SMALL_MATCH,
  showResultsOnly,
} from './play-visit.ts';
import { openSitePage, SCREENS, type SitePage } from './site-page.ts';
import { type RunningSite, startSite } from './start-site.ts';

const GRID = createGrid(12, 12);
/** Far more than a game of a few turns needs. */
const MAX_ORDERS = 40;

/** Counts what a reader does with mouse, finger and keys, in the order of `INPUTS`. */
const INPUTS = ['mousemove', 'pointerdown mouse', 'pointerdown touch', 'keydown'] as const;
const COUNT_INPUTS = `
  window.inputs = {};
  for (const type of ['mousemove', 'pointerdown', 'keydown'])
    addEventListener(type, event => {
      if (!event.isTrusted || (type === 'mousemove' && event.movementX === 0 && event.movementY === 0)) return;
      const kind = type === 'pointerdown' ? type + ' ' + event.pointerType : type;
      inputs[kind] = (inputs[kind] ?? 0) + 1;
    }, { capture: true });
`;

/** Orders that a reader has given, by what was asked. */
type Given = Record<Asked, number>;

describeWithBrowser('whole games against a bot', () => {
  let browser: Browser;
  let site: RunningSite;

  beforeAll(async () => {
    [browser, site] = await Promise.all([launchBrowser(), startSite()]);
  }, 120_000);

  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  async function open(screen: keyof typeof SCREENS): Promise<SitePage> {
    const visit = await openSitePage(browser, site, SCREENS[screen]);
    await visit.page.addInitScript(COUNT_INPUTS);
    return visit;
  }

  /** Plays until the game is over; `play` gives the order that is asked for. */
  async function playToEnd(page: Page, play: (asked: Asked) => Promise<void>): Promise<Given> {
    const given: Given = { deploy: 0, move: 0, fire: 0, strike: 0, over: 0 };
    for (let orders = 0; orders < MAX_ORDERS; orders++) {
      const asked = await nextQuestion(page);
      if (asked === 'over') return given;
      await play(asked);
      given[asked]++;
    }
    throw new Error('the game does not end');
  }

  async function inputsOf(page: Page): Promise<string[]> {
    const inputs = (await page.evaluate('window.inputs')) as Record<string, number>;
    return INPUTS.filter(kind => (inputs[kind] ?? 0) > 0);
  }

  /** The game is kept as it was played: the command line plays it again, to the same end. */
  async function expectProof({ page, problems }: SitePage, given: Given): Promise<void> {
    expect(given.move).toBeGreaterThan(1);
    expect(given.fire).toBeGreaterThan(1);
    const title = await page.locator('.panel h2').innerText();
    expect(title).toMatch(/^(?:A draw|Side [AB] wins) after \d turns?$/);
    const games = await storedGames(page);
    expect(games).toMatchObject([{ over: true, result: title }]);
    const verdict = verifyByCommand(games[0]!.replay);
    expect(verdict).toMatchObject({ kind: 'proved', finished: true });
    expect(problems).toEqual([]);
  }

  test('by mouse', async () => {
    const visit = await open('desktop');
    const { page } = visit;
    await visit.goTo(matchRoute());
    await page.locator('.start').click();
    await nextQuestion(page);
    await showResultsOnly(page);
    const given = await playToEnd(page, async asked => {
      if (asked === 'move') await chooseMove(page, ({ x, y }) => page.mouse.click(x, y));
      if (asked === 'fire') for (const weapon of await page.locator('.fire:enabled').all()) await weapon.click();
      if (asked === 'strike') await page.locator('.cards .card button').first().click();
      await confirmButton(page).click();
    });
    await expectProof(visit, given);
    expect(await inputsOf(page)).toEqual(['mousemove', 'pointerdown mouse']);
    await visit.close();
  });

  test('by keys alone', async () => {
    const visit = await open('desktop');
    const { page } = visit;
    await visit.goTo(matchRoute());
    const press = async (...keys: readonly string[]): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await tabTo(page, '.start');
    await press('Enter');
    const given = await playToEnd(page, async asked => {
      if (asked === 'move') {
        const map = await SeenMap.of(page, GRID);
        await press(...map.keysBetween(map.hexOf('A1'), map.reachTowards('B1')[0]!), 'Enter', 'e', 'q');
      }
      if (asked === 'fire') await press('a');
      if (asked === 'strike') await press('1');
      await press('Enter', ' ');
    });
    await expectProof(visit, given);
    expect(await inputsOf(page)).toEqual(['keydown']);
    await visit.close();
  });

  test('by touch, on a phone', async () => {
    const visit = await open('phone');
    const { page } = visit;
    await visit.goTo(matchRoute());
    await page.locator('.start').tap();
    const given = await playToEnd(page, async asked => {
      if (asked === 'move') await chooseMove(page, ({ x, y }) => page.touchscreen.tap(x, y));
      if (asked === 'fire') for (const weapon of await page.locator('.fire:enabled').all()) await weapon.tap();
      if (asked === 'strike') await page.locator('.cards .card button').first().tap();
      await confirmButton(page).tap();
      const skip = page.getByRole('button', { name: 'Skip to the result' });
      if (await skip.isVisible()) await skip.tap({ timeout: 2000 }).catch(() => undefined);
    });
    await expectProof(visit, given);
    expect(await inputsOf(page)).toEqual(['pointerdown touch']);
    await visit.close();
  });
});

/** Moves towards the enemy: points at the hex, then at one of the handles around it. */
async function chooseMove(page: Page, pick: (point: ScreenPoint) => Promise<void>): Promise<void> {
  const map = await SeenMap.of(page, GRID);
  await pick(map.pointOf(map.reachTowards('B1')[0]!));
  await page.locator('.map-button.facing[aria-pressed=true]').waitFor();
}

/** Presses Tab until the focus is where it should be. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(`document.activeElement.matches(${JSON.stringify(selector)})`)) return;
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

/** What the command line says of a replay. */
function verifyByCommand(replay: string): unknown {
  const command = [
    '--conditions=@hexfall/source',
    '--import',
    'tsx',
    join(ROOT, 'apps/cli/src/main.ts'),
    'replay',
    '-',
    '--verify',
    '--json',
  ];
  const { stdout, stderr } = spawnSync(process.execPath, command, { cwd: ROOT, input: replay, encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}
