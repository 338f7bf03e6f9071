/**
 * Shared with other packages of this workspace only: it may change at any time. A test makes sure that every name is used.
 */
export { isSameBatch } from './batch/batch-json.ts';
export { crewsOf } from './batch/crews.ts';
export { type BatchTerms, describeBatch } from './batch/describe-batch.ts';
export { MAX_GAMES, MAX_TURNS } from './batch/limits.ts';
export { hasOutsideBots } from './batch/match-up.ts';
export { playChunk } from './batch/play-chunk.ts';
export { replayGameAsync } from './batch/play-game.ts';
export { remarksOnSeries } from './batch/remarks.ts';
export { chunkSize } from './batch/run-batch.ts';
export { findInSeries, seriesOf } from './batch/series.ts';
export { isSameSeries, type SeriesJson, seriesFromJson, seriesToJson } from './batch/series-json.ts';
export { type Attempt, createGameRunner, failureOf, splitAttempts } from './batch/workforce.ts';
export { comparisonAnswer } from './comparison/answer.ts';
export { GAMES_PER_ROUND } from './comparison/comparison.ts';
export { COMPARISON } from './comparison/comparison-file.ts';
export { type Contender, describeVariants, traitsOf } from './comparison/describe-variants.ts';
export { FIGURE_NAMES } from './comparison/figure-names.ts';
export { SHARE_FIGURES } from './comparison/rounds.ts';
export { arrangeLadder } from './ladder/arrange-ladder.ts';
export { LadderCollector, type LadderMeeting, type LadderResult, type LadderScore } from './ladder/ladder.ts';
export {
  cellsOf,
  LADDER_GROUNDS,
  LADDER_MIX_NAMES,
  LADDER_RULES,
  LADDER_SIZES,
  type LadderScope,
  WHOLE_LADDER,
} from './ladder/ladder-cells.ts';
export { type AboutLadder, LADDER } from './ladder/ladder-file.ts';
export { formatSeriesHeader, parseSeriesHeader, type SeriesHeader, type SeriesKind } from './results/series-lines.ts';
export { sideSums } from './results/side-sums.ts';
export { DifferingGames, FirstGames, type TellingGame } from './results/telling-games.ts';
export { mergeAttacks } from './results/totals.ts';
export { causeWords, pFigure, pWords } from './results/words.ts';
export {
  isPrecise,
  MIN_GAMES_FOR_PRECISION,
  MIN_ROUNDS_FOR_PRECISION,
  observationsNeeded,
  type PrecisionGoal,
} from './statistics/precision.ts';
export { eloOf, eloText } from './tournament/elo.ts';
export { TOURNAMENT } from './tournament/tournament-file.ts';
