import { setTimeout } from 'node:timers/promises';
import type { CDPSession } from 'playwright-core';
import { DEFAULT_MATCH, type MatchUnit } from '../../apps/web/src/begin/model/match-settings.ts';
import { launchBrowser } from '../engines/launch-browser.ts';
import { keepGame } from './keep-game.ts';
import { openSitePage } from './site-page.ts';
import { startSite } from './start-site.ts';
import { type FrameFigures, figuresOf, type TraceEvent } from './trace-figures.ts';

/*
 * Measures how smoothly the map moves: npx tsx --conditions=@hexfall/source tools/web/frames.ts
 *
 * A game of twelve against twelve units on a map of 32x34 hexes is panned, zoomed and hovered with the mouse while the browser records
 * a trace of itself. For each part it prints the frames that were drawn, the longest pause between two of them, and every task of the
 * page's thread that took long. It measures time, so it is no test: a busy machine gives other figures. The display of a browser
 * without a window draws 60 frames a second at most; without a graphics card it draws with the processor.
 */

const UNITS = [
  'Locust LCT-1V',
  'Phoenix Hawk PXH-1',
  'Hunchback HBK-4G',
  'Shadow Hawk SHD-2H',
  'Wolverine WVR-6R',
  'Atlas AS7-D',
];

/** Time that each kind of movement takes. */
const SECONDS = 3;
const FRAME_MS = 1000 / 60;

function force(): MatchUnit[] {
  return [...UNITS, ...UNITS].map(unit => ({ unit, gunnery: 4, piloting: 5 }));
}

/** A point of the screen. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Moves the mouse in circles around the middle of the map, or turns its wheel there, 60 times a second. */
class Mouse {
  private readonly session: CDPSession;
  private readonly middle: Point;

  constructor(session: CDPSession, middle: Point) {
    this.session = session;
    this.middle = middle;
  }

  hover(): Promise<void> {
    return everyFrame(frame => this.send('mouseMoved', this.onCircle(frame, 150)));
  }

  async pan(): Promise<void> {
    await this.send('mousePressed', this.onCircle(0, 200), { button: 'left', buttons: 1, clickCount: 1 });
    await everyFrame(frame => this.send('mouseMoved', this.onCircle(frame, 200), { button: 'left', buttons: 1 }));
    await this.send('mouseReleased', this.onCircle(0, 200), { button: 'left', clickCount: 1 });
  }

  zoom(): Promise<void> {
    return everyFrame(frame => this.send('mouseWheel', this.middle, { deltaX: 0, deltaY: frame % 60 < 30 ? -60 : 60 }));
  }

  private onCircle(frame: number, radius: number): Point {
    const angle = frame / 15;
    return { x: this.middle.x + radius * Math.cos(angle), y: this.middle.y + radius * Math.sin(angle) };
  }

  private async send(type: MouseEventType, point: Point, more: object = {}): Promise<void> {
    await this.session.send('Input.dispatchMouseEvent', { type, ...point, ...more });
  }
}

type MouseEventType = 'mouseMoved' | 'mousePressed' | 'mouseReleased' | 'mouseWheel';

/** Does something once for every frame, without waiting for the page: what comes late would hide that the page is slow. */
async function everyFrame(send: (frame: number) => Promise<void>): Promise<void> {
  const start = performance.now();
  const sent: Promise<void>[] = [];
  for (let frame = 0; frame < SECONDS * 60; frame++) {
    await setTimeout(Math.max(0, start + frame * FRAME_MS - performance.now()));
    sent.push(send(frame));
  }
  await Promise.all(sent);
}

/** Records what the browser does during some work. */
async function trace(session: CDPSession, work: () => Promise<void>): Promise<FrameFigures> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }): void => void events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  const done = new Promise(resolve => {
    session.once('Tracing.tracingComplete', resolve);
  });
  await session.send('Tracing.start', {
    traceConfig: {
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.frame', '__metadata'],
    },
    transferMode: 'ReportEvents',
  });
  await work();
  await session.send('Tracing.end');
  await done;
  session.off('Tracing.dataCollected', collect);
  return figuresOf(events);
}

function report(name: string, { frames, seconds, longestGap, longTasks }: FrameFigures): void {
  const rate = (frames / seconds).toFixed(1);
  const tasks = longTasks.length === 0 ? 'none' : longTasks.map(ms => `${ms.toFixed(0)} ms`).join(', ');
  console.log(
    `${name.padEnd(8)} ${rate} frames/s, longest gap ${longestGap.toFixed(0)} ms, tasks over 50 ms: ${tasks}`,
  );
}

const [browser, site] = await Promise.all([launchBrowser(), startSite()]);
const visit = await openSitePage(browser, site, { reducedMotion: 'no-preference' });
const route = await keepGame(visit, {
  sides: [
    { ...DEFAULT_MATCH.sides[0], units: force() },
    { ...DEFAULT_MATCH.sides[1], units: force() },
  ],
  board: { kind: 'generated', style: 'hills', width: 32, height: 34, seed: 'frames' },
});
await visit.goTo(route);
await visit.page.locator('.map').first().waitFor();
await visit.page.waitForTimeout(1000);
const box = (await visit.page.locator('.map').first().boundingBox())!;
const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
const mouse = new Mouse(await visit.page.context().newCDPSession(visit.page), middle);
const session = await browser.newBrowserCDPSession();
report('hover', await trace(session, () => mouse.hover()));
report('pan', await trace(session, () => mouse.pan()));
report('zoom', await trace(session, () => mouse.zoom()));
await browser.close();
await site.close();
