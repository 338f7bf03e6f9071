import { nearest } from '@hexfall/data';
import type { Command } from 'commander';
import { quote } from '../clean-text.ts';
import { UsageError } from '../exit.ts';
import type { SimulateOptions } from './options.ts';

/** The forces of `hexfall` without arguments: two built-in units whose fight is fair. */
const DEFAULT_FORCES = ['HBK-4G', 'WVR-6R'] as const;

function unknownCommand(program: Command, word: string): string {
  const near = nearest(
    word,
    program.commands.map(command => command.name()),
  );
  const hint = near === undefined ? 'run hexfall --help for a list of commands' : `did you mean hexfall ${near}`;
  return `${quote(word)} is not a command; ${hint}${near === undefined ? '.' : '?'}`;
}

/** Returns the forces to play, as the user typed them. Since `simulate` runs when no command is named, a mistyped command ends up here. */
export function forcesOf(
  program: Command,
  typed: readonly string[],
  { resume }: SimulateOptions,
): readonly [string, string] | undefined {
  const [a, b] = typed;
  const [word] = program.args;
  if (a !== undefined && word === a) throw new UsageError(unknownCommand(program, a));
  if (typed.length > 2)
    throw new UsageError(`simulate takes two forces, not ${typed.length}; commas join the units of a force.`);
  if (a !== undefined && b === undefined)
    throw new UsageError(`simulate needs two forces; name an opponent for ${quote(a)}.`);
  if (a !== undefined && b !== undefined) return [a, b];
  return resume === undefined ? DEFAULT_FORCES : undefined;
}
