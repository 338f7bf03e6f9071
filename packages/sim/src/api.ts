/**
 * The public API. Every function has an example, and a test runs them all.
 */
export { type BatchJson, batchFromJson, batchToJson, type FieldJson, type PositionJson } from './batch/batch-json.ts';
export { type BotChoice, type BuiltInChoice, parseBot } from './batch/bot-choice.ts';
export { type GamePlan, planGame } from './batch/game-plan.ts';
export {
  type AttackRecord,
  type GameForfeit,
  type GameRecord,
  OUTCOMES,
  type RollRecord,
  type SimOutcome,
  type UnitEnd,
  type UnitRecord,
} from './batch/game-record.ts';
export {
  type Batch,
  type BatchForce,
  type Battlefield,
  type Deploy,
  type MatchUp,
  type Position,
  prepareBatch,
  type SimBoard,
  type SimForce,
} from './batch/match-up.ts';
export type { DecisionOpening, MidwayOpening, Opening } from './batch/opening.ts';
export { type BotOpener, type OpenBots, playGame, replayGame } from './batch/play-game.ts';
export { type RunEnd, type RunOptions, runBatch } from './batch/run-batch.ts';
export { placeInSeries, type Series, type SeriesPlace } from './batch/series.ts';
export {
  type ChunkResult,
  type GameFailure,
  GameOverdue,
  OwnThread,
  WorkerLost,
  type Workforce,
} from './batch/workforce.ts';
export { ComparisonCollector, type ComparisonResult, type OpponentComparison } from './comparison/comparison.ts';
export type { AboutComparison, Variant } from './comparison/comparison-file.ts';
export type { Figure, FigureComparison } from './comparison/rounds.ts';
export type { Change } from './continuation/changes.ts';
export { type Continuation, continuationOf, type PlayOn } from './continuation/continuation.ts';
export { Course, type Part } from './continuation/course.ts';
export { VariantCollector } from './continuation/variants.ts';
export { type CurveOptions, type CurvePoint, type WinCurve, winCurve } from './curve/curve.ts';
export type { DecisiveMoment } from './curve/decisive-moments.ts';
export type { ForceFigures, UnitFigures } from './results/force-figures.ts';
export {
  formatGameLine,
  formatHeaderLine,
  type GamesHeader,
  parseGameLine,
  parseHeaderLine,
} from './results/game-lines.ts';
export { Column, Samples, UNIT_FIGURES, type UnitFigure, type UnitSamples } from './results/samples.ts';
export {
  type BoardResult,
  type ForfeitTotal,
  ResultCollector,
  type SideResult,
  type SimulationResult,
  type UnitResult,
} from './results/simulation-result.ts';
export type { AttackTotal, EndTotal, RollTotal } from './results/totals.ts';
export type { TurnHeat, TurnMean } from './results/turn-sums.ts';
export { type TypicalGame, typicalGames } from './results/typical-games.ts';
export { valueVerdict } from './results/value-verdict.ts';
export { type SimulateOptions, simulate } from './simulate.ts';
export {
  bradleyTerry,
  type Meeting,
  type Rating,
  type RatingOptions,
  type Ratings,
} from './statistics/bradley-terry.ts';
export type { Estimate, Interval } from './statistics/interval.ts';
export { kaplanMeier, type Lifetime, type SurvivalStep } from './statistics/kaplan-meier.ts';
export { PairedDifferences, requiredPairs } from './statistics/paired-differences.ts';
export {
  type BootstrapOptions,
  bootstrapInterval,
  type Median,
  medianOf,
  type QuantileInterval,
  quantile,
  quantileInterval,
  type Summary,
  sortedNumbers,
  summarize,
} from './statistics/quantile.ts';
export { type DifferenceCounts, signFlipTest } from './statistics/sign-flip-test.ts';
export { comparePairs, type PairedComparison } from './statistics/sign-test.ts';
export { marginOfError, type Proportion, proportionOf, wilsonInterval } from './statistics/wilson.ts';
export { type Pairing, roundRobin } from './tournament/round-robin.ts';
export { type Named, tellApart } from './tournament/tell-apart.ts';
export {
  type Entrant,
  type EntrantResult,
  type ForItsValue,
  type MeetingResult,
  TournamentCollector,
  type TournamentResult,
} from './tournament/tournament.ts';
export type { AboutTournament } from './tournament/tournament-file.ts';
