import { expectDocument } from '@hexfall/testkit';
import { test } from 'vitest';
import { capture } from './capture.ts';

/** A stored game: every change of the file format or of an outcome shows up here. */
test('the stored replay is still what this engine writes', async () => {
  // Chargers: what they do is the same today and tomorrow, while better bots learn.
  const args = ['battle', 'HBK-4G', 'WVR-6R', '--bots', 'charger', '--seed', 'golden', '--out', '-'];
  expectDocument('fixtures/replays/duel.jsonl', await capture(...args));
});
