import type { Phase } from '@hexfall/rules';
import type { GameRecord } from '../batch/game-record.ts';
import type { Batch } from '../batch/match-up.ts';
import { runBatch } from '../batch/run-batch.ts';
import { placeInSeries, type Series } from '../batch/series.ts';
import type { GameFailure, Workforce } from '../batch/workforce.ts';
import { continuationOf, type PlayOn } from '../continuation/continuation.ts';
import type { Course } from '../continuation/course.ts';
import { DRAW_SCORE, scoreOfA } from '../continuation/variants.ts';
import type { Estimate } from '../statistics/interval.ts';
import { wilsonInterval } from '../statistics/wilson.ts';
import { CurveMoments } from './curve-moments.ts';
import { firstOrders, nextOrders, type Order, type Sample } from './curve-plan.ts';
import { type DecisiveMoment, decisiveMoments } from './decisive-moments.ts';

/** How the game stood at one of its moments. */
export interface CurvePoint {
  /** How many events had happened. */
  readonly events: number;
  readonly turn: number;
  readonly phase: Phase;
  /** What the game was worth to A: its chance to win, a draw counting half. At the end of a game that is over, the result. */
  readonly chance: Estimate;
  /** Games that were played on from there; none where the result is known. */
  readonly games: number;
}

/** The chances of A over a whole game. */
export interface WinCurve {
  readonly points: readonly CurvePoint[];
  /** What decided the game, in the order in which it happened. */
  readonly decisive: readonly DecisiveMoment[];
  /** Games played so far, in all its points. */
  readonly games: number;
  readonly failures: readonly GameFailure[];
}

export interface CurveOptions extends Omit<PlayOn, 'changes'> {
  /**
   * Whether force B is side 0 of the game, as in every second game of a batch. The bots and the chances are those of A and B in any case.
   */
  readonly swapped?: boolean;
  /** How many games may be played, besides those of `known`. */
  readonly games: number;
  /**
   * Points of an earlier curve of the same game, bots and seed, perhaps worked out when the game had not gone as far: their games count and
   * are not played again.
   */
  readonly known?: readonly CurvePoint[];
  /**
   * Creates what plays the games of a series, such as `WorkerThreads`. It is called in every round, since the moments of a round depend on
   * the rounds before.
   */
  readonly createWorkforce: (series: Series, games: number) => Workforce;
  readonly signal?: AbortSignal;
  /** Called whenever games were played. */
  readonly onProgress?: (games: number) => void;
  /** Called after every round with the curve so far. */
  readonly onRound?: (curve: WinCurve) => void;
}

/** Share of all games that the first round plays, and the number of rounds after it. */
const FIRST_SHARE = 0.4;
const ROUNDS = 4;

/**
 * Finds out how likely A was to win at each moment of a game: moments are played on many times, coarse ones first, then finer ones where
 * the curve moves. The same course, bots, seed and number of games give the same curve with any workforce.
 *
 * @example
 * ```ts
 * import { readReplay } from '@hexfall/protocol';
 * import { Course, OwnThread, winCurve } from '@hexfall/sim';
 * import { quietReplay } from './table.mjs';
 *
 * const replay = readReplay(quietReplay());
 * const course = replay.ok && Course.of(replay.value);
 * if (!course || !course.ok) throw new Error('no replay');
 * const { points } = await winCurve(course.value, {
 *   bots: ['charger', 'charger'],
 *   seed: '42',
 *   games: 64,
 *   createWorkforce: series => new OwnThread(series),
 * });
 * points.at(-1)?.chance.value; // => 0.5
 * ```
 */
export async function winCurve(course: Course, options: CurveOptions): Promise<WinCurve> {
  const search = new CurveSearch(course, options);
  let orders = search.begin(Math.floor(options.games * FIRST_SHARE));
  for (let round = 0; ; round++) {
    await search.play(orders);
    const curve = search.curve();
    options.onRound?.(curve);
    const left = options.games - search.played;
    if (options.signal?.aborted === true || round >= ROUNDS || left <= 0) return curve;
    orders = search.next(Math.ceil(left / (ROUNDS - round)));
    if (orders.length === 0) return curve;
  }
}

class CurveSearch {
  private readonly course: Course;
  private readonly options: CurveOptions;
  private readonly told: CurveMoments;
  private readonly samples = new Map<number, Sample>();
  /** By moment: the number of its next game. */
  private readonly nextGame = new Map<number, number>();
  private readonly batches = new Map<number, Batch>();
  private readonly failures: GameFailure[] = [];
  /** Games played by this search. */
  played = 0;

  constructor(course: Course, options: CurveOptions) {
    this.course = course;
    this.options = options;
    this.told = new CurveMoments(course, options.swapped);
    for (const point of options.known ?? []) this.take(point);
  }

