import type { Command } from 'commander';
import type { Output } from '../output.ts';
import { runStoppable } from '../run-stoppable.ts';
import type { WebOptions } from './web.ts';

/** The port is fixed, because browsers keep games by address and the port is part of the address. */
const USUAL_PORT = '4393';

export function addWebCommand(program: Command, output: Output): void {
  program
    .command('web')
    .description('play and watch in your browser: serve the web page on this machine, and open it')
    .argument('[file]', 'a replay, unit, board or force to open in the page')
    .option('--port <number>', 'port of the address; 0 for any free port', USUAL_PORT)
    .option('--no-open', 'do not open a browser')
    .action(async (file: string | undefined, options: WebOptions) => {
      const { serveWeb } = await import('./web.ts');
      await runStoppable(signal => serveWeb(file, options, output.write, signal));
    });
}
