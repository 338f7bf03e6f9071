import type { Command } from 'commander';
import { addSeedOptions } from '../seed-options.ts';
import { SKILL_OPTION } from '../skill-option.ts';
import { addStoreOptions } from '../store/store-options.ts';

/** Default time limits of a game in seconds. External bots may be slow and have time limits of their own. */
export const GAME_SECONDS = { own: 600, outside: 3600 } as const;

/** Help texts that several commands share. */
export interface SharedHelp {
  readonly force: string;
  readonly rules: string;
  /** The profile if the command names none. */
  readonly defaultRules: string;
  readonly bots: string;
  /** The bot of a side for which no bot is named. */
  readonly defaultBot: string;
  /** Flags, descriptions and defaults of options that `battle` has too. */
  readonly botTime: readonly [flags: string, description: string, defaultValue: string];
  readonly deploy: readonly [flags: string, description: string];
  readonly withdrawal: readonly [flags: string, description: string, defaultValue: string];
}

/** Adds the options that say how each game is played. */
export function addMatchOptions(command: Command, help: SharedHelp): Command {
  command
    .option(
      '--board <name>',
      'a board as for battle; repeat it for several boards (default: the board woods-and-hills)',
      appendTo,
    )
    .option('--rules <profile>', help.rules, help.defaultRules)
    .option(...SKILL_OPTION);
  return addSeedOptions(command, 'the same games')
    .option('--turns <number>', 'declare a draw after this many turns', '60')
    .option(...help.deploy, false)
    .option(...help.withdrawal);
}

export const GAME_TIME_HELP = `abandon a game that takes longer than this (default: ${GAME_SECONDS.own}, or ${GAME_SECONDS.outside} with external bots)`;

/** Adds the options that say how many threads play and how long they may take. */
export function addThreadOptions(command: Command, help: SharedHelp): Command {
  return command
    .option('--workers <number>', 'number of threads, at most eight for each core (default: one for each core)')
    .option('--game-time <seconds>', GAME_TIME_HELP)
    .option(...help.botTime);
}

/** Adds the options of `addThreadOptions`, and those of runs that are played elsewhere. */
export function addRunOptions(command: Command, help: SharedHelp): Command {
  return addStoreOptions(addThreadOptions(command, help));
}

/** Collects the values of an option that may be given several times. */
export function appendTo(value: string, list: readonly string[] = []): string[] {
  return [...list, value];
}
