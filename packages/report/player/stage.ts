import type { Film } from '@hexfall/stage';
import { SPEEDS, WatchModel } from '@hexfall/stage';
import { Card } from './card.ts';
import { Controls } from './controls.ts';
import { element } from './element.ts';
import { Explanation } from './explanation.ts';
import { Field } from './field.ts';
import { Log } from './log.ts';
import { Roster } from './roster.ts';
import { Track } from './track.ts';

/** A film on the screen: its model, the views that draw it, and the clock that runs it. */
export class Stage {
  readonly element: HTMLElement;
  private readonly model: WatchModel;
  private readonly field: Field;
  private readonly views: readonly { show(model: WatchModel): void }[];
  private readonly card: Card;
  private readonly now = element('p', 'now');
  private readonly banner = element('p', 'banner');
  private timer: number | undefined;
  private pace = 0;

  constructor(film: Film) {
    this.field = new Field(film, unit => this.model.pin(unit));
    this.model = new WatchModel(film, this.field.size);
    this.model.subscribe(() => this.show());
    const { model } = this;
    const explanation = new Explanation(model);
    const log = new Log(model, step => explanation.point(step));
    const [controls, track, roster] = [new Controls(model), new Track(model), new Roster(model)];
    this.card = new Card(film, text => explanation.say(text));
    this.card.element.addEventListener('mouseleave', () => explanation.point(undefined));
    this.views = [this.field, controls, track, roster, log, explanation];
    this.banner.textContent = film.end;
    this.element = element(
      'div',
      'stage',
      element('div', 'units', this.card.element, roster.element),
      element('div', 'field', this.field.svg, this.banner),
      element('div', 'story', this.now, log.element, explanation.element),
      element('div', 'deck', track.element, controls.element, track.key),
    );
  }

  /** Draws the film once its place on the page gives it a size. */
  open(): void {
    const { style } = this.field.svg;
    // Units stand where they are from the first moment: only later do they glide from place to place.
    style.setProperty('--pace', '0ms');
    this.show();
    this.field.svg.getBoundingClientRect();
    style.removeProperty('--pace');
  }

  close(): void {
    clearInterval(this.timer);
  }

  /** Handles a key. Returns whether the key has a function. */
  press({ key, shiftKey, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
    if (ctrlKey || metaKey || altKey) return false;
    // Buttons handle the space bar themselves, and lists their arrow keys.
    const tag = (target as HTMLElement).tagName;
    if (tag === 'SELECT' || (tag === 'BUTTON' && (key === ' ' || key === 'Enter'))) return false;
    return this.model.press(key, shiftKey);
  }

  private show(): void {
    const { model } = this;
    for (const view of this.views) view.show(model);
    this.card.show(model.shownUnit, model.units[model.shownUnit]!);
    this.now.textContent = `${model.place} · step ${model.at + 1} of ${model.last + 1}`;
    this.banner.hidden = model.at !== model.last;
    this.run();
  }

  /** Keeps the clock as the model wants it. */
  private run(): void {
    const pace = this.model.playing ? 1000 / SPEEDS[this.model.speed]! : 0;
    if (pace === this.pace) return;
    this.pace = pace;
    clearInterval(this.timer);
    if (pace === 0) return;
    this.field.svg.style.setProperty('--pace', `${Math.min(200, pace * 0.8)}ms`);
    this.timer = setInterval(() => this.model.tick(), pace);
  }
}
