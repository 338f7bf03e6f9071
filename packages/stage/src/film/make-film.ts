import { type Replay, type ReplayError, watchReplay } from '@hexfall/protocol';
import { fail, type Result, succeed } from '@hexfall/rules';
import { type ChancesByEvent, chancesOf } from './chances.ts';
import type { Film } from './film.ts';
import { FilmMaker, type FilmTitle } from './film-maker.ts';

export interface FilmOptions extends FilmTitle {
  /** How the game ended, if that was not by the rules, such as a forfeit. */
  readonly end?: string;
  /** How likely A was to win over the events of the game, if that was worked out. */
  readonly chances?: ChancesByEvent;
}

/**
 * Turns a replay into a film: everything a page needs to show the game without knowing the rules.
 *
 * @example
 * ```ts
 * import { readReplay } from '@hexfall/protocol';
 * import { makeFilm } from '@hexfall/stage';
 * import { quietReplay } from './table.mjs';
 *
 * const replay = readReplay(quietReplay());
 * if (!replay.ok) throw new Error('no replay');
 * const film = makeFilm(replay.value, { why: 'typical', title: 'A quiet day', board: 0, swapped: false });
 * film.ok && film.value.end; // => 'A draw after 1 turn'
 * film.ok && film.value.steps[0]?.t; // => 'Turn 1'
 * ```
 */
export function makeFilm(replay: Replay, { end, chances, ...title }: FilmOptions): Result<Film, ReplayError> {
  let maker: FilmMaker | undefined;
  const watched = watchReplay(replay, {
    before: (_event, game) => {
      maker ??= new FilmMaker(game, title);
    },
    after: event => void maker?.push(event),
  });
  if (!watched.ok) return fail(...watched.errors);
  maker ??= new FilmMaker(watched.value.game, title);
  maker.end(end);
  if (chances === undefined) return succeed(maker.film);
  const { film } = maker;
  const made = maker;
  return succeed({ ...film, chances: chancesOf(film, chances, step => made.eventsAt(step)) });
}
