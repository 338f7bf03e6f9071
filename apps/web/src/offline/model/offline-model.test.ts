import { expect, test } from 'vitest';
import { USE_NEW_BUILD } from '../messages.ts';
import { type BuildWorker, OfflineModel, type Registration, type WorkerContainer } from './offline-model.ts';

/** A source of events that the test fires by hand. */
class Emitter {
  private readonly listeners = new Map<string, (() => void)[]>();

  addEventListener(type: string, listener: () => void): void {
    this.listeners.set(type, [...(this.listeners.get(type) ?? []), listener]);
  }

  fire(type: string): void {
    for (const listener of this.listeners.get(type) ?? []) listener();
  }
}

class FakeWorker extends Emitter implements BuildWorker {
  state = 'installing';
  readonly received: unknown[] = [];

  postMessage(message: unknown): void {
    this.received.push(message);
  }

  install(): void {
    this.state = 'installed';
    this.fire('statechange');
  }
}

class FakeRegistration extends Emitter implements Registration {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;

  find(worker: FakeWorker): void {
    this.installing = worker;
    this.fire('updatefound');
  }
}

class FakeContainer extends Emitter implements WorkerContainer {
  controller: unknown = null;
  readonly registration = new FakeRegistration();
  readonly registered: string[] = [];

  async register(script: string): Promise<Registration> {
    this.registered.push(script);
    return this.registration;
  }
}

async function started(prepare: (workers: FakeContainer) => void = () => undefined): Promise<{
  workers: FakeContainer;
  offline: OfflineModel;
  counts: { loads: number; changes: number };
}> {
  const workers = new FakeContainer();
  prepare(workers);
  const counts = { loads: 0, changes: 0 };
  const offline = new OfflineModel(workers, () => void counts.loads++);
  offline.subscribe(() => void counts.changes++);
  await offline.start();
  return { workers, offline, counts };
}

test('the first visit keeps the site and offers nothing', async () => {
  const { workers, offline, counts } = await started();
  expect(workers.registered).toEqual(['./service-worker.js']);
  const worker = new FakeWorker();
  workers.registration.find(worker);
  worker.install();
  expect(offline.hasNewBuild).toBe(false);
  expect(counts.changes).toBe(0);
});

test('a newer build that is found meanwhile is offered when it is complete, and used when the reader wants', async () => {
  const { workers, offline, counts } = await started();
  workers.controller = {};
  const worker = new FakeWorker();
  workers.registration.find(worker);
  expect(offline.hasNewBuild).toBe(false);
  worker.install();
  expect(offline.hasNewBuild).toBe(true);
  expect(counts).toEqual({ loads: 0, changes: 1 });
  offline.useNewBuild();
  offline.useNewBuild();
  expect(worker.received).toEqual([USE_NEW_BUILD]);
  expect(counts.loads).toBe(0);
  workers.fire('controllerchange');
  expect(counts.loads).toBe(1);
});

test('a newer build that was found at an earlier visit is offered', async () => {
  const { offline } = await started(workers => {
    workers.controller = {};
    workers.registration.waiting = new FakeWorker();
  });
  expect(offline.hasNewBuild).toBe(true);
});

test('the page offers no update without a newer build', async () => {
  const { workers, offline, counts } = await started();
  offline.useNewBuild();
  workers.fire('controllerchange');
  expect(counts.loads).toBe(0);
});

test('the site works even where it cannot be kept', async () => {
  const workers: WorkerContainer = {
    controller: null,
    register: () => Promise.reject(new Error('forbidden')),
    addEventListener: () => undefined,
  };
  const offline = new OfflineModel(workers, () => undefined);
  await offline.start();
  expect(offline.hasNewBuild).toBe(false);
});
