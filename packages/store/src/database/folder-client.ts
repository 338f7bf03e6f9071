import { type Extension, PGlite } from '@electric-sql/pglite';
import { isTemporary } from '../patience.ts';
import { StoreError } from '../store-error.ts';

/** What PGlite takes from a listener to its log as the wish not to print the line. */
const DO_NOT_PRINT = false;

/** Finds the line of the log in which PostgreSQL says why it ends itself. */
const LAST_WORDS = /\b(?:PANIC|FATAL): {2}(.+)$/;
/** Class of codes for internal errors, which include a disk quota that is used up. */
const INTERNAL = 'XX';
const SETTINGS = [
  // Otherwise the progress of a recovery is logged every few seconds, by a timer that outlives a recovery that fails.
  'log_startup_progress_interval=0',
  // Clearing the usual 128 MB takes half of the time needed to open a folder; one process needs less.
  'shared_buffers=16MB',
  // Files of the log that are no longer needed are kept for reuse, up to the first size.
  'min_wal_size=32MB',
  'max_wal_size=64MB',
];

/**
 * The database of a folder, which runs in this process. PostgreSQL ends itself when it cannot write its log, as on a full disk, and PGlite
 * would keep calling the ended database without ever giving an answer. With this class every further query fails with a sentence. The same
 * goes for an error that does not end the database but that waiting would not cure, since nobody else repairs a database in this process.
 */
export class FolderClient extends PGlite {
  private readonly health: Health;

  private constructor(path: string, health: Health) {
    super(path, {
      onStderr: line => {
        health.hear(line);
        return DO_NOT_PRINT;
      },
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

  /**
   * Closes the database. One that cannot write cannot be shut down in order; the next process that opens the folder recovers all that was
   * kept.
   */
  override async close(): Promise<void> {
    if (this.health.isGood) await super.close();
    else await this.fs!.closeFs();
  }
}

function isFinal(error: unknown): error is Error {
  const { code } = error as { code?: unknown };
  return isTemporary(error) || (typeof code === 'string' && code.startsWith(INTERNAL));
}

/** Whether the database still answers and, if not, the last thing that it said. */
class Health {
  lastWords: string | undefined;
  private reason: string | undefined;

  get isGood(): boolean {
    return this.reason === undefined;
  }

  /** Takes note of a line of the database's log. */
  hear(line: string): void {
    this.lastWords = LAST_WORDS.exec(line)?.[1] ?? this.lastWords;
  }

  end(reason = 'it has ended'): void {
    this.reason ??= reason;
  }

  check(): void {
    if (this.reason === undefined) return;
    throw new StoreError(
      `the database of this folder has stopped working: ${this.reason}. What it had stored is safe.`,
    );
  }
}

/** Returns an extension that notes when the database ends itself. */
function watchForEnd(health: Health): Extension {
  const onAbort = (): void => health.end(health.lastWords);
  return {
    name: 'end watch',
    setup: async (_client, options: object) => ({ emscriptenOpts: { ...options, onAbort } }),
  };
}
