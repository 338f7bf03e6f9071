/**
 * The public API. Every function has an example, and a test runs them all.
 */

export type { FilmChange } from './film/caption-writer.ts';
export type { ChanceMoment, ChancePoint, Chances, ChancesByEvent } from './film/chances.ts';
export type { Film, FilmStep, FilmUnit, HeatWords, MomentKind } from './film/film.ts';
export { FilmMaker, type FilmTitle } from './film/film-maker.ts';
export { type FilmOptions, makeFilm } from './film/make-film.ts';
