import { describeAddress, type RunInfo, type StoreAddress } from '@hexfall/store';
import { BOT_TIME } from '../bots/bot-help.ts';
import { UsageError } from '../exit.ts';
import { formatCount } from '../format-count.ts';
import type { GameSource } from '../simulate/game-source.ts';
import type { WorkerSettings } from '../simulate/options.ts';
import type { CommandContext } from '../simulate/simulate.ts';
import { readStoreAddress } from './open-store.ts';
import type { StoreRequest } from './store-request.ts';
import { addRun, type WantedRun, withStore } from './store-run.ts';
import { storeSource } from './store-source.ts';

/** Adds a run to a store, and shows it while it is played unless the user detaches from it. */
export async function playInStore(
  wanted: WantedRun,
  options: StoreRequest,
  settings: WorkerSettings,
  { write }: CommandContext,
  show: (source: GameSource) => Promise<void>,
): Promise<void> {
  const address = readStoreAddress(options.store);
  if (address.kind === 'server') refuseTimes(settings);
  await withStore(address, true, async store => {
    const info = await addRun(store, wanted);
    if (options.detach === true) write(describeAdded(info, address, options.json));
    else await show(storeSource({ address, store, info }, settings));
  });
}

/** Refuses time limits: how long games and bots may take depends on the machine, so that is up to the owners of the workers. */
function refuseTimes({ gameTime, limits }: WorkerSettings): void {
  const option = gameTime === undefined ? '--bot-time' : '--game-time';
  if (gameTime !== undefined || limits.order !== BOT_TIME)
    throw new UsageError(`${option} is set by the workers of a server: hexfall worker ${option} ...`);
}

function describeAdded(info: RunInfo, address: StoreAddress, json: boolean): string {
  const { run, games } = info;
  if (json) return `${JSON.stringify({ run, games, store: describeAddress(address) })}\n`;
  const watch = `hexfall runs watch ${run} --store ${describeAddress(address)}`;
  return `Run ${run}: ${formatCount(games, 'game')} wait for workers.\nResult: ${watch}\n`;
}
