import type { SliceTools } from './slices.ts';

/** The clock of the browser, and a pause in which the browser draws and handles input. */
export const BROWSER_SLICES: SliceTools = { now: () => performance.now(), pause: nextTask };

/** Lets the browser draw and handle input. Unlike a timer, a message is not delayed when it is sent often. */
function nextTask(): Promise<void> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    const done = (): void => {
      port1.close();
      resolve();
    };
    port1.addEventListener('message', done);
    port1.start();
    port2.postMessage(undefined);
  });
}
