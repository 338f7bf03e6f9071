import { type Batch, type GameRecord, ResultCollector, type Series } from '@hexfall/sim';
import { type RunInfo, readAnySeries, type Store } from '@hexfall/store';
import { FailedError } from '../exit.ts';
import { formatCount } from '../format-count.ts';
import type { Output } from '../output.ts';
import { GameTable } from '../series/game-table.ts';
import { createGameFile } from '../simulate/game-file.ts';
import { claimTable, isParquet, writeParquet } from '../simulate/parquet-file.ts';
import { readStoreAddress } from './open-store.ts';
import { readRun, type ShowOptions } from './runs-command.ts';
import { withStore } from './store-run.ts';

/** How many chunks are in memory at the same time. */
const CHUNKS_AT_ONCE = 8;

/** The part of a run that has been written. */
interface Written {
  readonly games: number;
  /** Number of games up to the first one that has not been played yet. */
  readonly reached: number;
}

/**
 * Writes the games of a run as a file of games or as a table, up to the first game that has not been played yet. A file of games can be
 * read like any other, and resumed.
 */
export async function exportRun(text: string, path: string, options: ShowOptions, { write }: Output): Promise<void> {
  const address = readStoreAddress(options.store);
  const run = readRun(text);
  await withStore(address, address.kind === 'folder', async store => {
    const info = await store.runs.get(run);
    const writeGames = isParquet(path) ? writeTable : writeLines;
    const { games, reached } = await writeGames(store, info, path, options.force);
    write(`${formatCount(games, 'game')} in ${path}\n`);
    const all = info.counted ?? info.games;
    if (reached < all) throw new FailedError(`run ${run} has ${games} of ${all} games so far.`);
    if (games < reached)
      throw new FailedError(
        `${formatCount(reached - games, 'game')} of run ${run} could not be played; hexfall runs report ${run} says why.`,
      );
  });
}

async function writeLines(store: Store, info: RunInfo, path: string, force: boolean): Promise<Written> {
  const series = seriesOf(info);
  const file = createGameFile(path, info.command, info.header, force);
  try {
    return await readGames(store, info, series, records => file.write(records));
  } finally {
    file.close();
  }
}

async function writeTable(store: Store, info: RunInfo, path: string, force: boolean): Promise<Written> {
  const series = seriesOf(info);
  const claim = claimTable(path, force);
  try {
    const table = info.command === 'simulate' ? createDuelTable(series[0]!) : new GameTable(series);
    const written = await readGames(store, info, series, records => {
      for (const record of records) table.add(record);
    });
    await table.write(path);
    return written;
  } finally {
    claim.release();
  }
}

/** Returns the table of a single match-up, which has columns for each unit. */
function createDuelTable(batch: Batch): { add(record: GameRecord): void; write(path: string): void | Promise<void> } {
  const collector = new ResultCollector(batch);
  return {
    add: record => collector.add(record),
    write: path => writeParquet(path, batch, collector.samples),
  };
}

function seriesOf({ run, command, header }: RunInfo): Series {
  const series = readAnySeries(command, header);
  if (!series.ok) throw new FailedError(`run ${run} ${series.errors[0]!}.`);
  return series.value;
}

async function readGames(
  store: Store,
  info: RunInfo,
  series: Series,
  receive: (records: readonly GameRecord[]) => void,
): Promise<Written> {
  const { run, chunkGames } = info;
  const all = info.counted ?? info.games;
  const givenUp = new Set((await store.runs.setAsideOf(run)).map(({ chunk }) => chunk));
  let [games, next] = [0, 0];
  while (next * chunkGames < all) {
    if (givenUp.has(next)) {
      next++;
      continue;
    }
    const played = await store.chunks.read(info, series, next, CHUNKS_AT_ONCE);
    const inOrder = played.filter(({ chunk }, i) => chunk === next + i);
    if (inOrder.length === 0) break;
    for (const { records } of inOrder) {
      const counted = records.filter(({ game }) => game < all);
      receive(counted);
      games += counted.length;
    }
    next += inOrder.length;
  }
  return { games, reached: Math.min(all, next * chunkGames) };
}
