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
  /** Whether tables may be created and changed; workers need not have the right to. */
  readonly mayChange: boolean;
  /** What the program calls itself towards the server. */
  readonly name: string;
  /** Waits for a server that cannot be reached, instead of failing. */
  readonly waiting?: Waiting;
  /** The engine, for tests; by default the mark of this one. */
  readonly engine?: string;
  /** Seconds after which a server that does not answer is taken for unreachable, for tests. */
  readonly answerSeconds?: number;
}

/** Seconds between two looks for workers that are gone and runs that are over, by whoever comes first. */
const LOOK_SECONDS = 3;
const TIDY_SECONDS = 30;
/** Seconds after which somebody who takes care of a run and is not heard of is replaced. */
const CARE_SECONDS = 20;

/** Runs, their chunks and those who play them. */
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

  /** Opens a store, and sets it up if that is allowed and necessary. Who has time waits for a server that is away. */
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
      // Nobody else has a folder open: whoever is on its roster was killed, or found the disk full.
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

  /** Makes sure that the queue of this engine exists. Whoever may not create it is told who has to. */
  async requireQueue(): Promise<void> {
    if (await this.queue.exists()) return;
    if (!this.mayChange)
      throw new StoreError(
        `the store has no queue for engine ${this.engine} yet; it is made by the first run of that version, or, as its owner: hexfall runs --setup`,
      );
    await this.queue.create();
  }

  /**
   * Puts chunks back in line whose workers are gone, and sets those aside that have been tried too often. Any process may do this at any
   * time. A worker is gone that has not been heard of for so many seconds.
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

  /** Does what any process may do for all, unless another did a moment ago. */
  async lookAfterAll(): Promise<void> {
    if (await this.isDue(`look after ${this.engine}`, LOOK_SECONDS)) {
      await this.recover();
      await this.settle();
    }
    if (!(await this.isDue('tidy', TIDY_SECONDS))) return;
    await this.queue.tidy();
    await this.database.tidy();
  }

  /** Whether nobody has done a chore for so long; then it falls to whoever asks. */
  private async isDue(chore: string, seconds: number): Promise<boolean> {
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
   * Takes the care of a run, which stops it when it is precise enough, unless another process has it. Whoever has it says so again and
   * again, so that a process that is killed leaves no run alone.
   */
  claimRun(run: number, isMine: boolean): Promise<boolean> {
    return this.isDue(`care for run ${run}`, isMine ? 0 : CARE_SECONDS);
  }

  /**
   * Marks the runs as finished whose games have all been played. Chunks of others that are neither played nor in the queue are put in line
   * again: whoever was to do that was killed in between, or a server that took over did not know of them yet.
   */
  async settle(): Promise<void> {
    for (const info of await this.runs.running()) {
      const progress = await this.runs.progressOf(info);
      if (!isComplete(progress)) {
        if (!(await this.queue.hasChunksOf(info.run))) await this.enqueueMissing(info);
      } else if (info.precision === 0) await this.runs.finish(info.run, info.games);
    }
  }

  /** A run that cannot be put in line must not keep others from being looked after. */
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
