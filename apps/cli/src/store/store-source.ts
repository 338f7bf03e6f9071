import { seriesOf } from '@hexfall/sim';
import { followRun, type RunInfo, type Store, type StoreAddress } from '@hexfall/store';
import type { GameSource } from '../simulate/game-source.ts';
import type { WorkerSettings } from '../simulate/options.ts';
import { continueSentence, watchRun } from './store-run.ts';

/** A run in an open store. */
export interface StoredRun {
  readonly address: StoreAddress;
  readonly store: Store;
  readonly info: RunInfo;
}

/** Games are played by the workers of a store. */
export function storeSource({ address, store, info }: StoredRun, settings: WorkerSettings): GameSource {
  return {
    play: (batches, order) => watchRun(address, store, info, seriesOf(batches), { ...order, settings }),
    continueWith: continueSentence(address, info),
  };
}

/** Games are those that have been played so far. */
export function playedSource({ address, store, info }: StoredRun): GameSource {
  const ignore = (): void => undefined;
  return {
    play: (batches, order) =>
      followRun(store, info, seriesOf(batches), { ...order, onlyPlayed: true, onNews: ignore, onWait: ignore }),
    continueWith: continueSentence(address, info),
  };
}
