export { type Film, type FilmStep, type FilmUnit } from './film/film.ts';
export { type FilmOptions, makeFilm } from './film/make-film.ts';
export { type Figure, figureHtml, type Table, tableHtml } from './page/figure.ts';
export { type Content, Html, html } from './page/html.ts';
export { type Page, pageHtml, type Section } from './page/page.ts';
export { type ReportInput, simulationReport } from './simulation-report.ts';
