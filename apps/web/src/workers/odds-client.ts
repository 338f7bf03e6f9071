import type { Answer, Budget } from '@hexfall/odds';
import type { OddsMessage, OddsReply } from './odds-messages.ts';
import type { OddsProgress, OddsRequest } from './odds-request.ts';
import { PositionSender } from './position.ts';
import { portOf, type WorkerPort } from './worker-port.ts';

export type OddsPort = WorkerPort<OddsMessage, OddsReply>;

/** A precision that is good enough for a panel with whole percents, and a time that a reader is willing to wait. */
const USUAL_BUDGET: Budget = { precision: 0.001, milliseconds: 4000 };

/** Odds do not depend on the dice of the game, but positions are sent with different dice all the same. */
const DICE = Int32Array.of(0x0dd5, 1, 2, 3);

interface Connection {
  readonly port: OddsPort;
  readonly positions: PositionSender;
}

interface Pending {
  readonly id: number;
  readonly onProgress: OddsProgress;
  resolve(answers: readonly Answer[]): void;
  reject(error: Error): void;
}

/** Computes odds in a worker. It works on one question at a time, the newest; earlier questions are rejected. */
export class OddsClient {
  private readonly start: () => OddsPort;
  private connection: Connection | undefined;
  private pending: Pending | undefined;
  private asked = 0;

  constructor(start: () => OddsPort = startOddsWorker) {
    this.start = start;
  }

  /**
   * Asks for the results of a plan. `onProgress` is called with answers as they improve. Rejects with a sentence if there are none, or if
   * they are not wanted any more.
   */
  ask(request: OddsRequest, onProgress: OddsProgress, signal?: AbortSignal): Promise<readonly Answer[]> {
    if (signal?.aborted === true) return Promise.reject(stopped());
    this.drop();
    const { port, positions } = (this.connection ??= this.connect());
    const id = ++this.asked;
    const stop = (): void => {
      if (this.pending?.id === id) this.drop();
    };
    signal?.addEventListener('abort', stop, { once: true });
    const answers = new Promise<readonly Answer[]>((resolve, reject) => {
      this.pending = { id, onProgress, resolve, reject };
    });
    const { game, plan, questions, budget = USUAL_BUDGET } = request;
    port.send({ kind: 'ask', id, position: positions.positionOf(game), plan, questions, budget });
    return answers.finally(() => signal?.removeEventListener('abort', stop));
  }

  /** Ends the worker. The next question starts a new one. */
  close(): void {
    this.drop();
    this.connection?.port.end();
    this.connection = undefined;
  }

  private connect(): Connection {
    const port = this.start();
    port.onReply = reply => this.receive(reply);
    port.onFailure = reason => {
      const { pending } = this;
      this.pending = undefined;
      this.close();
      pending?.reject(failure(reason));
    };
    return { port, positions: new PositionSender(DICE.slice()) };
  }

  private receive(reply: OddsReply): void {
    const { pending } = this;
    if (pending?.id !== reply.id) return;
    if (reply.kind === 'progress') return pending.onProgress(reply.answers, reply.progress);
    this.pending = undefined;
    if (reply.kind === 'failed') return pending.reject(failure(reply.reason));
    pending.onProgress(reply.answers, 1);
    pending.resolve(reply.answers);
  }

  private drop(): void {
    const { pending } = this;
    if (pending === undefined) return;
    this.pending = undefined;
    this.connection?.port.send({ kind: 'cancel', id: pending.id });
    pending.reject(stopped());
  }
}

function stopped(): Error {
  return new Error('The odds are no longer needed.');
}

function failure(reason: string): Error {
  return new Error(`The odds could not be worked out: ${reason}.`);
}

function startOddsWorker(): OddsPort {
  return portOf(new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' }));
}
