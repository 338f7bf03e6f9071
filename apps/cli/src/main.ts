#!/usr/bin/env node
import { compileLater } from './compile-later.ts';
import { FailedError, reportError } from './exit.ts';
import { reasonOf } from './files.ts';
import { createProgram } from './program.ts';

compileLater();

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader that stops early (`| head`) is not a failure.
  if (error.code === 'EPIPE') process.exit(0);
  // A terminal that is gone shows nothing, but files can still be finished.
  if (error.code === 'EIO') return;
  reportError(new FailedError(`the result could not be written: ${reasonOf(error)}.`));
  process.exit();
});

// Where remarks and errors cannot be shown, they are lost; the exit code stays.
process.stderr.on('error', () => undefined);

try {
  await createProgram(text => void process.stdout.write(text)).parseAsync();
} catch (error) {
  reportError(error);
}
