import { availableParallelism, hostname } from 'node:os';
import type { RunEnd, RunOptions, Series } from '@hexfall/sim';
import {
  chunkGames,
  describeAddress,
  followRun,
  type RunCommand,
  type RunInfo,
  type RunNews,
  type Store,
  type StoreAddress,
  StoreWorker,
  type Waiting,
} from '@hexfall/store';
import type { WorkerSettings } from '../simulate/options.ts';
import type { PlayNews } from '../simulate/run-progress.ts';
import { workforceFor } from '../simulate/workforce.ts';
import { secondsPerGame } from './chunk-time.ts';
import { describePlayers } from './describe-players.ts';
import { judgeOf } from './judge.ts';
import { openStore, saying } from './open-store.ts';

/** A run that a command asks for. */
export interface WantedRun {
  readonly command: RunCommand;
  readonly name: string;
  /** First line of the file of its games. */
  readonly header: string;
  readonly series: Series;
  readonly games: number;
  /** The precision at which the run may stop; 0 to play all games. */
  readonly precision: number;
}

/** Adds a run to a store. */
export async function addRun(store: Store, wanted: WantedRun): Promise<RunInfo> {
  const { games, series } = wanted;
  return store.runs.add({ ...wanted, chunkGames: chunkGames(games, secondsPerGame(series, games)) });
}

/** Who is told about a run while it is played, and the signal that ends it. */
export interface RunWatcher extends Pick<RunOptions, 'onGames' | 'isEnough'> {
  readonly signal: AbortSignal;
  readonly onNews: (news: PlayNews) => void;
}

/** Receives the games of a run of a store in order, and also plays games on this machine if that is wanted. */
export async function watchRun(
  address: StoreAddress,
  store: Store,
  info: RunInfo,
  series: Series,
  { settings, ...watcher }: RunWatcher & { readonly settings: WorkerSettings },
): Promise<RunEnd> {
  const stop = new AbortController();
  const onStop = (): void => stop.abort();
  watcher.signal.addEventListener('abort', onStop);
  const threads = ownThreads(address, settings);
  const work = threads === 0 ? Promise.resolve() : playHere(store, threads, settings, stop.signal);
  // If playing fails here, others continue to play; what keeps the run from being followed is reported below.
  work.catch(() => undefined);
  try {
    const follow = (): Promise<RunEnd> =>
      followRun(store, info, series, {
        ...watcher,
        onNews: news => watcher.onNews(describeNews(news, info, address)),
        onWait: () => watcher.onNews({ played: undefined, players: '', trouble: AWAY }),
      });
    return await saying(address, follow, continueSentence(address, info.run, info.state));
  } finally {
    watcher.signal.removeEventListener('abort', onStop);
    stop.abort();
    await work.catch(() => undefined);
  }
}

/**
 * Returns how many threads of this machine play. A folder has no other workers than this process. A server has others, so this machine
 * plays only if it is told to.
 */
function ownThreads({ kind }: StoreAddress, { workers }: WorkerSettings): number {
  return workers ?? (kind === 'folder' ? availableParallelism() : 0);
}

async function playHere(store: Store, threads: number, settings: WorkerSettings, signal: AbortSignal): Promise<void> {
  const worker = new StoreWorker(store, {
    name: hostname(),
    threads,
    allowsOutsideBots: true,
    employ: series => workforceFor(series, { ...settings, workers: threads }, Number.POSITIVE_INFINITY),
    judge: judgeOf,
    tell: () => undefined,
    untilIdle: false,
  });
  await worker.work(signal);
}

const AWAY = 'the store cannot be reached; trying again';

function describeNews({ progress, workers }: RunNews, info: RunInfo, address: StoreAddress): PlayNews {
  const none = `no worker yet: hexfall worker --store ${describeAddress(address)}`;
  return {
    played: progress.doneGames,
    players: describePlayers(workers, info),
    trouble: workers.length === 0 ? none : undefined,
  };
}

/** Says how to continue a run that is no longer followed; its state is `undefined` if it has been deleted. */
export function continueSentence(address: StoreAddress, run: number, state: RunInfo['state'] | undefined): string {
  const watch = `hexfall runs watch ${run} --store ${describeAddress(address)}`;
  if (state === undefined) return `Run ${run} has been deleted.`;
  if (state === 'stopped') return `Run ${run} is stopped; resume it with: ${watch}`;
  return address.kind === 'folder'
    ? `Continue with: ${watch}`
    : `Run ${run} is still running; follow it with: ${watch}`;
}

/** Opens a store for the duration of some work. */
export async function withStore<T>(
  address: StoreAddress,
  mayChange: boolean,
  work: (store: Store) => Promise<T>,
  waiting?: Waiting,
): Promise<T> {
  const store = await openStore(address, mayChange, waiting);
  try {
    return await saying(address, () => work(store));
  } finally {
    await store.close();
  }
}
