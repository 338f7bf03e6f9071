import type { Chapter } from '../src/watch/contents.ts';
import type { WatchModel } from '../src/watch/watch-model.ts';
import { isExplained } from '../src/watch/why.ts';
import { element } from './element.ts';

/** Lists the steps of the current turn and marks the current one. A click on a line jumps to its step; pointing at it explains it. */
export class Log {
  readonly element = element('ol', 'log');
  private readonly model: WatchModel;
  private readonly explain: (step: number | undefined) => void;
  private lines: HTMLElement[] = [];
  private chapter: Chapter | undefined;
  private marked: HTMLElement | undefined;

  constructor(model: WatchModel, explain: (step: number | undefined) => void) {
    this.model = model;
    this.explain = explain;
    this.element.ariaLabel = 'What happens in this turn';
    // Who has no mouse can scroll it.
    this.element.tabIndex = 0;
    this.element.addEventListener('mouseleave', () => explain(undefined));
  }

  show(): void {
    const { chapter, at } = this.model;
    if (chapter !== this.chapter) this.fill(chapter);
    this.marked?.classList.remove('on');
    this.marked?.firstElementChild?.removeAttribute('aria-current');
    this.marked = this.lines[at - chapter.step];
    this.marked?.classList.add('on');
    this.marked?.firstElementChild?.setAttribute('aria-current', 'step');
    if (this.marked !== undefined) this.scrollTo(this.marked);
  }

  private fill(chapter: Chapter): void {
    this.chapter = chapter;
    this.lines = Array.from({ length: chapter.end - chapter.step }, (_, i) => this.line(chapter.step + i));
    this.element.replaceChildren(...this.lines);
  }

  private line(step: number): HTMLElement {
    const { film } = this.model;
    const { l, t, k } = film.steps[step]!;
    const text = element('button', '', t);
    text.type = 'button';
    text.tabIndex = -1;
    const line = element(
      'li',
      `l${l}${isExplained(film, step) ? ' why' : ''}${k === undefined ? '' : ` k ${k[0]}`}`,
      text,
    );
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
