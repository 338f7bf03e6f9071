import { isSearching } from '@hexfall/bots';
import type { Batch } from '../batch/match-up.ts';
import { botChoicesOf } from '../batch/match-up.ts';
import { type Series, seriesOf } from '../batch/series.ts';
import { type ChunkResult, OwnThread, type Workforce } from '../batch/workforce.ts';
import { type ThreadOptions, WorkerThreads } from './worker-threads.ts';

/**
 * Length of a spell, in milliseconds of processor time. After each spell the rest of the run is estimated from the games played in it. The
 * first spell is left out: while code is being compiled, games take far longer.
 */
const SPELL = 300;
/** Milliseconds of remaining play that are worth starting threads for: each loads and compiles the program anew. */
const WORTH_THREADS = 2000;

/** Units times turns of a game that is certainly over within a second, so that nobody needs to stop it. */
const MAX_UNIT_TURNS = 2000;

/**
 * Plays games in this thread, and starts worker threads only if the rest of the run is long enough to make up for it: for a few hundred
 * games, two threads take more processor time than one. For games that `areQuick`, since nothing watches this thread.
 *
 * @example
 * ```ts
 * import { runBatch } from '@hexfall/sim';
 * import { OwnThreadFirst } from '@hexfall/sim/threads';
 * import { prepareDuel } from './table.mjs';
 *
 * const batch = prepareDuel();
 * let count = 0;
 * await runBatch(batch, new OwnThreadFirst(batch, 8), { games: 8, onGames: records => void (count += records.length) });
 * count; // => 8
 * ```
 */
export class OwnThreadFirst implements Workforce {
  readonly size: number;
  private readonly own: OwnThread;
  private readonly startThreads: () => WorkerThreads;
  private threads: WorkerThreads | undefined;
  /** Settled when the chunk that this thread plays is done. */
  private busy: Promise<unknown> = Promise.resolve();
  private gamesLeft: number;
  private spells = 0;
  /** Processor time and games of this spell. */
  private time = 0;
  private games = 0;
  private dismissed = false;

  constructor(batches: Batch | Series, games: number, options: ThreadOptions = {}) {
    this.own = new OwnThread(batches);
    this.gamesLeft = games;
    this.size = WorkerThreads.sizeFor(options);
    this.startThreads = () => new WorkerThreads(batches, options);
  }

  play(games: readonly number[]): Promise<ChunkResult> {
    if (this.threads !== undefined) return this.threads.play(games);
    const played = this.busy.then(() => this.threads?.play(games) ?? this.playHere(games));
    this.busy = played.catch(() => undefined);
    return played;
  }

  async dismiss(): Promise<void> {
    this.dismissed = true;
    await Promise.all([this.own.dismiss(), this.threads?.dismiss()]);
  }

  private async playHere(games: readonly number[]): Promise<ChunkResult> {
    const before = process.cpuUsage();
    const result = await this.own.play(games);
    const { user, system } = process.cpuUsage(before);
    this.time += (user + system) / 1000;
    this.games += games.length;
    this.gamesLeft -= games.length;
    if (this.time >= SPELL) this.endSpell();
    return result;
  }

  /** Starts threads if the rest of the run is worth it, and begins another spell. */
  private endSpell(): void {
    const timeLeft = (this.time / this.games) * this.gamesLeft;
    const isWorthThreads = this.spells++ > 0 && timeLeft > WORTH_THREADS;
    if (isWorthThreads && this.size > 1 && !this.dismissed) this.threads = this.startThreads();
    this.time = this.games = 0;
  }
}

/**
 * Whether all games are over so soon that they may be played in a thread that nobody watches and nothing can interrupt.
 *
 * @example
 * ```ts
 * import { areQuick } from '@hexfall/sim/threads';
 * import { prepareDuel } from './table.mjs';
 *
 * const batch = prepareDuel();
 * areQuick(batch); // => true
 * areQuick({ ...batch, bots: ['tactician', 'lookahead'] }); // => false
 * ```
 */
export function areQuick(batches: Batch | Series): boolean {
  return seriesOf(batches).every(batch => {
    const hasQuickBots = botChoicesOf(batch).every(bot => bot.kind === 'builtIn' && !isSearching(bot.name));
    return (
      hasQuickBots && batch.fields.every(({ straight }) => straight.units.length * straight.turnLimit <= MAX_UNIT_TURNS)
    );
  });
}
