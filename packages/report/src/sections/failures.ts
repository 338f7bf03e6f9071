import type { GameFailure } from '@hexfall/sim';
import { type Content, html } from '../page/html.ts';
import { counted } from '../words.ts';

/** How many failed games are listed. */
const MAX_FAILURES = 5;

/** Returns the list of games that could not be played, or nothing if there are none. */
export function failuresHtml(failures: readonly GameFailure[]): Content {
  if (failures.length === 0) return undefined;
  const shown = failures.slice(0, MAX_FAILURES);
  return html`<p>${counted(failures.length, 'game')} could not be played and are not included:</p>
<ul>${shown.map(({ game, seed, reason }) => html`<li>game ${game}, seed <code>${seed}</code>: ${reason}</li>`)}</ul>`;
}
