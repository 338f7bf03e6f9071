import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { ROOT } from '../bootstrap/run.mjs';
import { launchBrowser } from '../engines/launch-browser.ts';
import { openSitePage } from '../web/site-page.ts';
import { startSite } from '../web/start-site.ts';
import { recordTrace } from './record-trace.ts';

/** How quickly games were played. */
interface Speed {
  readonly seconds: number;
  /** Seconds of processor time, of all workers together. */
  readonly worked: number;
}

function report(name: string, games: number, { seconds, worked }: Speed): void {
  const rate = `${(games / seconds).toFixed(1)} games/s`;
  console.log(`${name.padEnd(13)} ${rate}, ${((1000 * worked) / games).toFixed(1)} ms of work for a game`);
}

/** Makes a program print at its end how much processor time it used. */
const SAY_WORK = `process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  process.stderr.write('worked ' + (user + system) + '\\n');
});`;

function playOnCommandLine(games: number): Speed {
  const program = join(ROOT, 'apps/cli/dist/main.js');
  const words = ['simulate', 'HBK-4G,PXH-1', 'SHD-2H,VND-1R', '--seed', 'speed', '--games', String(games)];
  const begun = performance.now();
  const preload = `data:text/javascript,${encodeURIComponent(SAY_WORK)}`;
  const { stderr } = spawnSync(process.execPath, ['--import', preload, program, ...words], { encoding: 'utf8' });
  const seconds = (performance.now() - begun) / 1000;
  const worked = Math.max(...[...stderr.matchAll(/^worked (\d+)$/gm)].map(([, micros]) => Number(micros)));
  return { seconds, worked: worked / 1e6 };
}

/** Returns the seconds of processor time that the pages of a browser have used. */
async function workOfPages(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** Returns the megabytes of memory of the page's thread. Garbage is not collected first, since that would be a long task. */
async function memoryOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1e6;
}

async function playInBrowser(games: number): Promise<void> {
  const [browser, site] = await Promise.all([launchBrowser(), startSite()]);
  const { page, goTo } = await openSitePage(browser, site);
  await goTo(`#/lab?a=HBK-4G,PXH-1&b=SHD-2H,VND-1R&seed=speed&games=${games}`);
  await page.locator('.start').waitFor();
  const session = await page.context().newCDPSession(page);
  const processes = await browser.newBrowserCDPSession();
  const memory: number[] = [];
  let speed: Speed | undefined;
  const figures = await recordTrace(session, async () => {
    const begun = performance.now();
    const before = await workOfPages(processes);
    await page.locator('.start').click();
    await page.getByText('Stop and keep').waitFor();
    while ((await page.getByText('Stop and keep').count()) > 0) {
      memory.push(await memoryOf(page));
      await page.waitForTimeout(3000);
    }
    speed = { seconds: (performance.now() - begun) / 1000, worked: (await workOfPages(processes)) - before };
    await page.getByRole('heading', { name: 'How it was played' }).waitFor();
    await page.waitForURL(/#\/lab\/(?!run)\w+$/);
  });
  report('browser', games, speed!);
  console.log(`longest tasks ${figures.longestTask.toFixed(0)} ms; over 50 ms: ${figures.longTasks.length}`);
  console.log(
    `memory        ${memory.map(each => each.toFixed(1)).join(', ')}, at the end ${(await memoryOf(page)).toFixed(1)} MB`,
  );
  await browser.close();
  await site.close();
}

/**
 * Measures the laboratory. The same games are played by the command line (which has to be built) and in a browser, both with a worker for
 * each core. It prints games per second of both and the time that their processors worked for a game, which other programs do not change
 * much; the longest task of the page's thread while games are played and the report is drawn; and the memory of that thread on the way.
 */
export async function measureLab(games: number): Promise<void> {
  report('command line', games, playOnCommandLine(games));
  await playInBrowser(games);
}
