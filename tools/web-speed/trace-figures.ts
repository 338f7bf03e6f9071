/** An event of a browser's trace, with the fields that are used here. Times are in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  /** Time on the processor, which other programs do not affect. */
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args?: { readonly name?: string };
}

/** How smoothly a page moved. */
export interface FrameFigures {
  readonly frames: number;
  readonly seconds: number;
  /** Milliseconds between the two frames that were furthest apart. */
  readonly longestGap: number;
  /** Milliseconds of the longest task of the page's thread. */
  readonly longestTask: number;
  /** Milliseconds of each task of that thread that took too long, the longest first. */
  readonly longTasks: readonly number[];
}

/** The least duration of what browsers call a long task. */
const LONG_TASK_MS = 50;

/** Names of the frames that the compositor drew, and of the tasks of a thread. */
const FRAME = 'DrawFrame';
const TASK = 'RunTask';
const MAIN_THREAD = 'CrRendererMain';

/** Reads from a trace how smoothly a page moved: the one that drew most of the frames. */
export function figuresOf(events: readonly TraceEvent[]): FrameFigures {
  const drawn = events.filter(({ name }) => name === FRAME);
  const pid = mostFrequent(drawn.map(event => event.pid));
  const frames = drawn.filter(event => event.pid === pid).map(({ ts }) => ts / 1000);
  frames.sort((a, b) => a - b);
  const gaps = frames.slice(1).map((time, i) => time - frames[i]!);
  const seconds = frames.length === 0 ? 1 : (frames.at(-1)! - frames[0]!) / 1000;
  const tasks = tasksOf(events, pid);
  return {
    frames: frames.length,
    seconds,
    longestGap: Math.max(0, ...gaps),
    longestTask: tasks[0] ?? 0,
    longTasks: tasks.filter(ms => ms > LONG_TASK_MS),
  };
}

/** Returns the milliseconds of all tasks of a page's thread, the longest first. */
function tasksOf(events: readonly TraceEvent[], page: number | undefined): number[] {
  const named = events.filter(
    ({ name, ph, args }) => name === 'thread_name' && ph === 'M' && args?.name === MAIN_THREAD,
  );
  const thread = named.find(({ pid }) => pid === page)?.tid;
  const tasks = events.filter(({ name, pid, tid }) => name === TASK && pid === page && tid === thread);
  return tasks.map(({ dur = 0, tdur = dur }) => tdur / 1000).sort((a, b) => b - a);
}

function mostFrequent(values: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
