import type { Command } from 'commander';

/** Where a run is kept and played, as the user typed it. */
export interface StoreOptions {
  readonly store?: string;
  readonly detach?: boolean;
}

/** Option of every command that uses a store. */
export const STORE_OPTION = [
  '--store <url>',
  'PostgreSQL (postgres://user@host/database) or a folder that keeps runs and games (default: HEXFALL_STORE)',
] as const;

/** Adds the options of commands that can have their games played elsewhere. */
export function addStoreOptions(command: Command): Command {
  return command
    .option(
      '--store <url>',
      'play on all machines where hexfall worker runs: postgres://user@host/database, or a folder on this one',
    )
    .option('--detach', 'with --store, do not wait for the result; hexfall runs watch shows it later');
}
