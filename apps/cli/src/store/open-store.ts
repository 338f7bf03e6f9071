import { hostname } from 'node:os';
import {
  describeAddress,
  describeFailure,
  hasPassword,
  parseAddress,
  Store,
  type StoreAddress,
  type Waiting,
} from '@hexfall/store';
import { FailedError, UsageError } from '../exit.ts';
import { STORE_VARIABLE } from './store-options.ts';

/** Returns the address of the store that an option or the environment names. */
export function readStoreAddress(typed: string | undefined): StoreAddress {
  const text = typed ?? process.env[STORE_VARIABLE] ?? '';
  if (text === '') throw new UsageError(`--store is missing: give it a URL or a folder, or set ${STORE_VARIABLE}.`);
  const where = typed === undefined ? STORE_VARIABLE : '--store';
  const address = parseAddress(text);
  if (!address.ok) throw new UsageError(`${where} ${address.errors[0]!}.`);
  if (typed !== undefined && hasPassword(address.value))
    throw new UsageError(
      `--store holds a password, which everybody on this machine could read in the list of processes; set ${STORE_VARIABLE} or PGPASSWORD instead.`,
    );
  return address.value;
}

/** Opens a store. Workers do not need permission to change its tables. */
export async function openStore(address: StoreAddress, mayChange: boolean, waiting?: Waiting): Promise<Store> {
  const options = { mayChange, name: `hexfall on ${hostname()}` };
  return saying(address, () => Store.open(address, waiting === undefined ? options : { ...options, waiting }));
}

/** Turns errors of a store into sentences that name it, followed by `further` sentences. */
export async function saying<T>(address: StoreAddress, work: () => Promise<T>, ...further: string[]): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const sentence = describeFailure(error);
    // Errors of files and the like are already sentences.
    if (sentence === undefined || error instanceof FailedError || error instanceof UsageError) throw error;
    throw new FailedError([`${describeAddress(address)}: ${sentence}`, ...further].join(' '));
  }
}
