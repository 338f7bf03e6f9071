import type { Heading } from '@hexfall/stage';
import { SPEEDS, type WatchModel, ZOOMS, type Zoom } from '@hexfall/stage';
import { button, element } from './element.ts';

const ZOOM_WORDS: Readonly<Record<Zoom, string>> = { board: 'whole board', units: 'all units', action: 'the action' };

/** Buttons and lists to move through the film. */
export class Controls {
  readonly element: HTMLElement;
  private readonly model: WatchModel;
  private readonly play: HTMLButtonElement;
  private readonly speeds = element('select');
  private readonly turns = element('select');
  private readonly phases = element('select');
  private readonly moments = element('select');
  private readonly zooms = element('select');
  private shownPhases: readonly Heading[] | undefined;

  constructor(model: WatchModel) {
    this.model = model;
    this.play = button(['Play'], 'Play or pause (space)', () => model.toggle());
    this.play.classList.add('play');
    fill(
      this.speeds,
      'Speed',
      SPEEDS.map((speed, i) => ({ step: i, title: `${speed} steps/s` })),
      i => model.setSpeed(i),
    );
    fill(
      this.zooms,
      'Zoom',
      ZOOMS.map((zoom, i) => ({ step: i, title: ZOOM_WORDS[zoom] })),
      i => model.setZoom(ZOOMS[i]!),
    );
    fill(this.turns, 'Turn', model.chapters, step => model.go(step));
    fill(this.phases, 'Phase', [], step => model.go(step));
    fill(this.moments, 'Moment', [{ step: -1, title: 'Moments …' }, ...momentOptions(model)], step => model.go(step));
    this.element = element(
      'div',
      'controls',
      button(['«'], 'Turn before ([)', () => model.turn(-1)),
      button(['‹'], 'One step back (left arrow)', () => model.step(-1)),
      this.play,
      button(['›'], 'One step on (right arrow)', () => model.step(1)),
      button(['»'], 'Next turn (])', () => model.turn(1)),
      this.speeds,
      this.turns,
      this.phases,
      this.moments,
      this.zooms,
    );
  }

  show(): void {
    const { playing, speed, chapter, phase, zoom, at } = this.model;
    this.play.textContent = playing ? 'Pause' : 'Play';
    this.speeds.value = String(speed);
    this.turns.value = String(chapter.step);
    if (chapter.phases !== this.shownPhases) {
      this.shownPhases = chapter.phases;
      setOptions(this.phases, [{ step: chapter.step, title: 'start of the turn' }, ...chapter.phases]);
    }
    this.phases.value = String(phase?.step ?? chapter.step);
    this.moments.value = String(this.model.moments.some(({ step }) => step === at) ? at : -1);
    this.zooms.value = String(ZOOMS.indexOf(zoom));
  }
}

function momentOptions({ moments, chapters }: WatchModel): Heading[] {
  return moments.map(({ step, title }) => {
    const chapter = chapters.findLast(each => each.step <= step);
    return { step, title: `${chapter?.title ?? ''}: ${title}` };
  });
}

function fill(
  list: HTMLSelectElement,
  label: string,
  options: readonly Heading[],
  onChange: (step: number) => void,
): void {
  list.ariaLabel = label;
  setOptions(list, options);
  list.addEventListener('change', () => onChange(Number(list.value)));
}

function setOptions(list: HTMLSelectElement, options: readonly Heading[]): void {
  list.replaceChildren(...options.map(({ step, title }) => new Option(title, String(step))));
}
