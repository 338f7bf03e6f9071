/** A message from a page to the service worker: serve the new build at once, instead of when every page of the old one is closed. */
export const USE_NEW_BUILD = { kind: 'use-new-build' } as const;
