import type { Browser } from 'playwright-core';
import { DEFAULT_MATCH, type MatchSettings, type MatchUnit } from '../../apps/web/src/begin/model/match-settings.ts';
import { launchBrowser } from '../engines/launch-browser.ts';
import { keepGame } from '../web/keep-game.ts';
import { passUntil, startMatch } from '../web/play-visit.ts';
import { openSitePage, type SitePage } from '../web/site-page.ts';
import { type RunningSite, startSite } from '../web/start-site.ts';
import { BusyMouse } from './busy-mouse.ts';
import { recordTrace } from './record-trace.ts';
import type { FrameFigures } from './trace-figures.ts';

const UNITS = [
  'Locust LCT-1V',
  'Phoenix Hawk PXH-1',
  'Hunchback HBK-4G',
  'Shadow Hawk SHD-2H',
  'Wolverine WVR-6R',
  'Atlas AS7-D',
];

type Player = MatchSettings['sides'][number]['player'];

function force(): MatchUnit[] {
  return [...UNITS, ...UNITS].map(unit => ({ unit, gunnery: 4, piloting: 5 }));
}

function largeMatch(a: Player, b: Player): Partial<MatchSettings> {
  return {
    ...DEFAULT_MATCH,
    seed: 'frames',
    sides: [
      { player: a, units: force() },
      { player: b, units: force() },
    ],
    board: { kind: 'generated', style: 'hills', width: 32, height: 34, seed: 'frames' },
  };
}

/** Prints how smoothly the map moved. */
function reportFrames(name: string, figures: FrameFigures): void {
  const { frames, seconds, longestGap } = figures;
  const rate = `${(frames / seconds).toFixed(1)} frames/s, longest gap ${longestGap.toFixed(0)} ms`;
  console.log(`${name.padEnd(8)} ${rate}, ${taskWords(figures)}`);
}

/** Prints how quickly the page answered. Frames say little here, since the page draws one only when the mouse moves to another hex. */
function reportTasks(name: string, figures: FrameFigures): void {
  console.log(`${name.padEnd(8)} ${taskWords(figures)}`);
}

function taskWords({ longestTask, longTasks }: FrameFigures): string {
  return `longest task ${longestTask.toFixed(0)} ms, ${longTasks.length} over 50 ms`;
}

/** Prints the time from a click on a link until a page of the site is drawn, for a reader who has never been here. */
async function measureStart(browser: Browser, site: RunningSite, route: string): Promise<void> {
  const visit = await openSitePage(browser, site);
  const start = performance.now();
  await visit.goTo(route);
  console.log(`${route.padEnd(8)} drawn after ${(performance.now() - start).toFixed(0)} ms`);
  await visit.close();
}

async function openLargeGame(
  browser: Browser,
  site: RunningSite,
  players: readonly [Player, Player],
): Promise<SitePage> {
  const visit = await openSitePage(browser, site, { reducedMotion: 'no-preference' });
  await visit.goTo(await keepGame(visit, largeMatch(...players)));
  await visit.page.locator('.map').first().waitFor();
  await visit.page.waitForTimeout(1000);
  return visit;
}

async function mouseOver({ page }: SitePage): Promise<BusyMouse> {
  const box = (await page.locator('.map').first().boundingBox())!;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return new BusyMouse(await page.context().newCDPSession(page), middle);
}

/** Opens the list of boards on the first page: it has a picture of each. */
async function openBoards({ page }: SitePage): Promise<void> {
  await page.locator('.board-button').click();
  await page.waitForTimeout(3000);
}

/** Two large units in sight of each other, whose many weapons give the odds a lot to compute. */
const DUEL = { a: 'Atlas AS7-D@4/5', b: 'Atlas AS7-D@4/5', playerB: 'human', board: 'open:12x12:3', seed: 'frames' };

/** Chooses one volley after another, whose odds are computed while the mouse moves over the map. */
async function askOdds(visit: SitePage): Promise<void> {
  const mouse = await mouseOver(visit);
  const all = visit.page.getByRole('button', { name: 'All', exact: true });
  const choose = async (): Promise<void> => {
    for (let times = 0; times < 10; times++) {
      await all.click();
      await visit.page.waitForTimeout(250);
    }
  };
  await Promise.all([mouse.hover(), choose()]);
}

/**
 * Measures how quickly the site is drawn and how smoothly the map of a large game moves: first the time until each page is drawn for a new
 * reader; then a game of twelve against twelve units on a map of 32x34 hexes is hovered, panned and zoomed with the mouse while the
 * browser records a trace of itself; then two bots play it while the map is panned. It prints for each part the frames that were drawn,
 * the longest pause between two of them, and the longest tasks of the page's thread. The display of a browser without a window draws 60
 * frames a second at most; without a graphics card it draws with the processor.
 */
export async function measureFrames(): Promise<void> {
  const [browser, site] = await Promise.all([launchBrowser(), startSite()]);
  for (const route of ['#/begin', '#/play', '#/watch']) await measureStart(browser, site, route);
  const session = await browser.newBrowserCDPSession();

  const begin = await openSitePage(browser, site);
  await begin.goTo('#/begin');
  reportTasks('boards', await recordTrace(session, () => openBoards(begin)));
  await begin.close();

  const own = await openLargeGame(browser, site, ['human', 'human']);
  const mouse = await mouseOver(own);
  reportTasks('hover', await recordTrace(session, () => mouse.hover()));
  reportFrames('pan', await recordTrace(session, () => mouse.pan()));
  reportFrames('zoom', await recordTrace(session, () => mouse.zoom()));
  await own.close();

  const bots = await openLargeGame(browser, site, ['tactician', 'tactician']);
  const hand = await mouseOver(bots);
  reportFrames('bots', await recordTrace(session, () => hand.pan()));
  await bots.close();

  const duel = await openSitePage(browser, site);
  await startMatch(duel, DUEL);
  await passUntil(duel.page, 'Turn 1, weapon attacks');
  reportTasks('odds', await recordTrace(session, () => askOdds(duel)));
  await duel.close();
  await browser.close();
  await site.close();
}
