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
  let [text, errors] = ['', ''];
  const program = createProgram(
    part => {
      text += part;
    },
    { write: part => (errors += part) },
  );
  await program.parseAsync(args, { from: 'user' });
  return { text, errors };
}
