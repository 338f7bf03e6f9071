import { expectDocument } from '@hexfall/testkit';
import { test } from 'vitest';
import { capture } from './capture.ts';

// This test notices every change of the file format or of an outcome.
test('this engine still writes the stored replay', async () => {
  // The charger is used because its orders never change.
  const args = ['battle', 'HBK-4G', 'WVR-6R', '--bots', 'charger', '--seed', 'golden', '--out', '-'];
  expectDocument('fixtures/replays/duel.jsonl', await capture(...args));
});
