import type { SliceTools } from '../watch/model/slices.ts';

/** The clock of the browser, and a pause in which it draws and answers. */
export const BROWSER_SLICES: SliceTools = {
  now: () => performance.now(),
  pause: () =>
    new Promise(resolve => {
      setTimeout(resolve);
    }),
};
