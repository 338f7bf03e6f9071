import type { RunInfo, WorkerInfo } from '@hexfall/store';
import { cleanLine } from '../clean-text.ts';
import { formatCount } from '../format-count.ts';

/** The most names that fit a line. */
const MAX_NAMES = 3;

/** Describes who plays a run and what the other workers do: "ares, boreas (12 threads); 1 plays run 7, 2 wait". */
export function describePlayers(
  workers: readonly WorkerInfo[],
  { run, engine }: Pick<RunInfo, 'run' | 'engine'>,
): string {
  const here = workers.filter(({ runs }) => runs.includes(run));
  const others = workers.filter(({ runs }) => !runs.includes(run));
  return [playersHere(here), playersElsewhere(others, engine)].filter(part => part !== '').join('; ');
}

function playersHere(workers: readonly WorkerInfo[]): string {
  if (workers.length === 0) return 'nobody is playing it';
  const names = workers.slice(0, MAX_NAMES).map(({ name }) => cleanLine(name));
  const more = workers.length > MAX_NAMES ? ` and ${workers.length - MAX_NAMES} more` : '';
  const threads = workers.reduce((sum, worker) => sum + worker.threads, 0);
  return `${names.join(', ')}${more} (${formatCount(threads, 'thread')})`;
}

function playersElsewhere(workers: readonly WorkerInfo[], engine: string): string {
  const foreign = workers.filter(worker => worker.engine !== engine);
  const able = workers.filter(worker => worker.engine === engine);
  const waiting = able.filter(({ runs }) => runs.length === 0);
  const runs = [...new Set(able.flatMap(worker => worker.runs))].sort((a, b) => a - b);
  const playing = runs.map(run => {
    const count = able.filter(worker => worker.runs.includes(run)).length;
    return `${count} ${count === 1 ? 'plays' : 'play'} run ${run}`;
  });
  return [
    ...playing,
    ...(waiting.length === 0 ? [] : [`${waiting.length} ${waiting.length === 1 ? 'waits' : 'wait'}`]),
    ...(foreign.length === 0 ? [] : [`${foreign.length} of a different version`]),
  ].join(', ');
}
