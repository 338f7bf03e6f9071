import { deriveSeed } from '@hexfall/protocol';
import type { GameSetup } from '@hexfall/rules';
import { type DuelMatchUp, deployFaceToFace, duelMatchUp, openBoard } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { planGame, setupOf } from './game-plan.ts';
import { type Batch, prepareBatch } from './match-up.ts';

const BOARDS = ['one', 'two'].map(title => ({ title, board: openBoard(12, 12) }));

function batchOf(changes: Partial<DuelMatchUp> = {}): Batch {
  const options: Partial<DuelMatchUp> = { boards: BOARDS, bots: ['charger', 'random'], turnLimit: 12, ...changes };
  const batch = prepareBatch(duelMatchUp(['HBK-4G', 'WVR-6R'], options), deployFaceToFace);
  if (!batch.ok) throw new Error(batch.errors[0]!.message);
  return batch.value;
}

/** Side, hex and unit name of each unit of a set-up. */
function deploymentOf({ units, specs }: GameSetup): unknown[] {
  return units.map(unit => [unit.side, 'hex' in unit ? unit.hex : '', specs[unit.spec]!.name]);
}

test('the two games of a pair share seed and board, with the sides exchanged', () => {
  const batch = batchOf();
  const [one, two, three] = [0, 1, 2].map(game => planGame(batch, game));
  expect(two).toEqual({ ...one, game: 1, swapped: true });
  expect(one!.seed).not.toBe(three!.seed);
  expect([one!.board, three!.board]).toEqual([0, 1]);
  expect(deploymentOf(setupOf(batch, one!))).toEqual([
    [0, '0502', 'Hunchback HBK-4G'],
    [1, '0509', 'Wolverine WVR-6R'],
  ]);
  expect(deploymentOf(setupOf(batch, two!))).toEqual([
    [0, '0502', 'Wolverine WVR-6R'],
    [1, '0509', 'Hunchback HBK-4G'],
  ]);
});

test('every game has its own seed if sides are not exchanged', () => {
  const batch = batchOf({ swapSides: false });
  const plans = [0, 1, 2].map(game => planGame(batch, game));
  expect(new Set(plans.map(({ seed }) => seed)).size).toBe(3);
  expect(plans.every(({ swapped }) => !swapped)).toBe(true);
});

test('the two games of a pair with an external bot share the board, and neither seed reveals the other', () => {
  const batch = batchOf({ bots: ['./mine.mjs', 'charger'] });
  const [one, two, three] = [0, 1, 2].map(game => planGame(batch, game));
  expect(two).toEqual({ ...one, game: 1, swapped: true, seed: expect.any(String) as string });
  expect(new Set([batch.seed, one!.seed, two!.seed, three!.seed]).size).toBe(4);
  // SHA-256 rather than the hash of a batch of built-in bots, which can be turned back.
  expect(one!.seed).toBe(deriveSeed(batch.seed, ['game', 0]));
});
