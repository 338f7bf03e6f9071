import { UsageError } from '../exit.ts';
import { namesStore, type StoreOptions } from './store-options.ts';

/** The options of a command that matter if it uses a store. */
export interface StoreRequest extends StoreOptions {
  readonly out?: string;
  readonly report?: string;
  readonly resume?: string;
  readonly replays?: string;
  readonly json: boolean;
}

/** Whether the games are to be played by the workers of a store. */
export function usesStore({ store, detach = false }: StoreOptions): boolean {
  return store !== undefined || detach;
}

/** Refuses options that contradict a store, before anything is written. */
export function checkStoreOptions(request: StoreRequest): void {
  if (!usesStore(request)) return;
  const { store, detach = false, out, report, resume, replays } = request;
  if (store === undefined && !namesStore())
    throw new UsageError('--detach needs --store: without one, nobody would play the games.');
  if (resume !== undefined)
    throw new UsageError('--resume continues a file; for a run in a store: hexfall runs resume.');
  const given = [
    ['--out', out],
    ['--report', report],
    ['--replays', replays],
  ].find(([, value]) => value !== undefined);
  if (detach && given !== undefined)
    throw new UsageError(`--detach does not wait for results; leave out ${given[0]} and use hexfall runs later.`);
}
