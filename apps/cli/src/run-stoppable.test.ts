import { expect, test } from 'vitest';
import { runStoppable } from './run-stoppable.ts';

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s stops the work, which may finish in good order', async name => {
  const before = process.listenerCount(name);
  let finished = false;
  await runStoppable(async signal => {
    process.emit(name, name);
    expect(signal.aborted).toBe(true);
    // A second signal is left to the system.
    expect(process.listenerCount(name)).toBe(before);
    await Promise.resolve();
    finished = true;
  });
  expect(finished).toBe(true);
  expect(process.listenerCount(name)).toBe(before);
});
