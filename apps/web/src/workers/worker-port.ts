/** One end of a connection with a worker. What is sent is copied as browsers copy plain data. */
export interface WorkerPort<Request, Reply> {
  send(request: Request): void;
  onReply: (reply: Reply) => void;
  /** Is given the reason why the worker does not work anymore. */
  onFailure: (reason: string) => void;
  /** Ends the worker, whatever it is doing. */
  end(): void;
}

/** Connects with a worker of the browser. */
export function portOf<Request, Reply>(worker: Worker): WorkerPort<Request, Reply> {
  const port: WorkerPort<Request, Reply> = {
    send: request => worker.postMessage(request),
    onReply: () => undefined,
    onFailure: () => undefined,
    end: () => worker.terminate(),
  };
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => port.onReply(data));
  worker.addEventListener('messageerror', () => port.onFailure('its answer could not be read'));
  worker.addEventListener('error', failure => {
    failure.preventDefault();
    // A script that could not be loaded has no message.
    port.onFailure(failure.message || 'its script could not be loaded');
  });
  return port;
}
