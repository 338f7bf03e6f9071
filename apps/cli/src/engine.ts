import type { Readable, Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { createEngine, ENGINE_LIMITS, type Engine, LineSplitter } from '@hexfall/protocol';
import { cleanText } from './clean-text.ts';

/** Stands for a line beyond the length limit, which the splitter has dropped: it is too long itself, so the engine refuses it. */
const TOO_LONG = ' '.repeat(ENGINE_LIMITS.lineLength + 1);

/** Milliseconds of work after which the process handles events that have occurred meanwhile. */
const MAX_BUSY_TIME = 20;

/**
 * Serves JSON-RPC over two streams, one message per line. Requests are answered in order, except for long ones, which answers to later
 * requests may overtake. Ends when the input has ended and everything is answered, or when the output is closed.
 */
export async function serveEngine(input: Readable, output: Writable): Promise<void> {
  const server = new EngineServer(createEngine(), output);
  const splitter = new LineSplitter(ENGINE_LIMITS.lineLength);
  input.setEncoding('utf8');
  for await (const piece of input) {
    for (const line of splitter.push(piece as string)) await server.answer(line);
  }
  await server.answer(splitter.end());
  await server.finishWork();
}

/** Writes answers as they become available, no faster than the reader takes them, and none after the output is closed. */
class EngineServer {
  private readonly engine: Engine;
  private readonly output: Writable;
  private rested = performance.now();
  /** Resolves when all responses so far are written. Each response begins when the one before it is complete. */
  private written: Promise<void> = Promise.resolve();
  private longWork: Promise<void> | undefined;

  constructor(engine: Engine, output: Writable) {
    this.engine = engine;
    this.output = output;
  }

  /** Writes the answer to a line; `undefined` stands for one that is too long. */
  async answer(line: string | undefined): Promise<void> {
    if (line?.trim() === '' || this.output.destroyed) return;
    await this.inTurn(() => this.writePieces(this.engine.answerInPieces(line ?? TOO_LONG)));
    if (this.engine.isBusy()) this.longWork ??= this.workToTheEnd();
  }

  /** Waits until all long requests are answered. */
  async finishWork(): Promise<void> {
    await this.longWork;
  }

  /** Works on long requests in short pieces, so that other requests can be answered in between. */
  private async workToTheEnd(): Promise<void> {
    while (this.engine.isBusy() && !this.output.destroyed) {
      await this.inTurn(() => this.writePieces(this.engine.work(MAX_BUSY_TIME).map(line => `${line}\n`)));
      await setImmediate();
    }
    this.longWork = undefined;
  }

  private inTurn(write: () => Promise<void>): Promise<void> {
    this.written = this.written.then(write);
    return this.written;
  }

  private async writePieces(pieces: Iterable<string>): Promise<void> {
    for (const piece of pieces) {
      if (!this.output.write(cleanText(piece))) await waitForDrain(this.output);
      await this.lookAround();
      if (this.output.destroyed) return;
    }
  }

  /** Lets the process handle events that have occurred during long work. */
  private async lookAround(): Promise<void> {
    if (performance.now() - this.rested < MAX_BUSY_TIME) return;
    await setImmediate();
    this.rested = performance.now();
  }
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
