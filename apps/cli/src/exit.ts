import { CommanderError } from 'commander';
import { cleanLine, cleanText } from './clean-text.ts';

const EXIT_FAILED = 1;
const EXIT_USAGE = 2;

/** An error that is printed as one sentence, without a stack trace, followed by a line for each of its details. */
class ExpectedError extends Error {
  readonly details: readonly string[];

  constructor(message: string, details: readonly string[] = []) {
    super(message);
    this.details = details;
  }
}

/** A mistake in the command that the user can correct: a wrong option, or a name for which nothing is found. */
export class UsageError extends ExpectedError {}

/** A correct command that failed, for example because of what is in a file. */
export class FailedError extends ExpectedError {}

/**
 * Returns the exit code of a command that ended with this error: 1 if it failed, 2 if the command line was wrong, 0 after a request for
 * help.
 */
export function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : EXIT_USAGE;
  return error instanceof UsageError ? EXIT_USAGE : EXIT_FAILED;
}

/** Returns an error in the form in which it is printed. */
export function formatError(error: unknown): string {
  if (error instanceof ExpectedError)
    return [error.message, ...error.details.map(detail => `  ${detail}`)].map(cleanLine).join('\n');
  return cleanText(error instanceof Error ? (error.stack ?? error.message) : String(error));
}

/** Prints an error, unless it was printed when the command line was parsed, and sets the exit code of the program. */
export function reportError(error: unknown): void {
  if (!(error instanceof CommanderError)) process.stderr.write(`hexfall: ${formatError(error)}\n`);
  process.exitCode = exitCodeOf(error);
}
