import { CommanderError } from 'commander';
import { expect, test } from 'vitest';
import { UsageError } from './exit.ts';
import { createProgram } from './program.ts';

/** What a wrong command line writes to standard error. */
async function errorOutput(...args: string[]): Promise<string> {
  let output = '';
  const program = createProgram(() => {});
  for (const command of [program, ...program.commands]) command.configureOutput({ writeErr: text => (output += text) });
  await expect(program.parseAsync(args, { from: 'user' })).rejects.toBeInstanceOf(CommanderError);
  return output;
}

test.each([
  [['battle', 'HBK-4G'], "hexfall: missing required argument 'B'\n(run hexfall battle --help for usage)\n"],
  [
    ['simulate', '--gmes', '3'],
    "hexfall: unknown option '--gmes'\n(Did you mean --games?)\n(run hexfall simulate --help for usage)\n",
  ],
])('the wrong command line %j is refused with a hint at the help of that command', async (args, text) => {
  expect(await errorOutput(...args)).toBe(text);
});

test('an unknown command is refused with a hint at the list of commands', async () => {
  const unknown = createProgram(() => {}).parseAsync(['dance'], { from: 'user' });
  await expect(unknown).rejects.toThrow('"dance" is not a command; run hexfall --help for a list of commands.');
  await expect(unknown).rejects.toBeInstanceOf(UsageError);
});
