import type { Locks } from './tab-hold.ts';

interface Waiting {
  readonly callback: (lock: object | null) => Promise<void> | void;
  readonly done: (reason?: Error) => void;
}

/** Locks like those that a browser gives to its tabs, for tests. All of them have the same name. */
export class FakeLocks implements Locks {
  private holder: Waiting | undefined;
  private queue: Waiting[] = [];

  request(_name: string, options: Parameters<Locks['request']>[1], callback: Waiting['callback']): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const entry = {
        callback,
        done: (reason?: Error) => (reason === undefined ? resolve(undefined) : reject(reason)),
      };
      options.signal?.addEventListener('abort', () => {
        this.queue = this.queue.filter(waiting => waiting !== entry);
        if (this.holder !== entry) entry.done(new Error('AbortError'));
      });
      if (options.steal === true) {
        this.holder?.done(new Error('AbortError'));
        this.grant(entry);
      } else if (this.holder === undefined) this.grant(entry);
      else if (options.ifAvailable === true) {
        void callback(null);
        entry.done();
      } else this.queue.push(entry);
    });
  }

  private grant(entry: Waiting): void {
    this.holder = entry;
    void this.release(entry);
  }

  private async release(entry: Waiting): Promise<void> {
    await entry.callback({});
    entry.done();
    if (this.holder !== entry) return;
    this.holder = undefined;
    const next = this.queue.shift();
    if (next !== undefined) this.grant(next);
  }
}
