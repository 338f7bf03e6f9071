import { OfflineModel, type WorkerContainer } from './model/offline-model.ts';

/** Stands in for service workers in a browser, or on an insecure page, without them. */
const NO_WORKERS: WorkerContainer = {
  controller: null,
  register: () => Promise.reject(new Error('there are no service workers')),
  addEventListener: () => undefined,
};

/** Starts to keep the site available offline. The site of the development server changes all the time and is not kept. */
export function startOffline(): OfflineModel {
  const { serviceWorker } = navigator as { serviceWorker?: WorkerContainer };
  const offline = new OfflineModel(serviceWorker ?? NO_WORKERS, () => location.reload());
  if (import.meta.env.PROD) void offline.start();
  return offline;
}
