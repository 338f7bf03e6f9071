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

/** Returns the source of games that the workers of a store play. */
export function storeSource({ address, store, info }: StoredRun, settings: WorkerSettings): GameSource {
  let state: RunInfo['state'] | undefined = info.state;
  return {
    play: async (batches, order) => {
      const end = await watchRun(address, store, info, seriesOf(batches), { ...order, settings });
      if (end.reason === 'stopped') state = await stateNow(store, info);
      return end;
    },
    get continueWith() {
      return continueSentence(address, info.run, state);
    },
  };
}

/**
 * Returns the present state of a run, which somebody else may have stopped or deleted. If the store cannot be asked, returns the last known
 * state.
 */
async function stateNow(store: Store, { run, state }: RunInfo): Promise<RunInfo['state'] | undefined> {
  return store.runs.findAll([run]).then(
    ([found]) => found?.state,
    () => state,
  );
}

/** Returns the source of the games of a run that have been played so far. */
export function playedSource({ address, store, info }: StoredRun): GameSource {
  const ignore = (): void => undefined;
  return {
    play: (batches, order) =>
      followRun(store, info, seriesOf(batches), { ...order, onlyPlayed: true, onNews: ignore, onWait: ignore }),
    continueWith: continueSentence(address, info.run, info.state),
  };
}
