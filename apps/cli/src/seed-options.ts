import type { Command } from 'commander';

export const DEFAULT_SEED = 'first blood';

/** The options about the seed as the user typed them. */
export interface TypedSeed {
  readonly seed?: string;
  readonly seedFile?: string;
}

/** Adds the options about the seed. `games` names, in the help, the games that the same seed repeats. */
export function addSeedOptions(command: Command, games: string): Command {
  return command
    .option(
      '--seed <text>',
      `any text; the same text gives ${games} (default: "${DEFAULT_SEED}", or a new secret seed with external bots)`,
    )
    .option('--seed-file <file>', 'read the seed from a file, or from standard input if this is -');
}
