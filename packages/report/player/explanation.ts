import type { WatchModel } from '@hexfall/stage';
import { type Explained, type Why, whyOf, whyOfLine } from '@hexfall/stage';
import { element } from './element.ts';

/** Explains the numbers of the current step, or of what the viewer points at or has tapped. */
export class Explanation {
  readonly element = element('div', 'explanation');
  private readonly model: WatchModel;

  constructor(model: WatchModel) {
    this.model = model;
    this.element.setAttribute('role', 'status');
    this.element.ariaLabel = 'How the numbers came about';
    this.element.tabIndex = 0;
  }

  /** Explains the current step. Screen readers announce it when the film is paused, not while it plays. */
  show(): void {
    const { film, at, playing } = this.model;
    this.element.ariaLive = playing ? 'off' : 'polite';
    this.fill(whyOf(film, at));
  }

  /** Explains everything on a line that is pointed at; with `undefined`, the current step again. */
  point(line: number | undefined): void {
    if (line === undefined) this.show();
    else this.fill(whyOfLine(this.model.film, line));
  }

  /** Shows a sentence. */
  say(text: string): void {
    this.element.replaceChildren(element('p', '', text));
  }

  private fill({ text, numbers }: Why): void {
    this.element.replaceChildren(...(text === '' ? [] : [element('p', 'event', text)]), ...numbers.flatMap(contentOf));
  }
}

function contentOf({ roll, parts, note }: Explained): HTMLElement[] {
  const items = parts.map(part => element('li', '', element('b', '', part.value), ` ${part.words}`));
  return [
    ...(roll === undefined ? [] : [element('p', '', element('b', '', String(roll.need)), ` ${roll.words}`)]),
    ...(items.length === 0 ? [] : [element('ul', 'parts', ...items)]),
    ...(note === undefined ? [] : [element('p', '', note)]),
  ];
}
