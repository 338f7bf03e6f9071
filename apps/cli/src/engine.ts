import type { Readable, Writable } from 'node:stream';
import { createEngine, ENGINE_LIMITS, LineSplitter } from '@hexfall/protocol';
import { cleanText } from './clean-text.ts';

/** Stands in for a line beyond the limit, which the splitter has dropped: the engine refuses it for its length. */
const TOO_LONG = ' '.repeat(ENGINE_LIMITS.lineLength + 1);

/**
 * Serves JSON-RPC over two streams, one message per line, and answers requests in order. Ends when the input ends or the
 * reader has gone.
 */
export async function serveEngine(input: Readable, output: Writable): Promise<void> {
  const engine = createEngine();
  const splitter = new LineSplitter(ENGINE_LIMITS.lineLength);
  const answer = async (line: string | undefined): Promise<void> => {
    if (line?.trim() === '') return;
    const text = engine.handleLine(line ?? TOO_LONG);
    if (text !== undefined && !output.write(`${cleanText(text)}\n`)) await waitForDrain(output);
  };
  input.setEncoding('utf8');
  for await (const piece of input) {
    for (const line of splitter.push(piece as string)) await answer(line);
  }
  await answer(splitter.end());
}

/** Waits for a reader that is slower than the engine, so that answers do not pile up in memory. */
function waitForDrain(output: Writable): Promise<void> {
  return new Promise(resolve => {
    const go = (): void => {
      output.off('drain', go);
      output.off('close', go);
      resolve();
    };
    output.on('drain', go);
    output.on('close', go);
    if (output.destroyed) go();
  });
}
