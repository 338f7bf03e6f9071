import { type Moment, PLACE_KINDS, type PlaceKind, type WatchModel } from '@hexfall/stage';
import type { VNode } from 'preact';
import { useModel } from '../use-model.ts';
import { memo } from './memo.ts';

/** Shapes of the moments in a square of 12, so that they do not differ by color alone. */
const SHAPES: Readonly<Record<PlaceKind, string>> = {
  swing: 'M6 0L12 6L6 12L0 6Z',
  kill: 'M2 4L4 2L6 4L8 2L10 4L8 6L10 8L8 10L6 8L4 10L2 8L4 6Z',
  explosion: 'M6 0L7.5 4L12 3L8.5 6L12 9L7.5 8L6 12L4.5 8L0 9L3.5 6L0 3L4.5 4Z',
  head: 'M6 1A5 5 0 1 1 5.9 1Z',
  fall: 'M1 2H11L6 11Z',
};

const WORDS: Readonly<Record<PlaceKind, readonly [one: string, many: string]>> = {
  swing: ['turning point', 'turning points'],
  kill: ['kill', 'kills'],
  explosion: ['explosion', 'explosions'],
  head: ['head hit', 'head hits'],
  fall: ['fall', 'falls'],
};

/** The least distance between labels of turns, as a share of the film: closer labels would overlap on a phone. */
const MIN_LABEL_GAP = 0.05;

/** The whole film as a line: its turns, its moments, and a slider for the current step. */
export function Track({ model }: { readonly model: WatchModel }): VNode {
  const { at, last, place, moments, chapters } = useModel(model);
  return (
    <div class="film-track">
      <Moments model={model} moments={moments} last={last} />
      <input
        type="range"
        min="0"
        max={last}
        value={Math.max(0, at)}
        aria-label="Step"
        aria-valuetext={place}
        onInput={({ currentTarget }) => model.go(Number(currentTarget.value))}
      />
      <Turns chapters={chapters} last={last} />
    </div>
  );
}

interface MomentsProps {
  readonly model: WatchModel;
  readonly moments: readonly Moment[];
  readonly last: number;
}

/** Hidden from screen readers: the slider and the list of moments do the same for readers who cannot see the track or point at it. */
const Moments = memo(({ model, moments, last }: MomentsProps) => (
  <div class="moments" aria-hidden="true">
    {moments.map(({ step, kind, side, title }, i) => (
      <span
        key={i}
        class={`film-moment ${side === 0 ? 'a' : 'b'}`}
        title={title}
        style={{ left: leftOf(step, last), top: `${PLACE_KINDS.indexOf(kind) * 10}px` }}
        onClick={() => model.go(step)}
      >
        <Shape kind={kind} />
      </span>
    ))}
  </div>
));

const Turns = memo(({ chapters, last }: Pick<WatchModel, 'chapters' | 'last'>) => {
  let next = 0;
  return (
    <div class="turns" aria-hidden="true">
      {chapters.map(({ step, title }) => {
        const share = step / Math.max(1, last);
        const fits = share >= next;
        if (fits) next = share + MIN_LABEL_GAP;
        return (
          <span key={step} style={{ left: leftOf(step, last) }}>
            {fits ? title.replace(/\D+/g, '') : ''}
          </span>
        );
      })}
    </div>
  );
});

/** Returns the position of the middle of the slider's thumb at a step. */
function leftOf(step: number, last: number): string {
  return `calc(8px + (100% - 16px) * ${(step / Math.max(1, last)).toFixed(4)})`;
}

/** Shows what the shapes mean, and how many of each there are. */
export function MomentKey({ model }: { readonly model: WatchModel }): VNode {
  return (
    <p class="film-key">
      {PLACE_KINDS.map(kind => {
        const count = model.moments.filter(moment => moment.kind === kind).length;
        return (
          <span key={kind}>
            <Shape kind={kind} /> {count} {WORDS[kind][count === 1 ? 0 : 1]}
          </span>
        );
      })}
    </p>
  );
}

function Shape({ kind }: { readonly kind: PlaceKind }): VNode {
  return (
    <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
      <path d={SHAPES[kind]} />
    </svg>
  );
}
