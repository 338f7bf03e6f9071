import type { Explained, WatchModel } from '@hexfall/stage';
import type { VNode } from 'preact';
import { useModel } from '../use-model.ts';

/** Explains the numbers of the current step, or of the step that the viewer points at or has tapped. */
export function ExplanationView({ model }: { readonly model: WatchModel }): VNode {
  const { why, playing } = useModel(model);
  return (
    // Screen readers announce the explanation when the film is paused, not while it plays.
    <div
      class="film-why"
      role="status"
      aria-label="How the numbers are made up"
      aria-live={playing ? 'off' : 'polite'}
      tabIndex={0}
    >
      {why.text === '' ? null : <p class="event">{why.text}</p>}
      {why.numbers.map((number, i) => (
        <Numbers key={i} {...number} />
      ))}
    </div>
  );
}

function Numbers({ roll, parts, note }: Explained): VNode {
  return (
    <>
      {roll === undefined ? null : (
        <p>
          <b>{roll.need}</b> {roll.words}
        </p>
      )}
      {parts.length === 0 ? null : (
        <ul class="parts">
          {parts.map(({ value, words }, i) => (
            <li key={i}>
              <b>{value}</b> {words}
            </li>
          ))}
        </ul>
      )}
      {note === undefined ? null : <p>{note}</p>}
    </>
  );
}
