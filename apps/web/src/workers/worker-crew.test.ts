import { GameOverdue, WorkerLost } from '@hexfall/sim';
import { afterEach, expect, test } from 'vitest';
import { type FakeWorker, startFakeWorker } from './fake-port.ts';
import type { JobReply, JobRequest } from './job-messages.ts';
import { type DoJob, serveJobs } from './serve-jobs.ts';
import { crewSize, WorkerCrew } from './worker-crew.ts';

type Worker = FakeWorker<JobRequest<string>, JobReply<string>>;

const workers: Worker[] = [];
const crews: WorkerCrew<string, string>[] = [];

afterEach(() => {
  for (const crew of crews.splice(0)) crew.close();
  workers.length = 0;
});

/** Returns a crew whose jobs are done by a function of the task and the number. */
function crewOf(
  doJob: (task: string, number: number) => string | Promise<string>,
  jobTime = 10_000,
): WorkerCrew<string, string> {
  const prepare =
    (task: string): DoJob<string> =>
    number =>
      doJob(task, number);
  const crew = new WorkerCrew<string, string>({ task: 'add', size: 2, jobTime, start: () => startWith(prepare) });
  crews.push(crew);
  return crew;
}

function startWith(prepare: (task: string) => DoJob<string>): Worker['port'] {
  workers.push(startFakeWorker<JobRequest<string>, JobReply<string>>(reply => serveJobs(reply, prepare)));
  return workers.at(-1)!.port;
}

/** A race without contestants never settles. */
const never = Promise.race<string>([]);

test('jobs are answered in their order, and a free worker is used again', async () => {
  const crew = crewOf((task, number) => `${task} ${number}`);
  const [one, two] = await Promise.all([crew.run([4, 2]), crew.run([7])]);
  expect(one).toEqual([
    { kind: 'done', number: 4, result: 'add 4' },
    { kind: 'done', number: 2, result: 'add 2' },
  ]);
  expect(two).toEqual([{ kind: 'done', number: 7, result: 'add 7' }]);
  await crew.run([9]);
  expect(workers).toHaveLength(2);
  expect(workers.flatMap(({ received }) => received).filter(({ kind }) => kind === 'begin')).toHaveLength(2);
});

test('a job that throws fails alone', async () => {
  const crew = crewOf((_task, number) => {
    if (number === 1) throw new Error('is odd.');
    return 'even';
  });
  expect(await crew.run([0, 1, 2])).toEqual([
    { kind: 'done', number: 0, result: 'even' },
    { kind: 'failed', number: 1, reason: 'is odd' },
    { kind: 'done', number: 2, result: 'even' },
  ]);
});

test('closing keeps the jobs that were done, and begins no others', async () => {
  const crew = crewOf((_task, number) => {
    if (number < 2) return 'done';
    // By then, the jobs before it have been answered.
    setTimeout(() => crew.close(), 50);
    return never;
  });
  expect((await crew.run([0, 1, 2, 3])).map(({ number }) => number)).toEqual([0, 1]);
  expect(await crew.run([4])).toEqual([]);
  expect(workers.map(({ ended }) => ended)).toEqual([true]);
});

test('a worker that stops is lost with its jobs, and the next jobs get another', async () => {
  const crew = crewOf((_task, number) => (number === 0 ? 'done' : never));
  await crew.run([0]);
  const lost = crew.run([1]);
  workers[0]!.crash('out of memory');
  await expect(lost).rejects.toThrow(WorkerLost);
  expect(await crew.run([0])).toHaveLength(1);
  expect(workers).toHaveLength(2);
});

test('a job that takes too long ends its worker and is named', async () => {
  const crew = crewOf((_task, number) => (number === 5 ? never : 'done'), 80);
  const overdue = await crew.run([4, 5, 6]).catch((error: unknown) => error);
  expect(overdue).toBeInstanceOf(GameOverdue);
  expect(overdue).toMatchObject({ game: 5, message: 'took longer than 0.08 s' });
  expect(workers[0]!.ended).toBe(true);
});

test('a task that a worker cannot begin is refused with its reason', async () => {
  const crew = new WorkerCrew<string, string>({
    task: '',
    size: 1,
    jobTime: 1000,
    start: () =>
      startWith(() => {
        throw new Error('the task is empty.');
      }),
  });
  crews.push(crew);
  await expect(crew.run([0])).rejects.toThrow(/^the task is empty$/);
});

test('there is a worker for each core, and fewer for few jobs', () => {
  expect([1, 8, 9, 1000].map(jobs => crewSize(jobs, 4))).toEqual([1, 1, 2, 4]);
});
