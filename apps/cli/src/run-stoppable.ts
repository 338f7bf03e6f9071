/** What asks a program to stop: Ctrl-C, another program, and a terminal that is closed. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs work that the first Ctrl-C stops in good order. A second Ctrl-C is not caught and ends the program at once. */
export async function runStoppable<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController();
  const onSignal = (): void => stop.abort();
  for (const signal of SIGNALS) process.once(signal, onSignal);
  try {
    return await work(stop.signal);
  } finally {
    for (const signal of SIGNALS) process.off(signal, onSignal);
  }
}
