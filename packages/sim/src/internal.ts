/**
 * Shared with other packages of this workspace only: it may change at any time. A test makes sure that every name is used.
 */
export { isSameBatch } from './batch/batch-json.ts';
export { type BatchTerms, describeBatch } from './batch/describe-batch.ts';
export { MAX_GAMES, MAX_TURNS } from './batch/limits.ts';
export { hasOutsideBots } from './batch/match-up.ts';
export { replayGameAsync } from './batch/play-game.ts';
export { findInSeries, seriesOf } from './batch/series.ts';
export { isSameSeries } from './batch/series-json.ts';
export { GAMES_PER_ROUND } from './comparison/comparison.ts';
export { COMPARISON } from './comparison/comparison-file.ts';
export { FIGURE_NAMES } from './comparison/figure-names.ts';
export { SHARE_FIGURES } from './comparison/rounds.ts';
export { formatSeriesHeader, parseSeriesHeader, type SeriesHeader, type SeriesKind } from './results/series-lines.ts';
export { mergeAttacks } from './results/totals.ts';
export { causeWords, pFigure, pWords } from './results/words.ts';
export { eloOf, eloText } from './tournament/elo.ts';
export { TOURNAMENT } from './tournament/tournament-file.ts';
