import type { Command } from 'commander';

export const WORKERS_HELP = 'threads that play; one for each core unless stated';

/** How games are played, whatever they are played for. */
export function addMatchOptions(command: Command, help: { readonly rules: string }): Command {
  return command
    .option('--board <name>', 'as for battle; several options for several boards; woods and hills without', addTo)
    .option('--rules <profile>', help.rules, 'spec')
    .option('--seed <text>', 'any text; the same text gives the same games', 'first blood')
    .option('--turns <number>', 'a draw after that many turns', '60');
}

/** An option that may be given several times. */
export function addTo(value: string, list: readonly string[] = []): string[] {
  return [...list, value];
}
