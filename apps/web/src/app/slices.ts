/** What long work needs from the browser to leave room for everything else. */
export interface SliceTools {
  /** The time in milliseconds. */
  now(): number;
  /** Lets the browser draw and answer. */
  pause(): Promise<void>;
}

export interface SliceOptions {
  readonly tools: SliceTools;
  readonly signal: AbortSignal;
  /** Is given how much is done, from 0 to 1, before every pause. */
  readonly onProgress: (share: number) => void;
}

/** Milliseconds of work between two pauses: a page that draws 60 times a second stays fluent. */
const SLICE = 10;

/**
 * Does long work bit by bit. The work yields how much of it is done, often. Returns its result, or `undefined` if it was cancelled.
 */
export async function runInSlices<T>(work: Generator<number, T>, options: SliceOptions): Promise<T | undefined> {
  const { tools, signal, onProgress } = options;
  let begun = tools.now();
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    if (tools.now() - begun < SLICE) continue;
    onProgress(step.value);
    await tools.pause();
    if (signal.aborted) return undefined;
    begun = tools.now();
  }
}
