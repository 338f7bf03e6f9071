/** What a worker of a crew is sent: its task once, then numbers of jobs. A job is known by its task and its number alone. */
export type JobRequest<Task> =
  | { readonly kind: 'begin'; readonly task: Task }
  | { readonly kind: 'run'; readonly numbers: readonly number[] };

/** How a job ended. The reason completes a sentence about it. */
export type JobOutcome<Result> =
  | { readonly kind: 'done'; readonly number: number; readonly result: Result }
  | { readonly kind: 'failed'; readonly number: number; readonly reason: string };

/** What a worker of a crew answers: whether it can begin its task, then each job as soon as it has ended. */
export type JobReply<Result> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'refused'; readonly reason: string }
  | JobOutcome<Result>;
