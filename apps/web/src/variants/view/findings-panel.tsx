import type { VNode } from 'preact';
import type { EditModel } from '../model/edit-model.ts';

/**
 * Lists violations of the construction rules, each with a link to the place where it can be corrected, and anything that is probably a
 * mistake.
 */
export function FindingsPanel({ model }: { readonly model: EditModel }): VNode {
  const { findings } = model;
  const { remarks } = model.report;
  return (
    <>
      {findings.length === 0 ? (
        <p class="edit-lawful">
          <span aria-hidden="true">✓ </span>Built by the rules.
        </p>
      ) : (
        <Findings findings={findings} />
      )}
      {remarks.length === 0 ? null : <p class="edit-remarks">{remarks.join(' ')}</p>}
    </>
  );
}

function Findings({ findings }: Pick<EditModel, 'findings'>): VNode {
  return (
    <section class="edit-findings" aria-labelledby="findings-title">
      <h2 id="findings-title">Not by the rules yet</h2>
      <ul>
        {findings.map(({ sentence, place }) => (
          <li key={sentence}>
            <button type="button" onClick={() => showPlace(place)}>
              {sentence}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Scrolls to a part of the page and gives it the focus. */
export function showPlace(id: string): void {
  const place = document.getElementById(id);
  if (place instanceof HTMLDetailsElement) place.open = true;
  const target = place instanceof HTMLDetailsElement ? place.querySelector('summary') : place;
  target?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}
