import { Model } from '@hexfall/stage';
import { USE_NEW_BUILD } from '../messages.ts';

/** The part of a browser's service worker registration that is needed to keep the site available offline. */
export interface Registration {
  readonly waiting: BuildWorker | null;
  readonly installing: BuildWorker | null;
  addEventListener(type: 'updatefound', listener: () => void): void;
}

/** The service worker of one build. */
export interface BuildWorker {
  readonly state: string;
  postMessage(message: unknown): void;
  addEventListener(type: 'statechange', listener: () => void): void;
}

/** The part of `navigator.serviceWorker` that is needed to keep the site available offline. */
export interface WorkerContainer {
  /** The service worker that controls this page; none at the first visit. */
  readonly controller: unknown;
  register(script: string): Promise<Registration>;
  addEventListener(type: 'controllerchange', listener: () => void): void;
}

/** Keeps the site available offline, and notices when a newer build of it is ready to be used. */
export class OfflineModel extends Model {
  private readonly workers: WorkerContainer;
  private readonly loadAgain: () => void;
  private next: BuildWorker | undefined;
  private asked = false;

  /** `loadAgain` reloads the page. */
  constructor(workers: WorkerContainer, loadAgain: () => void) {
    super();
    this.workers = workers;
    this.loadAgain = loadAgain;
  }

  /** Whether a newer build is ready. It is used from the next start on, or at once if the reader wants. */
  get hasNewBuild(): boolean {
    return this.next !== undefined;
  }

  /** Starts to keep the site available offline. Where that is impossible or not allowed, the site works only with a network. */
  async start(): Promise<void> {
    try {
      this.watch(await this.workers.register('./service-worker.js'));
    } catch {
      // This happens in a private window, in a browser without storage, or if the host does not offer the worker.
    }
  }

  /** Switches to the newer build. */
  useNewBuild(): void {
    if (this.next === undefined || this.asked) return;
    this.asked = true;
    this.workers.addEventListener('controllerchange', this.loadAgain);
    this.next.postMessage(USE_NEW_BUILD);
  }

  private watch(registration: Registration): void {
    // If no worker controls this page, it is a first visit, and what is being installed now is the build that the page shows.
    const isFirst = this.workers.controller === null;
    if (registration.waiting !== null && !isFirst) this.offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      const isUpdate = this.workers.controller !== null;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed' && isUpdate) this.offer(installing);
      });
    });
  }

  private offer(worker: BuildWorker): void {
    this.next = worker;
    this.changed();
  }
}
