/** One end of a connection with a worker. Messages are copied in the way in which browsers copy plain data. */
export interface WorkerPort<Request, Reply> {
  send(request: Request): void;
  onReply: (reply: Reply) => void;
  /** Called with the reason when the worker no longer works. */
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
    // The error has no message if the script could not be loaded.
    port.onFailure(failure.message || 'its script could not be loaded');
  });
  return port;
}
