import type { Moment, WatchModel } from '@hexfall/stage';
import { MOMENTS, type MomentKind } from '@hexfall/stage';
import { element, svgElement } from './element.ts';

/** Shapes of the moments in a square of 12, so that nobody needs to tell colors apart. */
const SHAPES: Readonly<Record<MomentKind, string>> = {
  kill: 'M2 4L4 2L6 4L8 2L10 4L8 6L10 8L8 10L6 8L4 10L2 8L4 6Z',
  explosion: 'M6 0L7.5 4L12 3L8.5 6L12 9L7.5 8L6 12L4.5 8L0 9L3.5 6L0 3L4.5 4Z',
  head: 'M6 1A5 5 0 1 1 5.9 1Z',
  fall: 'M1 2H11L6 11Z',
};

const WORDS: Readonly<Record<MomentKind, readonly [one: string, many: string]>> = {
  kill: ['kill', 'kills'],
  explosion: ['explosion', 'explosions'],
  head: ['head hit', 'head hits'],
  fall: ['fall', 'falls'],
};

/** Labels of turns that are closer than this share of the film would overlap on a phone. */
const MIN_LABEL_GAP = 0.05;

/** The whole film as a line: its turns, its moments, and a slider for the current step. */
export class Track {
  readonly element: HTMLElement;
  /** What the shapes mean, and how many of each there are. */
  readonly key: HTMLElement;
  private readonly slider = element('input');
  private readonly model: WatchModel;

  constructor(model: WatchModel) {
    this.model = model;
    Object.assign(this.slider, { type: 'range', min: '0', max: String(model.last), value: '0', ariaLabel: 'Step' });
    this.slider.addEventListener('input', () => model.go(Number(this.slider.value)));
    const moments = element('div', 'moments', ...model.moments.map(moment => this.moment(moment)));
    // The slider and the list of moments do the same for readers who cannot see or point at these.
    moments.ariaHidden = 'true';
    this.element = element('div', 'track', moments, this.slider, this.turns());
    this.key = keyOf(model);
  }

  show(): void {
    this.slider.value = String(Math.max(0, this.model.at));
    this.slider.ariaValueText = this.model.place;
  }

  private turns(): HTMLElement {
    let next = 0;
    const labels = this.model.chapters.map(({ step, title }) => {
      const share = step / Math.max(1, this.model.last);
      const label = element('span', '', share < next ? '' : title.replace(/\D+/g, ''));
      if (share >= next) next = share + MIN_LABEL_GAP;
      label.style.left = this.left(step);
      return label;
    });
    const turns = element('div', 'turns', ...labels);
    turns.ariaHidden = 'true';
    return turns;
  }

  private moment({ step, kind, unit, title }: Moment): HTMLElement {
    const shape = shapeOf(kind);
    const mark = element('span', `moment ${this.model.film.units[unit]!.side === 0 ? 'a' : 'b'}`, shape);
    mark.title = title;
    mark.style.left = this.left(step);
    mark.style.top = `${MOMENTS.indexOf(kind) * 10}px`;
    mark.addEventListener('click', () => this.model.go(step));
    return mark;
  }

  /** The middle of the slider's thumb at a step. */
  private left(step: number): string {
    return `calc(8px + (100% - 16px) * ${(step / Math.max(1, this.model.last)).toFixed(4)})`;
  }
}

function shapeOf(kind: MomentKind): SVGSVGElement {
  return svgElement(
    'svg',
    { viewBox: '0 0 12 12', width: 12, height: 12, 'aria-hidden': 'true' },
    svgElement('path', { d: SHAPES[kind] }),
  );
}

function keyOf({ moments }: WatchModel): HTMLElement {
  const entries = MOMENTS.map(kind => {
    const count = moments.filter(moment => moment.kind === kind).length;
    return element('span', '', shapeOf(kind), ` ${count} ${WORDS[kind][count === 1 ? 0 : 1]}`);
  });
  return element('p', 'moment-key', ...entries);
}
