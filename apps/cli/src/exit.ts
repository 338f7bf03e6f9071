const EXIT_FAILED = 1;
export const EXIT_USAGE = 2;

/** A mistake in the command that the user can correct. Printed as one sentence, without a stack trace. */
export class UsageError extends Error {}

/** A correct command that failed, for example because of a bad file. Printed as one sentence, without a stack trace. */
export class FailedError extends Error {}

/** Prints an error and sets the exit code of the program. */
export function reportError(error: unknown): void {
  const expected = error instanceof UsageError || error instanceof FailedError;
  const text = error instanceof Error ? (expected ? error.message : (error.stack ?? error.message)) : String(error);
  process.stderr.write(`hexfall: ${text}\n`);
  process.exitCode = error instanceof UsageError ? EXIT_USAGE : EXIT_FAILED;
}
