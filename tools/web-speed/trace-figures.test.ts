import { expect, test } from 'vitest';
import { figuresOf, type TraceEvent } from './trace-figures.ts';

const PAGE = { pid: 7, tid: 1 };

function frame(ms: number, pid = PAGE.pid): TraceEvent {
  return { name: 'DrawFrame', ph: 'I', ts: ms * 1000, pid, tid: 2 };
}

function task(ms: number, thread = PAGE): TraceEvent {
  return { name: 'RunTask', ph: 'X', ts: 0, dur: ms * 1000, ...thread };
}

const NAMES: readonly TraceEvent[] = [
  { name: 'thread_name', ph: 'M', ts: 0, ...PAGE, args: { name: 'CrRendererMain' } },
  { name: 'thread_name', ph: 'M', ts: 0, pid: 7, tid: 2, args: { name: 'Compositor' } },
];

test('frames are those of the page that drew most of them', () => {
  const figures = figuresOf([frame(500), frame(0), frame(200), frame(1000), frame(100, 8), frame(900, 8)]);
  expect(figures).toEqual({ frames: 4, seconds: 1, longestGap: 500, longestTask: 0, longTasks: [] });
});

test('long tasks are those of the thread of that page, the longest first', () => {
  const others = [task(300, { pid: 7, tid: 2 }), task(400, { pid: 8, tid: 1 })];
  const figures = figuresOf([...NAMES, frame(0), task(60), task(50), task(90), ...others]);
  expect(figures).toMatchObject({ longestTask: 90, longTasks: [90, 60] });
  const interrupted = { ...task(70), tdur: 20_000 };
  expect(figuresOf([...NAMES, frame(0), interrupted])).toMatchObject({ longestTask: 20, longTasks: [] });
});

test('a trace without frames has none', () => {
  expect(figuresOf([])).toEqual({ frames: 0, seconds: 1, longestGap: 0, longestTask: 0, longTasks: [] });
});
