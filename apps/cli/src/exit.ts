const EXIT_FAILED = 1;
export const EXIT_WRONG_USE = 2;

/** Something a user can put right: told in one sentence, without a stack. */
export class UsageError extends Error {}

/** Ends the program with a sentence for people and a code for scripts. */
export function fail(error: unknown): void {
  const usage = error instanceof UsageError;
  const text = error instanceof Error ? (usage ? error.message : (error.stack ?? error.message)) : String(error);
  process.stderr.write(`hexfall: ${text}\n`);
  process.exitCode = usage ? EXIT_WRONG_USE : EXIT_FAILED;
}
