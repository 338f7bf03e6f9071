import { expect, test } from 'vitest';
import type { LongWork } from './long-work.ts';
import { WorkList } from './work-list.ts';

/** Work that takes so many slices, and notes each of them. */
function slices(name: string, count: number, log: string[]): LongWork {
  let done = 0;
  return {
    work: () => {
      log.push(name);
      return ++done < count;
    },
    result: cancelled => `${name} ${done}${cancelled ? ' cancelled' : ''}`,
    news: () => (done === 2 ? { method: 'news', params: { done } } : undefined),
  };
}

test('requests take turns, and each is answered when it is done', () => {
  const [list, log] = [new WorkList(3), [] as string[]];
  list.add(1, slices('long', 3, log));
  list.add(2, slices('short', 1, log));
  const sent = Array.from({ length: 4 }, () => list.work(20));
  expect(log).toEqual(['long', 'short', 'long', 'long']);
  expect(sent).toEqual([
    [],
    [{ id: 2, result: 'short 1' }],
    [{ id: 1, news: { method: 'news', params: { done: 2 } } }],
    [{ id: 1, result: 'long 3' }],
  ]);
  expect(list.isEmpty).toBe(true);
});

test('a cancelled request is answered next, and no more work is done for it', () => {
  const [list, log] = [new WorkList(3), [] as string[]];
  list.add(1, slices('first', 9, log));
  list.add('1', slices('second', 9, log));
  list.work(20);
  expect([list.cancel(1), list.cancel(7)]).toEqual([true, false]);
  expect(list.work(20)).toEqual([{ id: 1, result: 'first 1 cancelled' }]);
  expect([list.cancel(1), list.isEmpty]).toEqual([false, false]);
  list.cancelAll();
  expect(list.work(20)).toEqual([{ id: '1', result: 'second 1 cancelled' }]);
  expect(log).toEqual(['first', 'second']);
});

test('work that fails is answered with its error, and the rest goes on', () => {
  const [list, log] = [new WorkList(3), [] as string[]];
  const error = new Error('a fault');
  const fails = (): never => {
    throw error;
  };
  list.add(1, { ...slices('broken', 9, log), work: fails });
  list.add(2, { ...slices('mute', 1, log), result: fails });
  list.add(3, slices('sound', 1, log));
  expect(Array.from({ length: 3 }, () => list.work(20)).flat()).toEqual([
    { id: 1, error },
    { id: 2, error },
    { id: 3, result: 'sound 1' },
  ]);
  expect(list.isEmpty).toBe(true);
});

test('an id is taken until its request is answered, and the number of requests is limited', () => {
  const [list, log] = [new WorkList(2), [] as string[]];
  list.add(1, slices('a', 1, log));
  expect(() => list.checkRoom(1)).toThrow(
    'Invalid Request: id is 1, which belongs to a request that is still being worked on',
  );
  list.add('b', slices('b', 1, log));
  expect(() => list.checkRoom(3)).toThrow('2 requests are being worked on, which is the limit');
  list.work(20);
  expect(() => list.checkRoom(1)).not.toThrow();
});
