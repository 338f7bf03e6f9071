import { type Extension, PGlite } from '@electric-sql/pglite';
import { isPassing } from '../patience.ts';
import { StoreError } from '../store-error.ts';

/** How PostgreSQL begins what it says before it ends itself, on the channel for its log. */
const LAST_WORDS = /\b(?:PANIC|FATAL): {2}(.+)$/;
/** Class of codes for what should not happen: a quota that is used up is among them. */
const INTERNAL = 'XX';
const SETTINGS = [
  // It would tell its log every few seconds how far a recovery is, by a timer that outlives one that fails.
  'log_startup_progress_interval=0',
  // Clearing the usual 128 MB takes half of the time in which a folder is opened; one process needs less.
  'shared_buffers=16MB',
  // A log that has been worked off is kept up to the first size, for later use.
  'min_wal_size=32MB',
  'max_wal_size=64MB',
];

/**
 * The database of a folder, which runs in this process. It ends itself when it cannot write its log, as on a full disk, and PGlite would
 * call what has ended again and again, without ever giving an answer. Here every further question fails with a sentence, also after an
 * error that does not end it but that waiting would not cure, since nobody else is going to repair a database in this process.
 */
export class FolderClient extends PGlite {
  private readonly health: Health;

  private constructor(path: string, health: Health) {
    super(path, {
      onStderr: line => health.hear(line),
      extensions: { endWatch: watchForEnd(health) },
      startParams: [...PGlite.defaultStartParams, ...SETTINGS.flatMap(setting => ['-c', setting])],
    });
    this.health = health;
  }

  static async open(path: string): Promise<FolderClient> {
    const health = new Health();
    const client = new FolderClient(path, health);
    try {
      await client.waitReady;
    } catch (error) {
      const reason = health.lastWords ?? (error as Error).message;
      throw new StoreError(`the database in this folder cannot be opened: ${reason}.`);
    }
    return client;
  }

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    this.health.check();
    const answer = super.execProtocolRawSync(message);
    this.health.check();
    return answer;
  }

  override async execProtocolStream(
    ...args: Parameters<PGlite['execProtocolStream']>
  ): ReturnType<PGlite['execProtocolStream']> {
    try {
      return await super.execProtocolStream(...args);
    } catch (error) {
      if (isFinal(error)) this.health.end(error.message);
      this.health.check();
      throw error;
    }
  }

  /** What cannot write cannot be shut down in order. The next who opens the folder recovers all that was kept. */
  override async close(): Promise<void> {
    if (this.health.isGood) await super.close();
    else await this.fs!.closeFs();
  }
}

function isFinal(error: unknown): error is Error {
  const { code } = error as { code?: unknown };
  return isPassing(error) || (typeof code === 'string' && code.startsWith(INTERNAL));
}

/** Whether the database can be asked, and what it said last if not. */
class Health {
  lastWords: string | undefined;
  private reason: string | undefined;

  get isGood(): boolean {
    return this.reason === undefined;
  }

  /** Hears a line of the database's log. Returns whether it is to be printed. */
  hear(line: string): boolean {
    this.lastWords = LAST_WORDS.exec(line)?.[1] ?? this.lastWords;
    return false;
  }

  end(reason = 'it has ended'): void {
    this.reason ??= reason;
  }

  check(): void {
    if (this.reason === undefined) return;
    throw new StoreError(`the database of this folder cannot go on: ${this.reason}. What it had kept is safe.`);
  }
}

/** Notes when the database ends itself. */
function watchForEnd(health: Health): Extension {
  const onAbort = (): void => health.end(health.lastWords);
  return {
    name: 'end watch',
    setup: async (_client, options: object) => ({ emscriptenOpts: { ...options, onAbort } }),
  };
}
