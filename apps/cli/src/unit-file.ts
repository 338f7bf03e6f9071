import { decodeText } from '@hexfall/data';
import { fail, type Result, succeed } from '@hexfall/rules';
import { FailedError, UsageError } from './exit.ts';
import { readBytes } from './files.ts';

/** Whether a name is the path of a unit file. */
export function isUnitPath(name: string): boolean {
  return /\.(?:mtf|json)$/i.test(name);
}

/** Reads a text file up to a maximum size; a larger file is not opened. Naming a file that cannot be opened is a mistake in the command. */
export function readFileText(path: string, maxBytes: number): Result<string, FailedError | UsageError> {
  try {
    const text = decodeText(readBytes(path, maxBytes));
    return text === undefined ? fail(new FailedError(`${path}: the file is not text.`)) : succeed(text);
  } catch (error) {
    if (error instanceof UsageError || error instanceof FailedError) return fail(error);
    throw error;
  }
}
