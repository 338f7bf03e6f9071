import type { Worker } from 'node:worker_threads';
import type { ChunkResult } from '../batch/workforce.ts';
import { endProcess } from '../outside/end-process.ts';

/** Games that one worker was given to play. */
export interface Job {
  readonly games: readonly number[];
  resolve(result: ChunkResult): void;
  reject(error: Error): void;
}

/** One worker as those see it who give it work. */
export class Hand {
  readonly worker: Worker;
  job: Job | undefined;
  /** It has read its batch. */
  ready = false;
  /** What it died of, as far as it said. */
  complaint = '';
  /** The game for which it was stopped. */
  overdue: number | undefined;
  /** Programs that it started. */
  readonly programs = new Set<number>();
  private readonly begun: Int32Array;
  /** Games begun when its job was given, and when we last looked. */
  private before = 0;
  private seen = 0;
  /** How often we have looked since and found it at the same game. */
  private looks = 0;

  constructor(worker: Worker, begun: Int32Array) {
    this.worker = worker;
    this.begun = begun;
  }

  take(job: Job): void {
    this.job = job;
    this.before = this.seen = Atomics.load(this.begun, 0);
    this.looks = 0;
    this.worker.ref();
  }

  /** Its work is done or lost. An idle worker does not keep the program alive. */
  leave(): Job | undefined {
    const { job } = this;
    this.job = undefined;
    this.worker.unref();
    return job;
  }

  /** Looks at it once. Answers how often in a row it was seen at the game it plays; a worker that waits is not counted. */
  look(): number {
    const begun = Atomics.load(this.begun, 0);
    const same = this.job !== undefined && begun === this.seen && begun > this.before;
    this.looks = same ? this.looks + 1 : 0;
    this.seen = begun;
    return this.looks;
  }

  /** Stops it in the middle of its game. */
  stop(): void {
    this.overdue = this.job?.games[this.seen - this.before - 1];
    void this.worker.terminate();
  }

  /** Ends what it started and can no longer end itself. */
  endPrograms(): void {
    for (const pid of this.programs) endProcess(pid);
    this.programs.clear();
  }
}
