import { OfflineModel, type WorkerContainer } from './model/offline-model.ts';

/** A browser, or a page that is not served safely, may have no service workers at all. */
const NO_WORKERS: WorkerContainer = {
  controller: null,
  register: () => Promise.reject(new Error('there are no service workers')),
  addEventListener: () => undefined,
};

/** Starts to keep the site for times without a network. The development server's site changes all the time and is not kept. */
export function startOffline(): OfflineModel {
  const { serviceWorker } = navigator as { serviceWorker?: WorkerContainer };
  const offline = new OfflineModel(serviceWorker ?? NO_WORKERS, () => location.reload());
  if (import.meta.env.PROD) void offline.start();
  return offline;
}
