import { availableParallelism, hostname } from 'node:os';
import { describeAddress, patiently, type Store, StoreWorker, type WorkerNews } from '@hexfall/store';
import { cleanLine } from '../clean-text.ts';
import { formatCount } from '../format-count.ts';
import { MAX_WORKERS, readWholeNumber, readWorkerSettings } from '../simulate/options.ts';
import type { CommandContext } from '../simulate/simulate.ts';
import { workforceFor } from '../simulate/workforce.ts';
import { judgeOf } from './judge.ts';
import { readStoreAddress } from './open-store.ts';
import { withStore } from './store-run.ts';

/** The options of `worker` as the user typed them. */
export interface WorkerOptions {
  readonly store?: string;
  readonly workers?: string;
  readonly name?: string;
  readonly gameTime?: string;
  readonly botTime: string;
  readonly allowBots: boolean;
  readonly untilIdle: boolean;
}

/** Plays chunks of runs until it is stopped. */
export async function work(options: WorkerOptions, { signal, terminal }: CommandContext): Promise<void> {
  const address = readStoreAddress(options.store);
  const threads =
    options.workers === undefined
      ? availableParallelism()
      : readWholeNumber('--workers', options.workers, 1, MAX_WORKERS);
  const settings = { ...readWorkerSettings(options), workers: threads };
  const tell = (text: string): void => void terminal.write(`${text}\n`);
  const tellNews = createTeller(tell);
  const waiting = { signal, onWait: (error: Error) => tellNews({ kind: 'away', error }) };
  const play = async (store: Store): Promise<void> => {
    const insist = <T>(ask: () => Promise<T>): Promise<T> => patiently(ask, waiting.onWait, signal);
    await insist(() => store.requireQueue());
    tell(`Playing for ${describeAddress(address)} with ${formatCount(threads, 'thread')}, engine ${store.engine}.`);
    for (const sentence of await insist(() => foreignRuns(store))) tell(sentence);
    const worker = new StoreWorker(store, {
      name: options.name ?? hostname(),
      threads,
      allowsOutsideBots: options.allowBots,
      employ: series => workforceFor(series, settings, Number.POSITIVE_INFINITY),
      judge: judgeOf,
      tell: tellNews,
      untilIdle: options.untilIdle,
    });
    await worker.work(signal);
  };
  await withStore(address, address.kind === 'folder', play, waiting);
}

/** Returns sentences about the runs that wait for another engine, so that nobody wonders why they are not played. */
async function foreignRuns(store: Store): Promise<string[]> {
  const running = (await store.runs.list()).filter(
    ({ state, engine }) => state === 'running' && engine !== store.engine,
  );
  return running.map(
    ({ run, engine }) => `Run ${run} is left to engine ${cleanLine(engine)}: this one might play different games.`,
  );
}

/** Returns a function that reports important news in sentences, and only counts the chunks that were played. */
function createTeller(tell: (text: string) => void): (news: WorkerNews) => void {
  let games = 0;
  let isAway = false;
  return news => {
    if (isAway && news.kind !== 'away') tell('The store is back.');
    if (news.kind === 'away' && !isAway) tell(`The store cannot be reached (${news.error.message}); trying again.`);
    isAway = news.kind === 'away';
    if (news.kind === 'played') games += news.games;
    if (news.kind === 'waiting') tell(`Waiting for work; ${formatCount(games, 'game')} so far.`);
    if (news.kind === 'failed') tell(`Chunk ${news.chunk} of run ${news.run} could not be played: ${news.reason}.`);
    if (news.kind === 'differs')
      tell(
        `Chunk ${news.chunk} of run ${news.run} produced different games here than on another machine: one of the two is faulty.`,
      );
  };
}
