import { type DuelMatchUp, deployFaceToFace, duelMatchUp, openBoard } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { batchFromJson, batchToJson, isSameBatch } from './batch-json.ts';
import { type Batch, prepareBatch } from './match-up.ts';
import { playGame } from './play-game.ts';

const BOARDS = ['one', 'two'].map(title => ({ title, board: openBoard(12, 12) }));

function batchOf(changes: Partial<DuelMatchUp> = {}): Batch {
  const options: Partial<DuelMatchUp> = { boards: BOARDS, bots: ['charger', 'random'], turnLimit: 12, ...changes };
  const batch = prepareBatch(duelMatchUp(['HBK-4G', 'WVR-6R'], options), deployFaceToFace);
  if (!batch.ok) throw new Error(batch.errors[0]!.message);
  return batch.value;
}

test('a batch read from JSON plays the same games', () => {
  const batch = batchOf({ profile: 'canon' });
  const again = batchFromJson(JSON.parse(JSON.stringify(batchToJson(batch))));
  if (!again.ok) throw new Error(again.errors[0]!.reason);
  expect(isSameBatch(again.value, batch)).toBe(true);
  expect(isSameBatch(again.value, batchOf())).toBe(false);
  for (const game of [0, 1, 5]) expect(playGame(again.value, game)).toEqual(playGame(batch, game));
});

test.each([
  [{ bots: ['genius', 'charger'] }, 'bots[0]'],
  [{ seed: 'x' }, 'seed'],
  [{ fields: [] }, 'fields'],
  [{ specs: [{}] }, 'specs[0]'],
])('a batch with a wrong field is refused by the name of that field: %j', (changes, path) => {
  const result = batchFromJson({ ...batchToJson(batchOf()), ...changes });
  expect(result.ok).toBe(false);
  if (!result.ok) expect(result.errors[0]!.path).toContain(path);
});
