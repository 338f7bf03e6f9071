#!/usr/bin/env node
import { CommanderError } from 'commander';
import { EXIT_USAGE, FailedError, reportError } from './exit.ts';
import { reasonOf } from './files.ts';
import { createProgram } from './program.ts';

// A reader that stops early (`| head`) is not a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  reportError(new FailedError(`the result could not be written: ${reasonOf(error)}.`));
  process.exit();
});

try {
  await createProgram(text => void process.stdout.write(text)).parseAsync();
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : EXIT_USAGE;
  else reportError(error);
}
