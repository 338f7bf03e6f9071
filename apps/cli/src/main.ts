#!/usr/bin/env node
import { createRequire } from 'node:module';
import { Command, CommanderError } from 'commander';
import { playExchange } from './exchange.ts';
import { EXIT_WRONG_USE, fail } from './exit.ts';

const { version } = createRequire(import.meta.url)('../package.json') as { version: string };

/** The command line. Exit code 0: done; 1: failed; 2: wrong use. */
export function createProgram(write: (text: string) => void): Command {
  const program = new Command('hexfall')
    .description('BattleMech combat by the rules.')
    .version(version)
    .showHelpAfterError('(hexfall --help lists what there is)')
    .exitOverride();
  program
    .command('exchange', { isDefault: true })
    .description('two BattleMechs exchange one round of fire, told blow by blow')
    .option('--seed <text>', 'any text; the same text gives the same exchange', 'first blood')
    .option('--rules <profile>', 'spec (the requirement documents) or canon (the tabletop rules)', 'spec')
    .option('--json', 'print the events as JSON lines', false)
    .action((options: { seed: string; rules: string; json: boolean }) => playExchange(options, write));
  return program;
}

try {
  await createProgram(text => void process.stdout.write(text)).parseAsync();
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : EXIT_WRONG_USE;
  else fail(error);
}
