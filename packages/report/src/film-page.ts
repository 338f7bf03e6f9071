import type { Board } from '@hexfall/hex';
import { ENGINE_VERSION } from '@hexfall/protocol';
import type { Film } from './film/film.ts';
import { html } from './page/html.ts';
import { pageHtml } from './page/page.ts';
import { notesHtml } from './sections/notes.ts';
import { KEYS_HELP, playerHtml } from './sections/replays.ts';

export interface FilmPageInput {
  readonly film: Film;
  readonly board: Board;
  /** Title of the page: who fights whom. */
  readonly title: string;
  /** Text below the title: where, and by which rules. */
  readonly subtitle: string;
  /** Remarks on the units and the board; one sentence each. */
  readonly notes?: readonly string[];
}

/**
 * A game to watch as a self-contained HTML page: the player of a report with the whole screen.
 *
 * @example
 * ```ts
 * import { createBoard } from '@hexfall/hex';
 * import { readReplay } from '@hexfall/protocol';
 * import { filmPage, makeFilm } from '@hexfall/report';
 * import { quietReplay } from './table.mjs';
 *
 * const replay = readReplay(quietReplay());
 * if (!replay.ok) throw new Error('no replay');
 * const film = makeFilm(replay.value, { why: '', title: 'A quiet day', board: 0, swapped: false });
 * if (!film.ok) throw new Error('no film');
 * const page = filmPage({ film: film.value, board: createBoard(16, 17, []), title: 'A quiet day', subtitle: 'spec rules' });
 * page.includes('<h1>A quiet day</h1>'); // => true
 * ```
 */
export function filmPage({ film, board, title, subtitle, notes = [] }: FilmPageInput): string {
  return pageHtml({
    title,
    subtitle,
    fillsScreen: true,
    lead: [playerHtml([{ ...film, board: 0 }], [board]), html`<p class="keys">${KEYS_HELP}</p>`, notesHtml(notes)],
    sections: [],
    foot: html`Made by Hexfall ${ENGINE_VERSION}. Not affiliated with any rights holder.`,
  });
}
