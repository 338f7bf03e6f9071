import type { WorkerPort } from '../../workers/worker-port.ts';
import type { WhatIfReply, WhatIfRequest } from '../worker/whatif-messages.ts';

export type WhatIfPort = WorkerPort<WhatIfRequest, WhatIfReply>;

/** A request without its number. */
type Asked = WhatIfRequest extends infer R ? (R extends { readonly id: number } ? Omit<R, 'id'> : never) : never;

/** Receives the replies to one request. */
export type OnReply = (reply: WhatIfReply) => void;

/** The client of the worker that plays on from moments of one game. The worker is started with the first question. */
export class WhatIfClient {
  private readonly start: () => WhatIfPort;
  private readonly replay: string;
  private readonly listeners = new Map<number, OnReply>();
  private port: WhatIfPort | undefined;
  private asked = 0;

  constructor(replay: string, start: () => WhatIfPort) {
    this.replay = replay;
    this.start = start;
  }

  /** Asks a question. Returns a function that stops the work; results up to then still arrive. */
  ask(request: Asked, onReply: OnReply): () => void {
    const id = ++this.asked;
    const port = (this.port ??= this.open());
    this.listeners.set(id, onReply);
    port.send({ ...request, id });
    return () => {
      if (this.listeners.has(id)) this.port?.send({ kind: 'stop', id });
    };
  }

  /** Ends the worker and everything that it does. */
  close(): void {
    this.port?.end();
    this.port = undefined;
    this.listeners.clear();
  }

  private open(): WhatIfPort {
    const port = this.start();
    port.onReply = reply => this.receive(reply);
    port.onFailure = reason => this.fail(reason);
    port.send({ kind: 'open', replay: this.replay });
    return port;
  }

  private receive(reply: WhatIfReply): void {
    const listener = this.listeners.get(reply.id);
    const isLast = 'isDone' in reply ? reply.isDone : reply.kind !== 'progress';
    if (isLast) this.listeners.delete(reply.id);
    listener?.(reply);
  }

  private fail(reason: string): void {
    const listeners = [...this.listeners];
    this.close();
    for (const [id, listener] of listeners) listener({ kind: 'failed', id, reason });
  }
}
