import { ENGINE_VERSION, type Replay, type ReplayError } from '@hexfall/protocol';
import { fail, type Result, succeed } from '@hexfall/rules';
import { type ChancesByEvent, type Film, makeFilm } from '@hexfall/stage';
import { forceWords } from './force-words.ts';
import { html } from './page/html.ts';
import { pageHtml } from './page/page.ts';
import { notesHtml } from './sections/notes.ts';
import { KEYS_HELP, playerHtml } from './sections/replays.ts';

export interface ReplayPageOptions {
  /** Where the game is played, such as the name of its board; by default the size of the board. */
  readonly place?: string;
  /** How the game ended, if it did not end by the rules. */
  readonly end?: string;
  /** A's chance to win throughout the events of the game, if it was computed. */
  readonly chances?: ChancesByEvent;
  /** Remarks on the units and the board; one sentence each. */
  readonly notes?: readonly string[];
}

/**
 * Returns a self-contained HTML page to watch a game: the player of a report, on the whole screen.
 *
 * @example
 * ```ts
 * import { readReplay } from '@hexfall/protocol';
 * import { replayPage } from '@hexfall/report';
 * import { quietReplay } from './table.mjs';
 *
 * const replay = readReplay(quietReplay());
 * if (!replay.ok) throw new Error('no replay');
 * const page = replayPage(replay.value, { place: 'A quiet place' });
 * page.ok && page.value.includes('<p>A quiet place, spec rules'); // => true
 * ```
 */
export function replayPage(replay: Replay, options: ReplayPageOptions = {}): Result<string, ReplayError> {
  const film = makeFilm(replay, {
    why: '',
    title: '',
    board: 0,
    swapped: false,
    ...(options.end === undefined ? {} : { end: options.end }),
    ...(options.chances === undefined ? {} : { chances: options.chances }),
  });
  return film.ok ? succeed(pageOf(replay, film.value, options)) : fail(...film.errors);
}

function pageOf({ header }: Replay, film: Film, { place, notes = [] }: ReplayPageOptions): string {
  const { board, seed, turnLimit } = header.setup;
  const where = place ?? `${board.grid.width}x${board.grid.height} hexes`;
  return pageHtml({
    title: titleOf(film),
    subtitle: `${where}, ${header.profile.id} rules, at most ${turnLimit} turns`,
    fillsScreen: true,
    lead: [
      playerHtml([film], [board]),
      html`<p class="keys">${KEYS_HELP} The seed of the game: <code>${seed}</code></p>`,
      notesHtml(notes),
    ],
    sections: [],
    foot: html`Made by Hexfall ${ENGINE_VERSION}. Not affiliated with any rights holder.`,
  });
}

function titleOf({ units }: Film): string {
  const [a, b] = [0, 1].map(side => forceWords(units.filter(unit => unit.side === side).map(unit => unit.name)));
  return `${a} against ${b}`;
}
