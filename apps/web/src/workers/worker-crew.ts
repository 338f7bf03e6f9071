import { GameOverdue, WorkerLost } from '@hexfall/sim';
import type { JobOutcome, JobReply, JobRequest } from './job-messages.ts';
import type { WorkerPort } from './worker-port.ts';

export type JobPort<Task, Result> = WorkerPort<JobRequest<Task>, JobReply<Result>>;

export interface CrewOptions<Task, Result> {
  /** The task that every worker is sent first: plain data that a browser can copy. */
  readonly task: Task;
  /** The most workers at a time; see `crewSize`. */
  readonly size: number;
  /** Starts a worker whose script answers with `serveJobs`. */
  readonly start: () => JobPort<Task, Result>;
  /** Milliseconds that one job may take. */
  readonly jobTime: number;
}

/** The least number of jobs for each worker, since starting a worker takes as long as a few jobs. */
const JOBS_PER_WORKER = 8;

/** Returns how many workers a number of jobs should have: one for each core, fewer for few jobs. */
export function crewSize(jobs: number, cores: number = navigator.hardwareConcurrency): number {
  return Math.max(1, Math.min(cores, Math.ceil(jobs / JOBS_PER_WORKER)));
}

/** How many workers in a row may stop before they are ready. */
const MAX_FALSE_STARTS = 3;

/** Longest time between two checks of the workers, in milliseconds. */
const MAX_CHECK_INTERVAL = 1000;

/** Number of checks within the time limit of a job, if that is short. */
const CHECKS_PER_JOB = 4;

/** Jobs that were given to a worker. */
interface Assignment<Result> {
  readonly numbers: readonly number[];
  readonly outcomes: JobOutcome<Result>[];
  resolve(outcomes: readonly JobOutcome<Result>[]): void;
  reject(error: Error): void;
}

/** What the page knows of one worker. */
interface Member<Task, Result> {
  readonly port: JobPort<Task, Result>;
  isReady: boolean;
  assignment: Assignment<Result> | undefined;
  /** Number of checks since the worker was given jobs, or last finished one. */
  checks: number;
}

/**
 * Does jobs of one kind in workers, each identified by its number: the games of a batch, or games played on from a position. Workers are
 * started when they are needed; a worker that stops is replaced when there is more to do.
 */
export class WorkerCrew<Task, Result> {
  readonly size: number;
  private readonly options: CrewOptions<Task, Result>;
  private readonly members = new Set<Member<Task, Result>>();
  private watch: ReturnType<typeof setInterval> | undefined;
  private falseStarts = 0;
  private closed = false;

  constructor(options: CrewOptions<Task, Result>) {
    this.options = options;
    this.size = options.size;
  }

  /**
   * Does jobs one after another in one worker; call it up to `size` times at once. Returns how the jobs ended, in order: all of them, or
   * those that were done when the crew was closed. Rejects with `WorkerLost` if the worker stopped, with `GameOverdue` if a job took too
   * long, and with any other error if the task is impossible.
   */
  run(numbers: readonly number[]): Promise<readonly JobOutcome<Result>[]> {
    if (this.closed || numbers.length === 0) return Promise.resolve([]);
    return new Promise((resolve, reject) => {
      const member = [...this.members].find(({ assignment }) => assignment === undefined) ?? this.startMember();
      member.assignment = { numbers, outcomes: [], resolve, reject };
      member.checks = 0;
      member.port.send({ kind: 'run', numbers });
    });
  }

  /** Ends all workers. Their results are not lost: `run` returns them. */
  close(): void {
    this.closed = true;
    clearInterval(this.watch);
    for (const { port, assignment } of this.members) {
      port.end();
      assignment?.resolve(assignment.outcomes);
    }
    this.members.clear();
  }

  private startMember(): Member<Task, Result> {
    const member: Member<Task, Result> = {
      port: this.options.start(),
      isReady: false,
      assignment: undefined,
      checks: 0,
    };
    this.members.add(member);
    this.watch ??= this.startWatch();
    member.port.onReply = reply => this.onReply(member, reply);
    member.port.onFailure = reason => {
      if (!member.isReady) this.falseStarts++;
      this.discharge(
        member,
        this.falseStarts >= MAX_FALSE_STARTS
          ? new Error(`the workers do not start: ${reason}`)
          : new WorkerLost(`the worker stopped: ${reason}`),
      );
    };
    member.port.send({ kind: 'begin', task: this.options.task });
    return member;
  }

  private onReply(member: Member<Task, Result>, reply: JobReply<Result>): void {
    if (reply.kind === 'ready') {
      member.isReady = true;
      this.falseStarts = 0;
    } else if (reply.kind === 'refused') {
      this.discharge(member, new Error(reply.reason));
    } else {
      this.onOutcome(member, reply);
    }
  }

  private onOutcome(member: Member<Task, Result>, outcome: JobOutcome<Result>): void {
    const { assignment } = member;
    if (assignment === undefined) return;
    assignment.outcomes.push(outcome);
    member.checks = 0;
    if (assignment.outcomes.length < assignment.numbers.length) return;
    member.assignment = undefined;
    assignment.resolve(assignment.outcomes);
  }

  /** Ends a worker that cannot finish its jobs. */
  private discharge(member: Member<Task, Result>, error: Error): void {
    member.port.end();
    if (this.members.delete(member)) member.assignment?.reject(error);
  }

  private startWatch(): ReturnType<typeof setInterval> {
    const interval = Math.min(MAX_CHECK_INTERVAL, this.options.jobTime / CHECKS_PER_JOB);
    return setInterval(() => this.checkAll(interval), interval);
  }

  /** Time is measured in checks rather than by the clock, so that a machine that was asleep does not end its workers. */
  private checkAll(interval: number): void {
    for (const member of this.members) {
      const { assignment } = member;
      if (assignment === undefined || ++member.checks * interval < this.options.jobTime) continue;
      const job = assignment.numbers[assignment.outcomes.length]!;
      this.discharge(member, new GameOverdue(job, `took longer than ${this.options.jobTime / 1000} s`));
    }
  }
}
