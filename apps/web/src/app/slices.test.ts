import { expect, test } from 'vitest';
import { runInSlices, type SliceTools } from './slices.ts';

/** Tools with a clock that advances by three milliseconds whenever it is read. */
function slowTools(): SliceTools & { pauses: number } {
  let time = 0;
  const tools = {
    pauses: 0,
    now: () => (time += 3),
    pause: async () => {
      tools.pauses++;
    },
  };
  return tools;
}

function* count(to: number): Generator<number, string> {
  for (let i = 1; i <= to; i++) yield i / to;
  return 'done';
}

test('long work makes pauses and tells how far it is', async () => {
  const tools = slowTools();
  const progress: number[] = [];
  const onProgress = (share: number): void => void progress.push(share);
  expect(await runInSlices(count(20), { tools, signal: new AbortController().signal, onProgress })).toBe('done');
  expect(tools.pauses).toBe(5);
  expect(progress).toEqual([0.2, 0.4, 0.6, 0.8, 1]);
});

test('work that is cancelled ends at its next pause', async () => {
  const tools = slowTools();
  const ends = new AbortController();
  const onProgress = (): void => ends.abort();
  expect(await runInSlices(count(1000), { tools, signal: ends.signal, onProgress })).toBe(undefined);
  expect(tools.pauses).toBe(1);
});
