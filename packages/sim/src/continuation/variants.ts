import type { GameRecord, SimOutcome } from '../batch/game-record.ts';
import type { Batch } from '../batch/match-up.ts';
import { placeInSeries } from '../batch/series.ts';
import type { GameFailure } from '../batch/workforce.ts';
import { ResultCollector, type SimulationResult } from '../results/simulation-result.ts';
import type { Estimate } from '../statistics/interval.ts';
import { PairedDifferences } from '../statistics/paired-differences.ts';

/** A draw counts as half a win. */
export const DRAW_SCORE = 0.5;

/** What a result is worth to A: 1 for a win, 0 for a loss. */
export function scoreOfA(outcome: SimOutcome): number {
  return outcome === 'A' ? 1 : outcome === 'B' ? 0 : DRAW_SCORE;
}

/**
 * Collects the games of several continuations of one moment, which differ in what was changed. They are played as a series: game `i` of
 * each has the same dice, so that their differences are known sooner than each of them.
 *
 * @example
 * ```ts
 * import { readReplay } from '@hexfall/protocol';
 * import { Course, continuationOf, OwnThread, runBatch, VariantCollector } from '@hexfall/sim';
 * import { quietReplay } from './table.mjs';
 *
 * const replay = readReplay(quietReplay());
 * const course = replay.ok && Course.of(replay.value);
 * if (!course || !course.ok) throw new Error('no replay');
 * const { events, order } = course.value.parts[1]!;
 * const series = [order, order].map(each => [{ kind: 'order', order: each! } as const]).map(changes => {
 *   const made = continuationOf(course.value, events, { bots: ['charger', 'charger'], seed: '42', changes });
 *   if (!made.ok) throw new Error(made.errors[0]);
 *   return made.value.batch;
 * });
 * const collector = new VariantCollector(series);
 * await runBatch(series, new OwnThread(series), { games: 8, onGames: games => games.forEach(game => collector.add(game)) });
 * collector.differenceFrom(1).value; // => 0
 * ```
 */
export class VariantCollector {
  private readonly collectors: readonly ResultCollector[];
  /** By variant: scores of A that wait for the other variants' games of the same number. */
  private readonly scores: readonly Map<number, number>[];
  private readonly differences: readonly PairedDifferences[];

  constructor(series: readonly Batch[]) {
    this.collectors = series.map(batch => new ResultCollector(batch));
    this.scores = series.map(() => new Map());
    this.differences = series.map(() => new PairedDifferences());
  }

  add(record: GameRecord): void {
    const { batch, game } = placeInSeries(this.collectors.length, record.game);
    this.collectors[batch]!.add({ ...record, game });
    this.scores[batch]!.set(game, scoreOfA(record.outcome));
    const row = this.scores.map(scores => scores.get(game));
    if (row.some(score => score === undefined)) return;
    for (const [i, difference] of this.differences.entries()) difference.add(row[0]! - row[i]!);
    for (const scores of this.scores) scores.delete(game);
  }

  /** Games so far, of all variants. */
  get count(): number {
    return this.collectors.reduce((sum, { samples }) => sum + samples.count, 0);
  }

  /** Returns the results of a variant so far. */
  of(variant: number): ResultCollector {
    return this.collectors[variant]!;
  }

  /** Returns by how much the first variant's score of A exceeds another's, game by game. */
  differenceFrom(variant: number): Estimate {
    return this.differences[variant]!.bonettPriceInterval(DRAW_SCORE);
  }

  results(failures: readonly GameFailure[] = []): SimulationResult[] {
    return this.collectors.map((collector, i) =>
      collector.result(failures.filter(({ game }) => placeInSeries(this.collectors.length, game).batch === i)),
    );
  }
}
