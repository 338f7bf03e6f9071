import type { WatchModel } from '../src/watch/watch-model.ts';
import { type Why, whyOf } from '../src/watch/why.ts';
import { element } from './element.ts';

/** Explains the numbers of the current step, or of what the viewer points at or has tapped. */
export class Explanation {
  readonly element = element('div', 'explanation');
  private readonly model: WatchModel;
  private shown: number | string | undefined;

  constructor(model: WatchModel) {
    this.model = model;
    this.element.setAttribute('role', 'status');
    this.element.ariaLabel = 'How the numbers came about';
    this.element.tabIndex = 0;
  }

  /** Explains the current step. Screen readers announce it when the film is paused, not while it plays. */
  show(): void {
    this.element.ariaLive = this.model.playing ? 'off' : 'polite';
    this.shown = undefined;
    this.point(undefined);
  }

  /** Explains a step that is pointed at; with `undefined`, the current step again. */
  point(step: number | undefined): void {
    const wanted = step ?? this.model.at;
    if (wanted === this.shown) return;
    this.shown = wanted;
    const why = whyOf(this.model.film, wanted);
    this.element.replaceChildren(...(why === undefined ? [] : contentOf(why)));
  }

  /** Shows a sentence. */
  say(text: string): void {
    this.shown = text;
    this.element.replaceChildren(element('p', '', text));
  }
}

function contentOf({ text, roll, parts, note }: Why): HTMLElement[] {
  return [
    element('p', 'event', text),
    ...(roll === undefined ? [] : [element('p', '', element('b', '', String(roll.need)), ` ${roll.words}`)]),
    ...(parts.length === 0
      ? []
      : [
          element(
            'ul',
            'parts',
            ...parts.map(part => element('li', '', element('b', '', part.value), ` ${part.words}`)),
          ),
        ]),
    ...(note === undefined ? [] : [element('p', '', note)]),
  ];
}
