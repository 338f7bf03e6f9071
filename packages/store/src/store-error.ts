import type { OnWait } from './patience.ts';

/** How to wait for a server that cannot be reached. */
export interface Waiting {
  readonly onWait: OnWait;
  readonly signal: AbortSignal;
}

/** Something is wrong with a store, said in a sentence for its user. */
export class StoreError extends Error {}
