import { QueryError } from '@hexfall/view';
import { UsageError } from '../exit.ts';

/** Reads what a user asks. A question that cannot be asked is a wrong command. */
export function understand<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof QueryError ? new UsageError(error.message) : error;
  }
}
