import { createHeader, writeReplay } from '@hexfall/protocol';
import { createMatch } from '../../apps/web/src/begin/model/create-match.ts';
import { matchParts } from '../../apps/web/src/begin/model/match-parts.ts';
import { DEFAULT_MATCH, type MatchSettings } from '../../apps/web/src/begin/model/match-settings.ts';
import type { SitePage } from './site-page.ts';

/** The settings that a test chooses for a match; the rest is the default match, with dice that are always the same. */
export type MatchChoices = Partial<MatchSettings>;

/** Puts the parts of a game into the database that the page has created. */
const PUT = `async ({ summary, replay }) => {
  const asked = indexedDB.open('hexfall');
  const database = await new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
  const transaction = database.transaction(['games', 'replays'], 'readwrite');
  transaction.objectStore('games').put(summary);
  transaction.objectStore('replays').put(replay);
  await new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onerror = () => reject(transaction.error);
  });
  database.close();
}`;

/** Keeps a game in the library of a page, as if its reader had begun it, and returns the address of its view. */
export async function keepGame({ page, goTo }: SitePage, choices: MatchChoices = {}, id = 'kept'): Promise<string> {
  const settings: MatchSettings = { ...DEFAULT_MATCH, seed: 'kept game', ...choices };
  const setup = createMatch(settings, matchParts());
  if (!setup.ok) throw new Error(setup.errors[0]);
  const sides = settings.sides.map(({ player, units }) => ({ player, units: units.map(({ unit }) => unit) }));
  const times = { created: 1, updated: 1, revision: 1 };
  const summary = { id, name: 'Kept game', ...times, turn: 0, over: false, result: '', sides, file: '' };
  const replay = { id, settings, replay: writeReplay({ header: createHeader(setup.value, 'sealed'), entries: [] }) };
  // The view of a game that does not exist creates the database.
  await goTo('#/play/none');
  await page.evaluate(`(${PUT})(${JSON.stringify({ summary, replay })})`);
  return `#/play/${id}`;
}
