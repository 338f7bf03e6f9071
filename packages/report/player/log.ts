import { type FilmStep, LEVELS } from '../src/film/film.ts';
import { element } from './element.ts';

/** Lists the steps of the current turn and marks the current one. A click on a line jumps to its step. */
export class Log {
  readonly element = element('ol', 'log');
  private readonly steps: readonly FilmStep[];
  private readonly go: (step: number) => void;
  private lines: HTMLElement[] = [];
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
    this.marked = this.lines[at - from];
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
    this.lines = [];
    for (let step = from; step < this.steps.length && (step === from || this.steps[step]!.l !== LEVELS.turn); step++) {
      const line = element('li', `l${this.steps[step]!.l}`, this.steps[step]!.t);
      line.addEventListener('click', () => this.go(step));
      this.lines.push(line);
    }
    this.element.replaceChildren(...this.lines);
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
