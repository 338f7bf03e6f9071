import { QueryError } from '@hexfall/view';
import { UsageError } from '../exit.ts';

/** Reads a user's question. A question that cannot be asked is reported as a mistake in the command. */
export function understand<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof QueryError ? new UsageError(error.message) : error;
  }
}
