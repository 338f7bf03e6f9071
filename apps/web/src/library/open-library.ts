import { notices } from '../app/notices.ts';
import { Database } from './database.ts';
import { Library, type Messenger } from './library.ts';
import { STORE_NAMES } from './records.ts';
import { SafeStorage, type Trouble } from './safe-storage.ts';

const SENTENCES: Readonly<Record<Trouble, string>> = {
  forbidden:
    'Your browser does not let this page store anything, as in private windows: games and files will be lost when you close it.',
  full: 'Your browser has no more room for this page: anything new will be lost when you close it. Deleting old games may help.',
  failing: 'Your browser could not store something: anything new may be lost when you close this page.',
  outdated: 'A newer version of this page is open in another tab: reload this one to keep saving games.',
};

let opened: Promise<Library> | undefined;

/** Opens the library, once for the whole site. It never fails: if nothing can be stored, the library lasts until the page is closed. */
export function openLibrary(): Promise<Library> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Library> {
  const tell = (trouble: Trouble): void => notices.warn(SENTENCES[trouble]);
  const storage: SafeStorage = new SafeStorage(await openDatabase(() => storage.leaveBrowser('outdated')), tell);
  return new Library(storage, Date.now, otherTabs());
}

/** Opens the database; returns `undefined` if the browser stores nothing. */
async function openDatabase(closed: () => void): Promise<Database | undefined> {
  try {
    return await Database.open(closed);
  } catch {
    return undefined;
  }
}

function otherTabs(): Messenger {
  if (typeof BroadcastChannel === 'undefined') return { post: () => undefined, listen: () => undefined };
  const channel = new BroadcastChannel('hexfall');
  return {
    // oxlint-disable-next-line require-post-message-target-origin -- a channel has no origin but its own
    post: store => channel.postMessage(store),
    listen: heard =>
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const store = STORE_NAMES.find(name => name === data);
        if (store !== undefined) heard(store);
      }),
  };
}
