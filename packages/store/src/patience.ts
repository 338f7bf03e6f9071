import { setTimeout } from 'node:timers/promises';

/** Codes of errors that pass: the server is away, restarting, full or busy. */
const PASSING_CODES: ReadonlySet<string> = new Set([
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
/** Classes of codes of PostgreSQL: connection, resources such as memory or disk, operator, transaction, and a server that only reads. */
const PASSING_CLASSES: readonly string[] = ['08', '53', '57', '40', '58', '25006', '55'];

/** Whether an error of the database may be gone if one waits. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && (PASSING_CODES.has(code) || PASSING_CLASSES.some(start => code.startsWith(start))))
    return true;
  if (error instanceof AggregateError) return error.errors.some(isPassing);
  return error.cause !== undefined && isPassing(error.cause);
}

const FIRST_WAIT_MS = 100;
const MAX_WAIT_MS = 5000;

/** The error behind an error: what is wrong, without what was asked for. */
function rootCause(error: Error): Error {
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error.cause;
  return inner instanceof Error ? rootCause(inner) : error;
}

/** What is told while the database cannot be reached. */
export type OnWait = (error: Error) => void;

/** Tries work again for as long as its errors pass, with growing pauses. */
export async function patiently<T>(work: () => Promise<T>, onWait: OnWait, signal?: AbortSignal): Promise<T> {
  for (let pause = FIRST_WAIT_MS; ; pause = Math.min(2 * pause, MAX_WAIT_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error) || signal?.aborted === true) throw error;
      onWait(rootCause(error as Error));
      await setTimeout(pause, undefined, { ref: true, ...(signal === undefined ? {} : { signal }) }).catch(
        () => undefined,
      );
    }
  }
}
