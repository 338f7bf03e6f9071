import type { Page } from 'playwright-core';

/** A game as the page keeps it in the browser. */
export interface StoredGame {
  readonly id: string;
  readonly name: string;
  readonly turn: number;
  readonly over: boolean;
  readonly result: string;
  readonly revision: number;
  readonly replay: string;
}

const READ = `new Promise((resolve, reject) => {
  const opening = indexedDB.open('hexfall');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const database = opening.result;
    const transaction = database.transaction(['games', 'replays']);
    const [games, replays] = ['games', 'replays'].map(name => transaction.objectStore(name).getAll());
    transaction.onerror = () => reject(transaction.error);
    transaction.oncomplete = () => {
      database.close();
      resolve(games.result.map(game => ({ ...game, ...replays.result.find(({ id }) => id === game.id) })));
    };
  };
})`;

/** Returns the games that the browser keeps, the oldest first. */
export async function storedGames(page: Page): Promise<readonly StoredGame[]> {
  const games = (await page.evaluate(READ)) as StoredGame[];
  return games.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

const SETTLE = `new Promise((resolve, reject) => {
  const opening = indexedDB.open('hexfall');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const database = opening.result;
    const transaction = database.transaction([...database.objectStoreNames]);
    transaction.objectStore(database.objectStoreNames[0]).count();
    transaction.onerror = () => reject(transaction.error);
    transaction.oncomplete = () => {
      database.close();
      resolve();
    };
  };
})`;

/** Waits until the browser has written what the page has asked it to keep: transactions on a store take place in order. */
export async function storageSettled(page: Page): Promise<void> {
  await page.evaluate(SETTLE);
}
