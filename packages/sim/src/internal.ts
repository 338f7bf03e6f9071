/**
 * What other packages of this workspace need and nobody else should: it may change at any time. A test sees to it that
 * every name is used.
 */
export { isSameBatch } from './batch/batch-json.ts';
export { hasOutsideBots } from './batch/match-up.ts';
export { replayOpenGame } from './batch/play-game.ts';
export { mergeAttacks } from './results/totals.ts';
export type { Source } from './tally/sources.ts';
