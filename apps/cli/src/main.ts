#!/usr/bin/env node
import { compileSparingly } from './compile-sparingly.ts';
import { FailedError, reportError } from './exit.ts';
import { reasonOf } from './files.ts';
import { createProgram } from './program.ts';

compileSparingly();

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader that stops early (`| head`) is not a failure.
  if (error.code === 'EPIPE') process.exit(0);
  // If the terminal is gone, nothing can be shown, but files can still be finished.
  if (error.code === 'EIO') return;
  reportError(new FailedError(`the result could not be written: ${reasonOf(error)}.`));
  process.exit();
});

// If remarks and errors cannot be shown, they are lost, but the exit code is kept.
process.stderr.on('error', () => undefined);

try {
  await createProgram(text => void process.stdout.write(text)).parseAsync();
} catch (error) {
  reportError(error);
}
