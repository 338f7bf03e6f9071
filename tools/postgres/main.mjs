import { findPrograms, runCommand, startServer } from './temporary-server.mjs';

/*
 * Runs a command while a PostgreSQL server of its own is there: node tools/postgres/main.mjs npm test
 * The command finds its URL in HEXFALL_POSTGRES. If that is set already, or if no server is installed, the command is run as it is.
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
  const server = await startServer(programs);
  try {
    process.exitCode = await runCommand(command, { HEXFALL_POSTGRES: server.url });
  } finally {
    await server.stop();
  }
}
