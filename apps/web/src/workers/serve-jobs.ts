import type { JobOutcome, JobReply, JobRequest } from './job-messages.ts';
import { reasonOf } from './reason-of.ts';

/** Does the job with a number. If it throws an error, only this job fails. */
export type DoJob<Result> = (number: number) => Result | Promise<Result>;

/**
 * Returns the function that handles the requests of a worker of a crew. `prepare` reads the task and returns a function that does its jobs;
 * it throws an error if the task is impossible.
 */
export function serveJobs<Task, Result>(
  reply: (message: JobReply<Result>) => void,
  prepare: (task: Task) => DoJob<Result>,
): (request: JobRequest<Task>) => void {
  let doJob: DoJob<Result> = () => {
    throw new Error('came before its task');
  };
  const begin = (task: Task): void => {
    try {
      doJob = prepare(task);
      reply({ kind: 'ready' });
    } catch (error) {
      reply({ kind: 'refused', reason: reasonOf(error) });
    }
  };
  const outcomeOf = async (number: number): Promise<JobOutcome<Result>> => {
    try {
      return { kind: 'done', number, result: await doJob(number) };
    } catch (error) {
      return { kind: 'failed', number, reason: reasonOf(error) };
    }
  };
  const run = async (numbers: readonly number[]): Promise<void> => {
    for (const number of numbers) reply(await outcomeOf(number));
  };
  return request => {
    if (request.kind === 'begin') begin(request.task);
    else void run(request.numbers);
  };
}
