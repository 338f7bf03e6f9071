import type { Command } from 'commander';

/** Where a run is kept and played, as the user typed it. */
export interface StoreOptions {
  readonly store?: string;
  readonly detach?: boolean;
}

/** The environment variable that names the store of commands for which none is given. */
export const STORE_VARIABLE = 'HEXFALL_STORE';

/** Whether the environment names a store. */
export function namesStore(): boolean {
  return (process.env[STORE_VARIABLE] ?? '') !== '';
}

/** The option of every command that uses a store. */
export const STORE_OPTION = [
  '--store <url>',
  'PostgreSQL (postgres://user@host/database) or a folder that keeps runs and games (default: HEXFALL_STORE)',
] as const;

/** Adds the options of commands whose games can be played elsewhere. */
export function addStoreOptions(command: Command): Command {
  return command
    .option(
      '--store <url>',
      'play on all machines where hexfall worker runs: postgres://user@host/database, or a folder on this one',
    )
    .option(
      '--detach',
      'leave the run to the workers of --store (default: HEXFALL_STORE); hexfall runs watch shows its result',
    );
}
