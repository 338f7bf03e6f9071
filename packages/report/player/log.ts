import type { Chapter, WatchModel } from '@hexfall/stage';
import { captionOf } from '@hexfall/stage';
import { element } from './element.ts';

/**
 * Lists what happens in the current turn and marks the line of the current step. A click on a line jumps to its first step; pointing at it
 * explains all its numbers.
 */
export class Log {
  readonly element = element('ol', 'log');
  private readonly model: WatchModel;
  private readonly explain: (line: number | undefined) => void;
  /** By step: the line that tells of it. */
  private readonly lines = new Map<number, HTMLElement>();
  private chapter: Chapter | undefined;
  private marked: HTMLElement | undefined;

  constructor(model: WatchModel, explain: (line: number | undefined) => void) {
    this.model = model;
    this.explain = explain;
    this.element.ariaLabel = 'What happens in this turn';
    // Who has no mouse can scroll it.
    this.element.tabIndex = 0;
    this.element.addEventListener('mouseleave', () => explain(undefined));
  }

  show(): void {
    const { chapter, at, film } = this.model;
    if (chapter !== this.chapter) this.fill(chapter);
    this.marked?.classList.remove('on');
    this.marked?.firstElementChild?.removeAttribute('aria-current');
    this.marked = this.lines.get(captionOf(film, at));
    this.marked?.classList.add('on');
    this.marked?.firstElementChild?.setAttribute('aria-current', 'step');
    if (this.marked !== undefined) this.scrollTo(this.marked);
  }

  private fill(chapter: Chapter): void {
    this.chapter = chapter;
    this.lines.clear();
    for (let step = chapter.step; step < chapter.end; step++) {
      if (this.model.film.steps[step]!.t !== '') this.lines.set(step, this.line(step));
    }
    // Lines that tell of a kill, an explosion, a hit to the head or a fall stand out.
    for (const { step } of this.model.moments) this.lines.get(captionOf(this.model.film, step))?.classList.add('k');
    this.element.replaceChildren(...this.lines.values());
  }

  private line(step: number): HTMLElement {
    const { l, t } = this.model.film.steps[step]!;
    const text = element('button', '', t);
    text.type = 'button';
    text.tabIndex = -1;
    const line = element('li', `l${l}`, text);
    line.addEventListener('click', () => this.model.go(step));
    line.addEventListener('mouseenter', () => this.explain(step));
    return line;
  }

  /** Scrolls only the list; `scrollIntoView` would move the page too. */
  private scrollTo(line: HTMLElement): void {
    const { element: list } = this;
    // The list is positioned, so that offsets of its lines are from its own top.
    const top = line.offsetTop;
    if (top < list.scrollTop || top + line.offsetHeight > list.scrollTop + list.clientHeight) {
      list.scrollTop = top - list.clientHeight / 2;
    }
  }
}
