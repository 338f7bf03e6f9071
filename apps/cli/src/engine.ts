import type { Readable, Writable } from 'node:stream';
import { createEngine, ENGINE_LIMITS, LineSplitter } from '@hexfall/protocol';

/** A line that is longer than any message is answered like one, without being kept. */
const TOO_LONG = ' '.repeat(ENGINE_LIMITS.lineLength + 1);

/**
 * JSON-RPC over two streams, one message per line, answers in the order of the questions. Ends when the input ends or
 * nobody reads the answers any more.
 */
export async function serveEngine(input: Readable, output: Writable): Promise<void> {
  const engine = createEngine();
  const splitter = new LineSplitter(ENGINE_LIMITS.lineLength);
  const answer = async (line: string | undefined): Promise<void> => {
    if (line?.trim() === '') return;
    const text = engine.handleLine(line ?? TOO_LONG);
    if (text !== undefined && !output.write(`${text}\n`)) await drained(output);
  };
  input.setEncoding('utf8');
  for await (const piece of input) {
    for (const line of splitter.push(piece as string)) await answer(line);
  }
  await answer(splitter.end());
}

/** A reader that is slower than we are sets the pace: answers do not pile up. */
function drained(output: Writable): Promise<void> {
  return new Promise(resolve => {
    if (output.destroyed) resolve();
    output.once('drain', resolve);
    output.once('close', resolve);
  });
}
