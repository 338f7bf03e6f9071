import { Model } from '@hexfall/stage';
import { USE_NEW_BUILD } from '../messages.ts';

/** The part of a browser's service worker registration that is needed to keep the site. */
export interface Registration {
  readonly waiting: BuildWorker | null;
  readonly installing: BuildWorker | null;
  addEventListener(type: 'updatefound', listener: () => void): void;
}

/** The worker of one build. */
export interface BuildWorker {
  readonly state: string;
  postMessage(message: unknown): void;
  addEventListener(type: 'statechange', listener: () => void): void;
}

/** The part of `navigator.serviceWorker` that is needed to keep the site. */
export interface WorkerContainer {
  /** The worker that answers for this page; none at the first visit. */
  readonly controller: unknown;
  register(script: string): Promise<Registration>;
  addEventListener(type: 'controllerchange', listener: () => void): void;
}

/** Keeps the site for times without a network, and knows when a newer build of it is ready to be used. */
export class OfflineModel extends Model {
  private readonly workers: WorkerContainer;
  private readonly loadAgain: () => void;
  private next: BuildWorker | undefined;
  private asked = false;

  /** `loadAgain` loads the page again. */
  constructor(workers: WorkerContainer, loadAgain: () => void) {
    super();
    this.workers = workers;
    this.loadAgain = loadAgain;
  }

  /** Whether a newer build is ready. It is used after the next start, or at once if the reader wants. */
  get hasNewBuild(): boolean {
    return this.next !== undefined;
  }

  /** Starts to keep the site. Where that is not possible or not allowed, the site works with a network only. */
  async start(): Promise<void> {
    try {
      this.watch(await this.workers.register('./service-worker.js'));
    } catch {
      // A private window, a browser without storage, or a host that does not offer it.
    }
  }

  /** Goes over to the newer build. */
  useNewBuild(): void {
    if (this.next === undefined || this.asked) return;
    this.asked = true;
    this.workers.addEventListener('controllerchange', this.loadAgain);
    this.next.postMessage(USE_NEW_BUILD);
  }

  private watch(registration: Registration): void {
    // Without a worker that answers, this page is the first: what is installed now is the build that it shows.
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
