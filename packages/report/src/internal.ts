/**
 * Shared with other packages of this workspace only, so these exports may change at any time. A test makes sure that each of them is used.
 */
export { comparisonPage } from './comparison-report.ts';
export { type FilmTools, filmOfGame } from './film-of-game.ts';
export { type MarkupElement, type MarkupNode, readMarkup } from './page/markup-tree.ts';
export { simulationPage } from './simulation-report.ts';
export { tournamentPage } from './tournament-report.ts';
