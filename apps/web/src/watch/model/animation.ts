import { Model } from '@hexfall/stage';
import type { WorkerPort } from '../../workers/worker-port.ts';
import type { GifReply, GifRequest } from '../worker/gif-messages.ts';
import type { AnimationFrame } from './animation-plan.ts';

export type GifPort = WorkerPort<GifRequest, GifReply>;

/** A picture as the colors of its pixels, four bytes each. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** What creating an animation needs from the browser. */
export interface AnimationTools {
  /** Draws a step of the film. */
  paint(step: number): Promise<Pixels>;
  /** Starts the worker that creates the file from pictures. */
  startEncoder(): GifPort;
}

export type AnimationState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly share: number }
  | { readonly kind: 'done'; readonly file: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'failed'; readonly message: string };

/** The most pictures that wait for the worker: enough to keep it busy, but few enough to save memory. */
const MAX_WAITING = 3;
/** Number of pictures from which the colors of the file are chosen. */
const SAMPLES = 3;

/** Creates an animated picture of a film in a worker, and reports progress. It can be cancelled at any time. */
export class Animation extends Model {
  private current: AnimationState = { kind: 'idle' };
  private run: AbortController | undefined;
  private readonly tools: AnimationTools;

  constructor(tools: AnimationTools) {
    super();
    this.tools = tools;
  }

  get state(): AnimationState {
    return this.current;
  }

  /** Creates the animation. Resolves when the work has ended, whether it succeeded or not. */
  async make(frames: readonly AnimationFrame[]): Promise<void> {
    this.cancel();
    const run = new AbortController();
    this.run = run;
    this.become({ kind: 'running', share: 0 });
    const port = this.tools.startEncoder();
    const encoder = new Encoder(port);
    run.signal.addEventListener('abort', () => encoder.stop('it was cancelled'));
    try {
      const file = await this.encode(frames, encoder, run.signal);
      if (file !== undefined) this.become({ kind: 'done', file });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (!run.signal.aborted) this.become({ kind: 'failed', message: `The animation could not be made: ${reason}.` });
    } finally {
      encoder.stop('it is finished');
    }
  }

  cancel(): void {
    this.run?.abort();
    this.run = undefined;
    if (this.current.kind !== 'idle') this.become({ kind: 'idle' });
  }

  private async encode(
    frames: readonly AnimationFrame[],
    encoder: Encoder,
    signal: AbortSignal,
  ): Promise<Uint8Array<ArrayBuffer> | undefined> {
    for (const { step } of samplesOf(frames)) encoder.send({ kind: 'colors', ...(await this.tools.paint(step)) });
    for (const [i, { step, delay }] of frames.entries()) {
      const pixels = await this.tools.paint(step);
      await encoder.room();
      if (signal.aborted) return undefined;
      encoder.send({ kind: 'frame', ...pixels, delay });
      this.become({ kind: 'running', share: (i + 1) / frames.length });
    }
    const file = await encoder.finish();
    return signal.aborted ? undefined : file;
  }

  private become(state: AnimationState): void {
    this.current = state;
    this.changed();
  }
}

function samplesOf(frames: readonly AnimationFrame[]): AnimationFrame[] {
  const indices = Array.from({ length: SAMPLES }, (_, i) => Math.round((i / (SAMPLES - 1)) * (frames.length - 1)));
  return [...new Set(indices)].map(i => frames[i]!);
}

/** The page's end of the connection with the worker. */
class Encoder {
  private readonly port: GifPort;
  private waiting = 0;
  private wake: () => void = () => undefined;
  private failure: string | undefined;
  private file: Uint8Array<ArrayBuffer> | undefined;

  constructor(port: GifPort) {
    this.port = port;
    port.onReply = reply => {
      if (reply.kind === 'taken') this.waiting--;
      else this.file = reply.file;
      this.wake();
    };
    port.onFailure = reason => this.stop(reason);
  }

  /** Ends the worker, and rejects whatever waits for it. */
  stop(reason: string): void {
    this.failure ??= reason;
    this.port.end();
    this.wake();
  }

  send(request: GifRequest): void {
    this.waiting++;
    this.port.send(request);
  }

  /** Waits until the worker has taken enough of the pictures that it was sent. */
  async room(): Promise<void> {
    while (this.waiting >= MAX_WAITING) await this.news();
  }

  async finish(): Promise<Uint8Array<ArrayBuffer>> {
    this.send({ kind: 'finish' });
    while (this.file === undefined) await this.news();
    return this.file;
  }

  private async news(): Promise<void> {
    if (this.failure === undefined) {
      await new Promise<void>(resolve => {
        this.wake = resolve;
      });
    }
    if (this.failure !== undefined) throw new Error(this.failure);
  }
}
