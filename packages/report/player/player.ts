import { type Film, LEVELS } from '../src/film/film.ts';
import { Card } from './card.ts';
import { Controls, type Orders } from './controls.ts';
import { element } from './element.ts';
import { Field } from './field.ts';
import { Log } from './log.ts';
import { Projector } from './projector.ts';

/** Creates the player if the page has a container and films for it. */
export function startPlayer(): void {
  const place = document.querySelector<HTMLElement>('#player');
  const data = document.querySelector('#films');
  if (place === null || data === null) return;
  const films = JSON.parse(data.textContent) as Film[];
  const stage = element('div', 'stage');
  let player: Player | undefined;
  const buttons = films.map((film, i) => {
    const button = element(
      'button',
      '',
      element('b', '', film.why),
      element('small', '', `${film.title}, ${turnsOf(film)}`),
    );
    button.type = 'button';
    button.addEventListener('click', () => choose(i));
    return button;
  });
  const choose = (chosen: number): void => {
    player?.pause();
    for (const [i, button] of buttons.entries()) button.setAttribute('aria-pressed', String(i === chosen));
    player = new Player(films[chosen]!, stage);
  };
  place.replaceChildren(element('div', 'films', ...buttons), stage);
  place.addEventListener('keydown', pressed => {
    if (player?.press(pressed) === true) pressed.preventDefault();
  });
  choose(0);
}

/** The length of a film, without giving away who wins. */
function turnsOf({ steps }: Film): string {
  // The last heading is the end of the game.
  const turns = steps.filter(({ l }) => l === LEVELS.turn).length - 1;
  return `${turns} turn${turns === 1 ? '' : 's'}`;
}

/** Steps per second at each speed. */
const SPEEDS = [1, 2, 4, 8, 16, 32];
const FIRST_SPEED = 2;

class Player implements Orders {
  private readonly projector: Projector;
  private readonly field: Field;
  private readonly cards: readonly Card[];
  private readonly log: Log;
  private readonly controls: Controls;
  private readonly banner = element('p', 'banner');
  private timer: number | undefined;
  private speed = FIRST_SPEED;

  constructor(film: Film, stage: HTMLElement) {
    this.projector = new Projector(film);
    this.field = new Field(film);
    this.cards = film.units.map(unit => new Card(unit));
    this.log = new Log(film.steps, step => this.go(step));
    this.controls = new Controls(this, film.steps.length - 1, SPEEDS);
    this.banner.textContent = film.end;
    // The cards of A come first, even if A is the second side.
    const bySide = [0, 1].flatMap(side => this.cards.filter((_, i) => film.units[i]!.side === side));
    const cards = element('div', 'cards', ...bySide.map(card => card.element));
    stage.replaceChildren(
      element('div', 'field', this.field.svg, this.banner),
      element('div', '', this.controls.element, this.log.element, cards),
    );
    this.setSpeed(FIRST_SPEED);
    this.show();
  }

  get playing(): boolean {
    return this.timer !== undefined;
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.projector.at === this.projector.last) this.projector.seek(-1);
    this.run();
    this.show();
  }

  pause(): void {
    clearInterval(this.timer);
    this.timer = undefined;
    this.show();
  }

  /** Goes to a step and pauses there. */
  go(step: number): void {
    this.projector.seek(step);
    this.pause();
  }

  step(by: number): void {
    this.go(this.projector.at + by);
  }

  turn(direction: 1 | -1): void {
    this.go(this.projector.neighborTurn(direction));
  }

  setSpeed(speed: number): void {
    this.speed = Math.max(0, Math.min(SPEEDS.length - 1, speed));
    const pace = 1000 / SPEEDS[this.speed]!;
    this.field.svg.style.setProperty('--pace', `${Math.min(200, pace * 0.8)}ms`);
    if (this.playing) this.run();
    this.controls.showSpeed(this.speed);
  }

  /** Handles a key. Returns whether the key has a function. */
  press({ key, shiftKey, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
    if (ctrlKey || metaKey || altKey) return false;
    // Buttons handle the space bar themselves, and lists their arrow keys.
    const tag = (target as HTMLElement).tagName;
    if (tag === 'SELECT' || (tag === 'BUTTON' && (key === ' ' || key === 'Enter'))) return false;
    const orders: Readonly<Record<string, () => void>> = {
      ' ': () => this.toggle(),
      ArrowRight: () => (shiftKey ? this.turn(1) : this.step(1)),
      ArrowLeft: () => (shiftKey ? this.turn(-1) : this.step(-1)),
      Home: () => this.go(0),
      End: () => this.go(this.projector.last),
      '+': () => this.setSpeed(this.speed + 1),
      '-': () => this.setSpeed(this.speed - 1),
    };
    const order = orders[key];
    order?.();
    return order !== undefined;
  }

  private run(): void {
    clearInterval(this.timer);
    this.timer = setInterval(() => this.tick(), 1000 / SPEEDS[this.speed]!);
  }

  private tick(): void {
    this.projector.seek(this.projector.at + 1);
    if (this.projector.at === this.projector.last) this.pause();
    else this.show();
  }

  private show(): void {
    const { projector } = this;
    this.field.show(projector);
    for (const [i, card] of this.cards.entries()) card.show(projector.units[i]!);
    this.log.show(projector.at);
    this.banner.hidden = projector.at !== projector.last;
    this.controls.show(projector, this.playing);
  }
}
