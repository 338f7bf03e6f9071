import type { Board } from '@hexfall/hex';
import type { GameFailure } from '@hexfall/sim';
import type { Film } from '@hexfall/stage';
import { type Content, html } from './page/html.ts';
import type { Section } from './page/page.ts';
import { failuresHtml } from './sections/failures.ts';
import { replaysContent } from './sections/replays.ts';

/** Data that the pages of tournaments and of comparisons both need. */
export interface SeriesReportInput {
  /** Games to watch in the page. */
  readonly films?: readonly Film[];
  /** The boards of the films, by the indices that films use. */
  readonly boards?: readonly Board[];
  /** Remarks on the units and boards; one sentence each. */
  readonly notes?: readonly string[];
}

/** Returns the section with games to watch, or no section if there are no films. */
export function watchSection({ films = [], boards = [] }: SeriesReportInput): Section[] {
  return films.length === 0 ? [] : [{ id: 'replays', title: 'Watch', content: replaysContent(films, boards) }];
}

/** Returns how the games were played, as a list of facts. */
export function factsContent(facts: readonly (readonly [string, string])[], failures: readonly GameFailure[]): Content {
  return html`<dl class="facts">${facts.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
<p>Bots are not people: the figures say who wins when these bots play.</p>
${failuresHtml(failures)}`;
}
