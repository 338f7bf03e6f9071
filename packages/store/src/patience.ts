import { setTimeout } from 'node:timers/promises';

/** Codes of temporary errors: the server is away, restarting, full or busy. */
const TEMPORARY_CODES: ReadonlySet<string> = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
]);
/**
 * Classes of PostgreSQL's codes for temporary errors: connection, resources such as memory or disk, operator intervention, transaction
 * rollback, system errors, a server that only reads, and objects that are in use.
 */
const TEMPORARY_CLASSES: readonly string[] = ['08', '53', '57', '40', '58', '25006', '55'];

/** Whether an error of the database is temporary, so that waiting may help. */
export function isTemporary(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (
    typeof code === 'string' &&
    (TEMPORARY_CODES.has(code) || TEMPORARY_CLASSES.some(start => code.startsWith(start)))
  )
    return true;
  if (error instanceof AggregateError) return error.errors.some(isTemporary);
  return error.cause !== undefined && isTemporary(error.cause);
}

const FIRST_WAIT_MS = 100;
const MAX_WAIT_MS = 5000;

/** Returns the innermost error, which says what is wrong without repeating the query. */
function rootCause(error: Error): Error {
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error.cause;
  return inner instanceof Error ? rootCause(inner) : error;
}

/** Called whenever the database cannot be reached, before the next attempt. */
export type OnWait = (error: Error) => void;

/** Repeats work, with growing pauses, for as long as its errors are temporary. */
export async function patiently<T>(work: () => Promise<T>, onWait: OnWait, signal?: AbortSignal): Promise<T> {
  for (let pause = FIRST_WAIT_MS; ; pause = Math.min(2 * pause, MAX_WAIT_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!isTemporary(error) || signal?.aborted === true) throw error;
      onWait(rootCause(error as Error));
      await setTimeout(pause, undefined, { ref: true, ...(signal === undefined ? {} : { signal }) }).catch(
        () => undefined,
      );
    }
  }
}
