import { setTimeout } from 'node:timers/promises';
import type { CDPSession } from 'playwright-core';

/** Seconds that each kind of movement takes. */
const SECONDS = 3;
const FRAME_MS = 1000 / 60;

/** A point of the screen. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Moves the mouse in circles around the middle of the map, or turns its wheel there, 60 times a second. */
export class BusyMouse {
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

  /**
   * Zooms out, then in beyond the initial scale, and back, again and again. It stays between the smallest and the largest scale: at its
   * limit a map does not change, and no frame is drawn.
   */
  zoom(): Promise<void> {
    const isInward = (frame: number): boolean => frame % 60 >= 15 && frame % 60 < 45;
    return everyFrame(frame => this.send('mouseWheel', this.middle, { deltaX: 0, deltaY: isInward(frame) ? -25 : 25 }));
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

/** Does something once for every frame, without waiting for the page: waiting would hide that the page is slow. */
async function everyFrame(send: (frame: number) => Promise<void>): Promise<void> {
  const start = performance.now();
  const sent: Promise<void>[] = [];
  for (let frame = 0; frame < SECONDS * 60; frame++) {
    await setTimeout(Math.max(0, start + frame * FRAME_MS - performance.now()));
    sent.push(send(frame));
  }
  await Promise.all(sent);
}
