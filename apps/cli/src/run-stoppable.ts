/** Runs work that the first Ctrl-C stops in good order. A second Ctrl-C is not caught and ends the program at once. */
export async function runStoppable(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const stop = new AbortController();
  const onSignal = (): void => stop.abort();
  process.once('SIGINT', onSignal);
  process.once('SIGTERM', onSignal);
  try {
    await work(stop.signal);
  } finally {
    process.off('SIGINT', onSignal);
    process.off('SIGTERM', onSignal);
  }
}
