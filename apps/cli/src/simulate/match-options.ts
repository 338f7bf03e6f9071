import type { Command } from 'commander';
import { GAME_SECONDS } from './options.ts';

/** Words that several commands use. */
export interface SharedHelp {
  readonly force: string;
  readonly rules: string;
  readonly bots: string;
  /** Flags and descriptions of options that `battle` has too. */
  readonly botTime: readonly [flags: string, description: string, standard: string];
  readonly deploy: readonly [flags: string, description: string];
  readonly withdrawal: readonly [flags: string, description: string, standard: string];
}

/** How games are played, whatever they are played for. */
export function addMatchOptions(command: Command, help: SharedHelp): Command {
  return command
    .option('--board <name>', 'as for battle; several options for several boards; woods and hills without', addTo)
    .option('--rules <profile>', help.rules, 'spec')
    .option('--seed <text>', 'any text; the same text gives the same games', 'first blood')
    .option('--turns <number>', 'a draw after that many turns', '60')
    .option(...help.deploy, false)
    .option(...help.withdrawal);
}

const GAME_TIME_HELP = `a game that takes longer is given up (default: ${GAME_SECONDS.own}, or ${GAME_SECONDS.outside} with bots from outside)`;

/** Who plays them, and how long that may take. */
export function addRunOptions(command: Command, help: SharedHelp): Command {
  return command
    .option('--workers <number>', 'threads that play; one for each core unless stated')
    .option('--game-time <seconds>', GAME_TIME_HELP)
    .option(...help.botTime);
}

/** An option that may be given several times. */
export function addTo(value: string, list: readonly string[] = []): string[] {
  return [...list, value];
}
