const EXIT_FAILED = 1;
export const EXIT_WRONG_USE = 2;

/** Something a user can put right in the command: told in one sentence, without a stack. */
export class UsageError extends Error {}

/** Something that did not work out, such as a file that is not what it should be: told in one sentence. */
export class FailedError extends Error {}

/** Ends the program with a sentence for people and a code for scripts. */
export function fail(error: unknown): void {
  const expected = error instanceof UsageError || error instanceof FailedError;
  const text = error instanceof Error ? (expected ? error.message : (error.stack ?? error.message)) : String(error);
  process.stderr.write(`hexfall: ${text}\n`);
  process.exitCode = error instanceof UsageError ? EXIT_WRONG_USE : EXIT_FAILED;
}
