import { compareWithBase } from './command/compare.ts';
import { listRows, measureNow, showHistory } from './command/measure.ts';
import { HELP, readOrder } from './command/options.ts';

/** `npm run bench`: what operations and whole games cost, now and earlier. Returns what is wrong with the options, if anything is. */
async function run(argv: readonly string[]): Promise<string | undefined> {
  const order = readOrder(argv);
  if (!order.ok) return order.errors[0];
  switch (order.value.task) {
    case 'help':
      console.log(HELP);
      return undefined;
    case 'list':
      return listRows();
    case 'history':
      return showHistory(order.value.row);
    case 'measure':
      return measureNow(order.value);
    case 'compare':
      return compareWithBase(order.value);
    default:
      return order.value satisfies never;
  }
}

try {
  const wrongUse = await run(process.argv.slice(2));
  if (wrongUse !== undefined) end(2, wrongUse);
} catch (error) {
  end(1, error instanceof Error ? error.message : String(error));
}

/** Prints the problem in one sentence and sets the exit code: 1 failed, 2 wrong use. */
function end(code: number, problem: string): void {
  console.error(`bench: ${problem}`);
  process.exitCode = code;
}
