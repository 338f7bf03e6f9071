import { createProgram } from './program.ts';

/** Runs a command line and returns what it printed. For tests. */
export async function capture(...args: string[]): Promise<string> {
  let text = '';
  const program = createProgram(part => {
    text += part;
  });
  await program.parseAsync(args, { from: 'user' });
  return text;
}
