import type { Command } from 'commander';
import { inspectBoard, type InspectBoardOptions, listBoards } from './inspect-board.ts';

/** `hexfall board [NAME]`: lists the boards there are, or shows one. */
export function addBoard(program: Command, write: (text: string) => void): void {
  program
    .command('board')
    .description('list the boards and map styles, or show one')
    .argument('[name]', 'one of our boards, a .board file, or a map to make: style:WIDTHxHEIGHT:seed')
    .option('--svg <file>', 'write it as a picture')
    .option('--html <file>', 'write it as a page')
    .option('--save <file>', 'write it as a .board file')
    .option('--json', 'print what is on it as JSON', false)
    .action((name: string | undefined, options: InspectBoardOptions) =>
      name === undefined ? listBoards(options, write) : inspectBoard(name, options, write),
    );
}
