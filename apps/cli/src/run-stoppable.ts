/** Signals that ask a program to stop: Ctrl-C, `kill`, and a terminal that is closed. */
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs work that the first of these signals stops in good order. A second signal is not caught and ends the program at once. */
export async function runStoppable<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController();
  const onSignal = (): void => stop.abort();
  for (const signal of STOP_SIGNALS) process.once(signal, onSignal);
  try {
    return await work(stop.signal);
  } finally {
    for (const signal of STOP_SIGNALS) process.off(signal, onSignal);
  }
}
