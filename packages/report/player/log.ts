import { type FilmStep, LEVELS } from '../src/film/film.ts';
import { element } from './element.ts';

/** Lists what happens in the current turn and marks the line of the current step. A click on a line jumps to its first step. */
export class Log {
  readonly element = element('ol', 'log');
  private readonly steps: readonly FilmStep[];
  private readonly go: (step: number) => void;
  /** By step: the line that tells of it. */
  private readonly lines = new Map<number, HTMLElement>();
  private from = -1;
  private marked: HTMLElement | undefined;

  constructor(steps: readonly FilmStep[], go: (step: number) => void) {
    this.steps = steps;
    this.go = go;
    this.element.setAttribute('aria-label', 'What happens in this turn');
  }

  show(at: number): void {
    const from = this.turnStart(Math.max(0, at));
    if (from !== this.from) this.fill(from);
    this.marked?.classList.remove('on');
    this.marked = this.lines.get(this.steps[at]?.c ?? at);
    this.marked?.classList.add('on');
    if (this.marked !== undefined) this.scrollTo(this.marked);
  }

  private turnStart(at: number): number {
    let step = at;
    while (step > 0 && this.steps[step]!.l !== LEVELS.turn) step--;
    return step;
  }

  private fill(from: number): void {
    this.from = from;
    this.lines.clear();
    for (let step = from; step < this.steps.length && (step === from || this.steps[step]!.l !== LEVELS.turn); step++) {
      if (this.steps[step]!.t === '') continue;
      const line = element('li', `l${this.steps[step]!.l}`, this.steps[step]!.t);
      line.addEventListener('click', () => this.go(step));
      this.lines.set(step, line);
    }
    this.element.replaceChildren(...this.lines.values());
  }

  /** Scrolls only the list; `scrollIntoView` would move the page too. */
  private scrollTo(line: HTMLElement): void {
    const { element: list } = this;
    const top = line.offsetTop - list.offsetTop;
    if (top < list.scrollTop || top + line.offsetHeight > list.scrollTop + list.clientHeight) {
      list.scrollTop = top - list.clientHeight / 2;
    }
  }
}
