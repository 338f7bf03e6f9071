import type { Command } from 'commander';
import { type InspectBoardOptions, inspectBoard, listBoards } from './inspect-board.ts';
import type { Output } from './output.ts';
import { FORCE_OPTION } from './output-file.ts';

/** `hexfall board [NAME]`: lists all boards, or shows one. */
export function addBoardCommand(program: Command, output: Output): void {
  program
    .command('board')
    .description('list the boards and map styles, or show one')
    .argument('[name]', 'a built-in board, a .board file, or a map to generate: style:WIDTHxHEIGHT:seed')
    .option('--svg <file>', 'write the board as a picture')
    .option('--html <file>', 'write the board as a web page')
    .option('--save <file>', 'write the board as a .board file')
    .option(...FORCE_OPTION)
    .option('--json', 'print size, levels and terrain as JSON', false)
    .action((name: string | undefined, options: InspectBoardOptions) =>
      name === undefined ? listBoards(options, output.write) : inspectBoard(name, options, output),
    );
}
