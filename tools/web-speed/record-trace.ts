import type { CDPSession } from 'playwright-core';
import { type FrameFigures, figuresOf, type TraceEvent } from './trace-figures.ts';

/** The events from which the figures are read: frames, tasks, and names of threads. */
const CATEGORIES = [
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'devtools.timeline',
  'devtools.timeline.frame',
  'toplevel',
  '__metadata',
];

/** Records what the browser does during some work, and returns the figures. */
export async function recordTrace(session: CDPSession, work: () => Promise<void>): Promise<FrameFigures> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }): void => void events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  const done = new Promise(resolve => {
    session.once('Tracing.tracingComplete', resolve);
  });
  await session.send('Tracing.start', {
    traceConfig: {
      includedCategories: CATEGORIES,
    },
    transferMode: 'ReportEvents',
  });
  await work();
  await session.send('Tracing.end');
  await done;
  session.off('Tracing.dataCollected', collect);
  const figures = figuresOf(events);
  if (figures.frames === 0 || figures.longestTask === 0)
    throw new Error('the trace of the browser has no frames or tasks');
  return figures;
}
