import { FailedError } from './exit.ts';
import { createProgram } from './program.ts';

/** What a command printed on standard output and standard error. */
export interface Printed {
  readonly text: string;
  readonly errors: string;
}

/** Runs a command line and returns what it printed on standard output. For tests. */
export async function capture(...args: string[]): Promise<string> {
  return (await captureBoth(...args)).text;
}

/** Runs a command line and returns everything that it printed. For tests. */
export async function captureBoth(...args: string[]): Promise<Printed> {
  const printed = { text: '', errors: '' };
  await runInto(printed, args);
  return printed;
}

/** Runs a command line that prints a result and fails nevertheless. Returns what it printed, and why it failed. For tests. */
export async function captureFailed(...args: string[]): Promise<Printed & { readonly failure: string }> {
  const printed = { text: '', errors: '' };
  try {
    await runInto(printed, args);
  } catch (error) {
    if (error instanceof FailedError) return { ...printed, failure: error.message };
    throw error;
  }
  throw new Error(`hexfall ${args.join(' ')} did not fail`);
}

async function runInto(printed: { text: string; errors: string }, args: readonly string[]): Promise<void> {
  const terminal = { write: (part: string): void => void (printed.errors += part) };
  await createProgram(part => void (printed.text += part), terminal).parseAsync(args, { from: 'user' });
}
