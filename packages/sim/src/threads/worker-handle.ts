import type { Worker } from 'node:worker_threads';
import type { ChunkResult } from '../batch/workforce.ts';
import { endProcess, unwatchProcess, watchProcess } from '../outside/end-process.ts';

/** A chunk of games that a worker was given to play. */
export interface Job {
  readonly games: readonly number[];
  resolve(result: ChunkResult): void;
  reject(error: Error): void;
}

/** What the main thread knows of one worker. */
export class WorkerHandle {
  readonly worker: Worker;
  job: Job | undefined;
  /** Whether the worker has read its series. */
  ready = false;
  /** Message of the error that the worker died of, if it reported one. */
  errorMessage = '';
  /** The game for which the worker was stopped. */
  overdue: number | undefined;
  /** Ids of the processes that the worker started for bots. */
  private readonly processes = new Set<number>();
  private readonly begun: Int32Array;
  /** Games begun when the job was assigned, and at the last check. */
  private begunBefore = 0;
  private begunAtCheck = 0;
  /** Number of consecutive checks that found the worker at the same game. */
  private checks = 0;

  constructor(worker: Worker, begun: Int32Array) {
    this.worker = worker;
    this.begun = begun;
  }

  assign(job: Job): void {
    this.job = job;
    this.begunBefore = this.begunAtCheck = Atomics.load(this.begun, 0);
    this.checks = 0;
    this.worker.ref();
  }

  /** Takes the job away, finished or lost. An idle worker does not keep the program alive. */
  release(): Job | undefined {
    const { job } = this;
    this.job = undefined;
    this.worker.unref();
    return job;
  }

  /** Checks the worker once. Returns how many checks in a row found it at the same game; 0 for an idle worker. */
  countChecks(): number {
    const begun = Atomics.load(this.begun, 0);
    const same = this.job !== undefined && begun === this.begunAtCheck && begun > this.begunBefore;
    this.checks = same ? this.checks + 1 : 0;
    this.begunAtCheck = begun;
    return this.checks;
  }

  /** Stops the worker in the middle of its game. */
  stop(): void {
    this.overdue = this.job?.games[this.begunAtCheck - this.begunBefore - 1];
    void this.worker.terminate();
  }

  /** The worker has started a process for a bot. */
  addProcess(pid: number): void {
    this.processes.add(pid);
    watchProcess(pid);
  }

  /** The worker has ended a process itself. */
  removeProcess(pid: number): void {
    this.processes.delete(pid);
    unwatchProcess(pid);
  }

  /** Ends the processes that the worker started and can no longer end itself. */
  endProcesses(): void {
    for (const pid of this.processes) {
      endProcess(pid);
      this.removeProcess(pid);
    }
  }
}
