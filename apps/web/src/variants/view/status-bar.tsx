import type { VNode } from 'preact';
import type { EditModel } from '../model/edit-model.ts';
import type { Figure } from '../model/figures.ts';

/** The bar that is always in sight: the figures of the unit, what changed, and why the last change was impossible. */
export function StatusBar({ model }: { readonly model: EditModel }): VNode {
  return (
    <section class="edit-status" aria-label="The unit at a glance">
      <dl>
        {model.figures.map(figure => (
          <FigureCell key={figure.name} figure={figure} />
        ))}
      </dl>
      <p class="edit-refusal" role="alert">
        {model.refusal}
      </p>
      <p class="unseen" role="status">
        {model.told}
      </p>
    </section>
  );
}

const CHANGE_MARKS: Readonly<Record<Figure['change'], string>> = { same: '', better: '▲', worse: '▼', other: '●' };

function FigureCell({ figure }: { readonly figure: Figure }): VNode {
  const { name, value, note, was, change, isBad } = figure;
  return (
    <div class={isBad ? 'figure bad' : 'figure'}>
      <dt>{name}</dt>
      <dd>
        <b>{value}</b>
        {was === '' ? null : (
          <span class={`was ${change}`}>
            <span aria-hidden="true">{CHANGE_MARKS[change]} </span>
            {was}
          </span>
        )}
        {note === '' ? null : <span class="figure-note">{note}</span>}
      </dd>
    </div>
  );
}
