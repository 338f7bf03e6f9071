/** Requests to a worker of a crew: its task once, then numbers of jobs. A job is fully described by the task and its number. */
export type JobRequest<Task> =
  | { readonly kind: 'begin'; readonly task: Task }
  | { readonly kind: 'run'; readonly numbers: readonly number[] };

/** The end of a job. The reason for a failure completes a sentence about the job. */
export type JobOutcome<Result> =
  | { readonly kind: 'done'; readonly number: number; readonly result: Result }
  | { readonly kind: 'failed'; readonly number: number; readonly reason: string };

/** Replies of a worker of a crew: whether it can begin its task, then each job as soon as it has ended. */
export type JobReply<Result> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'refused'; readonly reason: string }
  | JobOutcome<Result>;
