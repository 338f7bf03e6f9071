/** What long work needs from the browser so that the page stays responsive. */
export interface SliceTools {
  /** Returns the time in milliseconds. */
  now(): number;
  /** Lets the browser draw and handle input. */
  pause(): Promise<void>;
}

export interface SliceOptions {
  readonly tools: SliceTools;
  readonly signal: AbortSignal;
  /** Called before every pause with the share of the work that is done, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Milliseconds of work between two pauses: a page that draws 60 times a second stays smooth. */
const SLICE = 10;

/**
 * Does long work bit by bit. The work yields often, each time with the share that is done. Returns its result, or `undefined` if it was
 * cancelled.
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