  /** Adds the games that an earlier curve played on from a moment. */
  private take({ events, games, chance }: CurvePoint): void {
    const moment = this.told.moments.findIndex(each => each.events === events);
    if (moment < 0 || games === 0) return;
    // Scores are whole or half points; a share of them may have lost its last bits.
    this.samples.set(moment, { games, score: Math.round(2 * this.ofA(chance).value * games) / 2 });
    this.nextGame.set(moment, games);
  }

  /** The moments to begin with, unless they are known. */
  begin(games: number): Order[] {
    return firstOrders(this.told.moments, games).filter(({ moment }) => !this.samples.has(moment));
  }

  next(games: number): Order[] {
    return nextOrders(this.told.moments, this.samples, this.end(), games);
  }

  /** Returns the result of a game that is over, as a score of side 0; `undefined` for a game that is not. */
  private end(): number | undefined {
    const { outcome } = this.course;
    if (outcome.kind === 'undecided') return undefined;
    return outcome.kind === 'draw' ? DRAW_SCORE : scoreOfA(outcome.side === 0 ? 'A' : 'B');
  }

  /** Converts a chance of side 0 into one of A, or the other way round. */
  private ofA({ value, low, high }: Estimate): Estimate {
    return this.options.swapped === true ? { value: 1 - value, low: 1 - high, high: 1 - low } : { value, low, high };
  }

  async play(orders: readonly Order[]): Promise<void> {
    const merged = mergeOrders(orders);
    const series = merged.map(({ moment }) => this.batchOf(moment));
    if (series.length === 0) return;
    const ranges = merged.map(({ moment, games }) => {
      const from = this.nextGame.get(moment) ?? 0;
      this.nextGame.set(moment, from + games);
      return { from, to: from + games };
    });
    const most = 2 * Math.ceil(Math.max(...ranges.map(({ to }) => to)) / 2);
    const done = new Set<number>();
    for (let number = 0; number < most * series.length; number++) {
      const { batch, game } = placeInSeries(series.length, number);
      if (game < ranges[batch]!.from || game >= ranges[batch]!.to) done.add(number);
    }
    const { createWorkforce, signal, onProgress } = this.options;
    const wanted = most * series.length - done.size;
    const { failures } = await runBatch(series, createWorkforce(series, wanted), {
      games: most * series.length,
      done,
      ...(signal === undefined ? {} : { signal }),
      onGames: records => {
        for (const record of records) this.add(merged[placeInSeries(series.length, record.game).batch]!.moment, record);
        onProgress?.(this.played);
      },
    });
    this.failures.push(...failures);
  }

  private add(moment: number, { outcome }: GameRecord): void {
    const { games, score } = this.samples.get(moment) ?? { games: 0, score: 0 };
    this.samples.set(moment, { games: games + 1, score: score + scoreOfA(outcome) });
    this.played++;
  }

  private batchOf(moment: number): Batch {
    const known = this.batches.get(moment);
    if (known !== undefined) return known;
    const { bots, seed, swapped } = this.options;
    const bySide = swapped === true ? ([bots[1], bots[0]] as const) : bots;
    const playOn = { bots: bySide, seed, changes: [] };
    const made = continuationOf(this.course, this.told.moments[moment]!.events, playOn);
    if (!made.ok) throw new Error(made.errors[0]);
    this.batches.set(moment, made.value.batch);
    return made.value.batch;
  }

  curve(): WinCurve {
    const points = [...this.samples]
      .sort(([one], [two]) => one - two)
      .map(([moment, { games, score }]): CurvePoint => {
        const { events, turn, phase } = this.told.moments[moment]!;
        return {
          events,
          turn,
          phase,
          games,
          chance: this.ofA({ value: score / games, ...wilsonInterval(score, games) }),
        };
      });
    const all = [...points, ...this.lastPoint()];
    const decisive = decisiveMoments(all, (from, to) => this.told.between(from, to));
    const games = points.reduce((sum, point) => sum + point.games, 0);
    return { points: all, decisive, games, failures: [...this.failures] };
  }

  private lastPoint(): CurvePoint[] {
    const end = this.end();
    if (end === undefined) return [];
    const { events } = this.course;
    const { turn, phase } = this.course.gameAt(events.length).state;
    return [{ events: events.length, turn, phase, games: 0, chance: this.ofA({ value: end, low: end, high: end }) }];
  }
}

/** One order for each moment. */
function mergeOrders(orders: readonly Order[]): Order[] {
  const games = new Map<number, number>();
  for (const order of orders) games.set(order.moment, (games.get(order.moment) ?? 0) + order.games);
  return [...games].map(([moment, count]) => ({ moment, games: count })).sort((one, two) => one.moment - two.moment);
}
