import { CommanderError } from 'commander';
import { expect, test } from 'vitest';
import { capture } from './capture.ts';
import { UsageError } from './exit.ts';
import { createProgram } from './program.ts';

/** Returns what a wrong command line writes to standard error. */
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

test('a mistyped command brings a suggestion', async () => {
  await expect(capture('simulat')).rejects.toThrow('"simulat" is not a command; did you mean hexfall simulate?');
  await expect(capture('simulat', 'HBK-4G', 'WVR-6R')).rejects.toThrow('did you mean hexfall simulate?');
  await expect(capture('simulate', 'A', 'B', 'C')).rejects.toThrow('simulate takes two forces, not 3');
  await expect(capture('abracadabra')).rejects.toThrow('run hexfall --help for a list of commands.');
});
