import type { Command } from 'commander';
import type { InspectBoardOptions } from './inspect-board.ts';
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
    .action(async (name: string | undefined, options: InspectBoardOptions) => {
      const { inspectBoard, listBoards } = await import('./inspect-board.ts');
      if (name === undefined) listBoards(options, output.write);
      else inspectBoard(name, options, output);
    });
}
