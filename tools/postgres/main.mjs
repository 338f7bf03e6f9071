import { setImmediate } from 'node:timers/promises';
import { findPrograms, onSignals, runCommand, startServer } from './temporary-server.mjs';

/*
 * Runs a command while a PostgreSQL server of its own is there: node tools/postgres/main.mjs npm test
 * The command finds its URL in HEXFALL_POSTGRES. If that is set already, or if no server is installed, the command is run as it is.
 * The server is gone afterwards, also when a signal ends this process, which waits for the command to end first.
 */

const command = process.argv.slice(2);
if (command.length === 0) {
  console.error('Use: node tools/postgres/main.mjs COMMAND [ARGUMENTS]');
  process.exit(2);
}

const programs = process.env['HEXFALL_POSTGRES'] === undefined ? findPrograms() : undefined;
if (programs === undefined) {
  process.exitCode = await runCommand(command, {});
} else {
  let isWanted = true;
  onSignals(() => {
    isWanted = false;
  });
  const server = await startServer(programs);
  // Signals that came while the server was being started are heard now.
  await setImmediate();
  try {
    process.exitCode = isWanted ? await runCommand(command, { HEXFALL_POSTGRES: server.url }) : 1;
  } finally {
    await server.stop();
  }
}
