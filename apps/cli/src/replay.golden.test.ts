import { expectDocument } from '@hexfall/testkit';
import { test } from 'vitest';
import { createProgram } from './program.ts';

/** A stored game: every change of the file format or of an outcome shows up here. */
test('the stored replay is still what this engine writes', async () => {
  let text = '';
  const program = createProgram(part => {
    text += part;
  });
  // Chargers: what they do is the same today and tomorrow, while better bots learn.
  const args = ['battle', 'HBK-4G', 'WVR-6R', '--bots', 'charger', '--seed', 'golden', '--out', '-'];
  await program.parseAsync(args, { from: 'user' });
  expectDocument('fixtures/replays/duel.jsonl', text);
});
