import { type Content, html } from '../page/html.ts';

/** Returns remarks on what was read, such as equipment that a unit fights without. */
export function notesHtml(notes: readonly string[]): Content {
  if (notes.length === 0) return undefined;
  return html`<ul class="notes" aria-label="Notes">${notes.map(note => html`<li>${note}</li>`)}</ul>`;
}
