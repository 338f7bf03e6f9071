import { readFileSync } from 'node:fs';
import { createGrid } from '@hexfall/hex';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeOnSite } from './describe-on-site.ts';
import { storedGames } from './play-storage.ts';
import {
  type Asked,
  giveOrder,
  matchRoute,
  nextQuestion,
  type ScreenPoint,
  SeenMap,
  showResultsOnly,
} from './play-visit.ts';
import { SCREENS, type ScreenName, type SitePage } from './site-page.ts';
import { tabTo } from './tab-to.ts';
import { verifyByCommand } from './verify-by-command.ts';

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

/** Blows that can be chosen. */
const STRIKE = '.panel .body button[aria-pressed]';

/** Number of orders that a reader has given, by what was asked. */
type Given = Record<Asked, number>;

describeOnSite('whole games against a bot', visitor => {
  async function open(screen: ScreenName): Promise<SitePage> {
    const visit = await visitor.open(SCREENS[screen]);
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

  /** Checks that the game is kept as it was played: the command line plays it again, to the same end. */
  async function expectProof({ page, problems }: SitePage, given: Given): Promise<void> {
    expect(given.move).toBeGreaterThan(1);
    expect(given.fire).toBeGreaterThan(1);
    const title = await page.locator('.panel h2').innerText();
    expect(title).toMatch(/^(?:A draw|Side [AB] wins) after \d turns?$/);
    // The last order may still be on its way to the database.
    await expect.poll(async () => (await storedGames(page))[0]!.over).toBe(true);
    const games = await storedGames(page);
    expect(games).toMatchObject([{ over: true, result: title.split(' after ')[0] }]);
    const verdict = verifyByCommand(games[0]!.replay);
    expect(verdict).toMatchObject({ kind: 'proved', finished: true });
    expect(problems).toEqual([]);
  }

  test('a whole game against a bot can be played by mouse', async () => {
    const visit = await open('desktop');
    const { page } = visit;
    await visit.goTo(matchRoute());
    await page.locator('.start').click();
    await nextQuestion(page);
    await showResultsOnly(page);
    const given = await playToEnd(page, async asked => {
      if (asked === 'move') await chooseMove(page, ({ x, y }) => page.mouse.click(x, y));
      if (asked === 'fire') await fireAll(page, weapon => weapon.click());
      if (asked === 'strike') await page.locator(STRIKE).first().click();
      await giveOrder(page, button => button.click());
    });
    await expectProof(visit, given);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the replay' }).click(),
    ]);
    expect(readFileSync(await saved.path(), 'utf8')).toBe((await storedGames(page))[0]!.replay);
    expect(await inputsOf(page)).toEqual(['mousemove', 'pointerdown mouse']);
  });

  test('a whole game against a bot can be played by keys alone', async () => {
    const visit = await open('desktop');
    const { page } = visit;
    await visit.goTo(matchRoute());
    const press = async (...keys: readonly string[]): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await tabTo(page, page.locator('.start'));
    await press('Enter');
    await nextQuestion(page);
    await tabTo(page, page.locator('.speed select'));
    await press('End', 'Escape');
    const given = await playToEnd(page, async asked => {
      if (asked === 'move') {
        const map = await SeenMap.of(page, GRID);
        await press(...map.keysBetween(map.hexOf('A1'), map.reachTowards('B1')[0]!), 'Enter', 'e', 'q');
      }
      if (asked === 'fire') await press('a');
      if (asked === 'strike') await press('1');
      await giveOrder(page, () => press('Enter'));
    });
    await expectProof(visit, given);
    expect(await inputsOf(page)).toEqual(['keydown']);
  });

  test('a whole game against a bot can be played by touch, on a phone', async () => {
    const visit = await open('phone');
    const { page } = visit;
    await visit.goTo(matchRoute());
    await page.locator('.start').tap();
    await nextQuestion(page);
    await showResultsOnly(page);
    const given = await playToEnd(page, async asked => {
      if (asked === 'move') await chooseMove(page, ({ x, y }) => page.touchscreen.tap(x, y));
      if (asked === 'fire') await fireAll(page, weapon => weapon.tap());
      if (asked === 'strike') await page.locator(STRIKE).first().tap();
      await giveOrder(page, button => button.tap());
    });
    await expectProof(visit, given);
    expect(await inputsOf(page)).toEqual(['pointerdown touch']);
  });
});

/** Moves toward the enemy, as far as the map is visible. */
async function chooseMove(page: Page, pick: (point: ScreenPoint) => Promise<void>): Promise<void> {
  const map = await SeenMap.of(page, GRID);
  const point = map
    .reachTowards('B1')
    .map(hex => map.pointOf(hex))
    .find(each => map.isInSight(each));
  await pick(point!);
  await page.locator('.map-button.facing[aria-pressed=true]').waitFor();
}

/** Fires every weapon that can be fired. One shot may prevent another: that of the other arm of a prone unit. */
async function fireAll(page: Page, pick: (weapon: Locator) => Promise<void>): Promise<void> {
  const idle = page.getByRole('switch', { checked: false, disabled: false });
  while ((await idle.count()) > 0) await pick(idle.first());
}
