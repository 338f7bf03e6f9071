import { CommanderError } from 'commander';
import { expect, test } from 'vitest';
import { createProgram } from './program.ts';

/** What is told on the side of errors about a command line. */
async function complaint(...args: string[]): Promise<string> {
  let told = '';
  const program = createProgram(() => {});
  for (const command of [program, ...program.commands]) command.configureOutput({ writeErr: text => (told += text) });
  await expect(program.parseAsync(args, { from: 'user' })).rejects.toBeInstanceOf(CommanderError);
  return told;
}

test.each([
  [['battle', 'HBK-4G'], "hexfall: missing required argument 'B'\n(hexfall battle --help tells what it takes)\n"],
  [
    ['simulate', '--gmes', '3'],
    "hexfall: unknown option '--gmes'\n(Did you mean --games?)\n(hexfall simulate --help tells what it takes)\n",
  ],
])('%j is refused in the words of the program, with the help of that command', async (args, text) => {
  expect(await complaint(...args)).toBe(text);
});
