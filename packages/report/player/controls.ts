import { element } from './element.ts';
import type { Projector } from './projector.ts';

/** Actions of the player that the controls call. */
export interface Orders {
  toggle(): void;
  go(step: number): void;
  step(by: number): void;
  turn(direction: 1 | -1): void;
  setSpeed(speed: number): void;
}

/** Buttons, slider, speed and current position. */
export class Controls {
  readonly element: HTMLElement;
  private readonly play: HTMLButtonElement;
  private readonly slider = element('input');
  private readonly speeds = element('select');
  private readonly now = element('p', 'now');
  private readonly last: number;

  constructor(orders: Orders, last: number, speeds: readonly number[]) {
    this.last = last;
    this.play = button('Play', 'Play or pause (space)', () => orders.toggle());
    this.play.classList.add('play');
    Object.assign(this.slider, { type: 'range', min: '0', max: String(last), value: '0', ariaLabel: 'Step' });
    this.slider.addEventListener('input', () => orders.go(Number(this.slider.value)));
    this.speeds.append(...speeds.map((speed, i) => new Option(`${speed} steps/s`, String(i))));
    this.speeds.ariaLabel = 'Speed';
    this.speeds.addEventListener('change', () => orders.setSpeed(Number(this.speeds.value)));
    const buttons = [
      button('«', 'Turn before (Shift and left arrow)', () => orders.turn(-1)),
      button('‹', 'One step back (left arrow)', () => orders.step(-1)),
      this.play,
      button('›', 'One step on (right arrow)', () => orders.step(1)),
      button('»', 'Next turn (Shift and right arrow)', () => orders.turn(1)),
    ];
    this.element = element('div', '', element('div', 'controls', ...buttons, this.speeds, this.slider), this.now);
  }

  showSpeed(speed: number): void {
    this.speeds.value = String(speed);
  }

  show({ at, turn }: Projector, playing: boolean): void {
    this.play.textContent = playing ? 'Pause' : 'Play';
    this.slider.value = String(Math.max(0, at));
    this.slider.ariaValueText = turn;
    this.now.textContent = `${turn} · step ${at + 1} of ${this.last + 1}`;
    // Screen readers announce the position when the film is paused, not while it plays.
    this.now.ariaLive = playing ? 'off' : 'polite';
  }
}

function button(label: string, title: string, onClick: () => void): HTMLButtonElement {
  const made = element('button', '', label);
  made.type = 'button';
  made.title = title;
  made.ariaLabel = title;
  made.addEventListener('click', onClick);
  return made;
}
