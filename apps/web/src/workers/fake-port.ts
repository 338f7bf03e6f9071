import { MessageChannel } from 'node:worker_threads';
import type { WorkerPort } from './worker-port.ts';

/** A worker for tests in Node. Messages are copied and arrive later, as with a real worker. */
export interface FakeWorker<Request, Reply> {
  readonly port: WorkerPort<Request, Reply>;
  readonly received: readonly Request[];
  readonly ended: boolean;
  /** Lets the worker stop as if its script had an error. */
  crash(reason: string): void;
}

type Serve<Request, Reply> = (reply: (message: Reply) => void) => (request: Request) => void;

/** Starts a fake worker, which answers requests with the given function. */
export function startFakeWorker<Request, Reply>(serve: Serve<Request, Reply>): FakeWorker<Request, Reply> {
  const { port1: page, port2: inside } = new MessageChannel();
  const received: Request[] = [];
  const worker = { received, ended: false };
  const handle = serve(reply => inside.postMessage(reply));
  const port: WorkerPort<Request, Reply> = {
    send: request => page.postMessage(request),
    onReply: () => undefined,
    onFailure: () => undefined,
    end: () => {
      worker.ended = true;
      page.close();
    },
  };
  page.on('message', (reply: Reply) => port.onReply(reply));
  inside.on('message', (request: Request) => {
    received.push(structuredClone(request));
    handle(request);
  });
  return Object.assign(worker, { port, crash: (reason: string) => port.onFailure(reason) });
}
