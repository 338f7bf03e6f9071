import { sql } from 'drizzle-orm';
import type { StoreAddress } from './address.ts';
import { checkSteps, type Database, migrate } from './database/database.ts';
import { chores } from './database/tables.ts';
import { engineMark } from './engine-mark.ts';
import { patiently } from './patience.ts';
import { ChunkQueue } from './queue.ts';
import { ChunkStore } from './runs/chunk-store.ts';
import { Losses, MAX_LOSSES } from './runs/losses.ts';
import { isComplete, type RunSummary } from './runs/run-info.ts';
import { Runs } from './runs/runs.ts';
import { StoreError, type Waiting } from './store-error.ts';
import { Roster } from './worker/roster.ts';

export interface StoreOptions {
  /** Whether tables may be created and changed. Workers need no right to do so. */
  readonly mayChange: boolean;
  /** The name under which the program connects to the server. */
  readonly name: string;
  /** Waits for a server that cannot be reached, instead of failing. */
  readonly waiting?: Waiting;
  /** The engine, for tests; by default the mark of this one. */
  readonly engine?: string;
  /** Seconds after which a server that does not answer counts as unreachable, for tests. */
  readonly answerSeconds?: number;
}

/** Seconds between two searches for workers that are gone and runs that are over. Whichever process comes first does it for all. */
const LOOK_SECONDS = 3;
const TIDY_SECONDS = 30;
/** Seconds of silence after which another process takes over the care of a run. */
const CARE_SECONDS = 20;

/** A store: its runs, their chunks, and the workers that play them. */
export class Store {
  readonly runs: Runs;
  readonly chunks: ChunkStore;
  readonly losses: Losses;
  readonly roster: Roster;
  readonly queue: ChunkQueue;
  readonly engine: string;
  private readonly database: Database;
  private readonly mayChange: boolean;

  private constructor(database: Database, queue: ChunkQueue, engine: string, mayChange: boolean) {
    this.database = database;
    this.mayChange = mayChange;
    this.queue = queue;
    this.engine = engine;
    this.runs = new Runs(database, queue, engine);
    this.chunks = new ChunkStore(database);
    this.losses = new Losses(database);
    this.roster = new Roster(database);
  }

  /** Opens a store, and sets it up if that is allowed and necessary. With `waiting`, waits for a server that is away. */
  static async open(address: StoreAddress, options: StoreOptions): Promise<Store> {
    const { waiting } = options;
    const open = (): Promise<Store> => Store.openOnce(address, options);
    return waiting === undefined ? open() : patiently(open, waiting.onWait, waiting.signal);
  }

  private static async openOnce(address: StoreAddress, options: StoreOptions): Promise<Store> {
    const { mayChange, engine = engineMark() } = options;
    const database = await openDatabase(address, options);
    try {
      if (mayChange) await database.exclusively(() => migrate(database));
      else await checkSteps(database);
      const queue = await database.exclusively(() => ChunkQueue.open(database, engine, mayChange));
      const store = new Store(database, queue, engine, mayChange);
      if (mayChange) await store.requireQueue();
      // No other process has the folder open, so any worker on its roster was killed, or stopped by a full disk.
      if (mayChange && address.kind === 'folder') await store.recover(0);
      return store;
    } catch (error) {
      await database.close();
      throw error;
    }
  }

  /**
   * Returns this store as another engine sees it, for tests.
   * @internal
   */
  async ofEngine(engine: string): Promise<Store> {
    const queue = await ChunkQueue.open(this.database, engine, this.mayChange);
    const store = new Store(this.database, queue, engine, this.mayChange);
    await store.requireQueue();
    return store;
  }

  /** Makes sure that the queue of this engine exists. A process that may not create it fails with a sentence that says who can. */
  async requireQueue(): Promise<void> {
    if (await this.queue.exists()) return;
    if (!this.mayChange)
      throw new StoreError(
        `the store has no queue for engine ${this.engine} yet; it is made by the first run of that version, or, as its owner: hexfall runs --setup`,
      );
    await this.queue.create();
  }

  /**
   * Puts chunks whose workers are gone back in line, and sets aside those that have been tried too often. Any process may do this at any
   * time. A worker is gone if it has not reported for `goneSeconds`.
   */
  async recover(goneSeconds?: number): Promise<void> {
    const held = await this.roster.heldJobs(this.engine);
    const lost = await this.roster.strikeOff(this.engine, goneSeconds);
    for (const job of await this.queue.putBack(lost)) {
      if ((await this.losses.note(job)) < MAX_LOSSES) continue;
      await this.runs.setAside({ ...job, reason: `${MAX_LOSSES} workers vanished while they played it` });
      await this.queue.complete(job);
    }
    await this.queue.releaseOrphans(held);
    for (const dead of await this.queue.takeDead()) await this.runs.setAside(dead);
  }

  /** Does the chores that any process may do for all, unless another process did them a moment ago. */
  async lookAfterAll(): Promise<void> {
    if (await this.claimChore(`look after ${this.engine}`, LOOK_SECONDS)) {
      await this.recover();
      await this.settle();
    }
    if (!(await this.claimChore('tidy', TIDY_SECONDS))) return;
    await this.queue.tidy();
    await this.database.tidy();
  }

  /** Takes over a chore that nobody has done for this many seconds. Returns whether it now falls to the caller. */
  private async claimChore(chore: string, seconds: number): Promise<boolean> {
    const [taken] = await this.database.queries
      .insert(chores)
      .values({ chore, done: sql`now()` })
      .onConflictDoUpdate({
        target: chores.chore,
        set: { done: sql`now()` },
        setWhere: sql`${chores.done} < now() - make_interval(secs => ${seconds})`,
      })
      .returning({ chore: chores.chore });
    return taken !== undefined;
  }

  /**
   * Takes over the care of a run, which stops the run when it is precise enough, unless another process has it. The process that has it
   * renews its claim again and again, so that the run of a process that is killed is not left alone.
   */
  claimRun(run: number, isMine: boolean): Promise<boolean> {
    return this.claimChore(`care for run ${run}`, isMine ? 0 : CARE_SECONDS);
  }

  /**
   * Marks as finished every run whose games have all been played, except for runs that stop at a precision, which the process that takes
   * care of them finishes. In other runs, chunks that are neither played nor in the queue are put in line again: the process that was to do
   * so was killed, or a server that took over had not received them yet.
   */
  async settle(): Promise<void> {
    for (const info of await this.runs.running()) {
      const progress = await this.runs.progressOf(info);
      if (!isComplete(progress)) {
        if (!(await this.queue.hasChunksOf(info.run))) await this.enqueueMissing(info);
      } else if (info.precision === 0) await this.runs.finish(info.run, info.games);
    }
  }

  /** Puts missing chunks of a run in line. A run for which that fails must not keep others from being looked after. */
  private async enqueueMissing(info: RunSummary): Promise<void> {
    await this.runs.enqueueMissing(info).catch((error: unknown) => {
      if (!(error instanceof StoreError)) throw error;
    });
  }

  async close(): Promise<void> {
    await this.queue.close();
    await this.database.close();
  }
}

/** Each kind of database is loaded only when it is used. */
async function openDatabase(address: StoreAddress, options: StoreOptions): Promise<Database> {
  if (address.kind === 'server') {
    const { name, answerSeconds } = options;
    return (await import('./database/open-server.ts')).openServer({ url: address.url, name, answerSeconds });
  }
  return (await import('./database/open-folder.ts')).openFolder(address.path);
}
