import { expect, test } from 'vitest';
import { GameHold, type Locks } from './game-hold.ts';

interface Waiting {
  readonly callback: (lock: object | null) => Promise<void> | void;
  readonly done: (reason?: Error) => void;
}

/** Locks of one name, as a browser gives them to its tabs. */
class FakeLocks implements Locks {
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

const settle = (): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve);
  });

test('the first tab plays a game, the second one shows it and gets it when the first is closed', async () => {
  const locks = new FakeLocks();
  const [first, second] = [new GameHold('g', locks), new GameHold('g', locks)];
  await first.begin();
  await second.begin();
  expect([first.state, second.state]).toEqual(['held', 'elsewhere']);
  first.end();
  await settle();
  expect(second.state).toBe('held');
});

test('a tab can take a game over, and the other one gets it back when that tab is closed', async () => {
  const locks = new FakeLocks();
  const [first, second] = [new GameHold('g', locks), new GameHold('g', locks)];
  const states: string[] = [];
  first.subscribe(() => states.push(first.state));
  await first.begin();
  await second.begin();
  await second.takeOver();
  await settle();
  expect([first.state, second.state]).toEqual(['elsewhere', 'held']);
  second.end();
  await settle();
  expect(states).toEqual(['held', 'elsewhere', 'held']);
});

test('a tab that is closed while it waits does not get the game', async () => {
  const locks = new FakeLocks();
  const [first, second, third] = [new GameHold('g', locks), new GameHold('g', locks), new GameHold('g', locks)];
  await first.begin();
  await second.begin();
  second.end();
  first.end();
  await settle();
  await third.begin();
  expect([second.state, third.state]).toEqual(['elsewhere', 'held']);
});

test('where a browser has no locks or gives none, every tab plays', async () => {
  const none = new GameHold('g', undefined);
  await none.begin();
  await none.takeOver();
  const refused = new GameHold('g', { request: () => Promise.reject(new Error('SecurityError')) });
  await refused.begin();
  expect([none.state, refused.state]).toEqual(['held', 'held']);
});
