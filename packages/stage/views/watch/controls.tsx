import { type Heading, SPEEDS, type WatchModel, ZOOMS, type Zoom } from '@hexfall/stage';
import type { ComponentChildren, VNode } from 'preact';
import { useModel } from '../use-model.ts';

const ZOOM_WORDS: Readonly<Record<Zoom, string>> = { board: 'whole board', units: 'all units', action: 'the action' };

export interface ControlsProps {
  readonly model: WatchModel;
  /** Further controls of the page. */
  readonly children?: ComponentChildren;
}

/** Buttons and lists to move through the film. */
export function Controls({ model, children }: ControlsProps): VNode {
  const { playing, speed, chapter, chapters, phase, at, moments } = useModel(model);
  const isMoment = moments.some(({ step }) => step === at);
  return (
    <div class="film-controls">
      <Button title="Previous turn ([)" onClick={() => model.turn(-1)}>
        «
      </Button>
      <Button title="One step back (left arrow)" onClick={() => model.step(-1)}>
        ‹
      </Button>
      <Button kind="play-pause" title="Play or pause (space)" onClick={() => model.toggle()}>
        {playing ? 'Pause' : 'Play'}
      </Button>
      <Button title="One step forward (right arrow)" onClick={() => model.step(1)}>
        ›
      </Button>
      <Button title="Next turn (])" onClick={() => model.turn(1)}>
        »
      </Button>
      <Choice
        label="Speed"
        options={SPEEDS.map((steps, i) => ({ step: i, title: `${steps} steps/s` }))}
        value={speed}
        onChange={i => model.setSpeed(i)}
      />
      <Choice label="Turn" options={chapters} value={chapter.step} onChange={step => model.go(step)} />
      <Choice
        label="Phase"
        options={[{ step: chapter.step, title: 'turn begins' }, ...chapter.phases]}
        value={phase?.step ?? chapter.step}
        onChange={step => model.go(step)}
      />
      <Choice
        label="Moment"
        options={[{ step: -1, title: 'Moments …' }, ...momentOptions(model)]}
        value={isMoment ? at : -1}
        onChange={step => model.go(step)}
      />
      {children}
    </div>
  );
}

/** Chooses how much of the board is shown. */
export function ZoomChoice({ model }: { readonly model: WatchModel }): VNode {
  const { zoom } = useModel(model);
  return (
    <Choice
      label="Zoom"
      options={ZOOMS.map((each, i) => ({ step: i, title: ZOOM_WORDS[each] }))}
      value={ZOOMS.indexOf(zoom)}
      onChange={i => model.setZoom(ZOOMS[i]!)}
    />
  );
}

function momentOptions({ moments, chapters }: WatchModel): Heading[] {
  return moments.map(({ step, title, kind }) => {
    const chapter = chapters.findLast(each => each.step <= step);
    return { step, title: kind === 'swing' ? title : `${chapter?.title ?? ''}: ${title}` };
  });
}

interface ButtonProps {
  /** What the button does, for its tooltip and for screen readers. */
  readonly title: string;
  readonly kind?: string;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}

function Button({ title, kind, onClick, children }: ButtonProps): VNode {
  return (
    <button type="button" class={kind} title={title} aria-label={title} onClick={onClick}>
      {children}
    </button>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly options: readonly Heading[];
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Choice({ label, options, value, onChange }: ChoiceProps): VNode {
  return (
    <select aria-label={label} value={value} onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}>
      {options.map(({ step, title }, i) => (
        <option key={i} value={step}>
          {title}
        </option>
      ))}
    </select>
  );
}
